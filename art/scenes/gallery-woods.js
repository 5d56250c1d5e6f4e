// Previous years, by night in the woods: tent, fire, moon and lantern path.
import {campFire, domeTent, lantern, log, stringLights} from '../world/camp.js';
import {addLand} from '../world/land.js';
import {Mould, put} from '../world/mould.js';
import {person} from '../world/people.js';
import {valley} from '../world/places.js';
import {mug} from '../world/props.js';
import {between} from '../world/random.js';
import {lamp} from '../world/sky.js';
import {coyote, marshmallow} from '../world/things.js';
import {fern, pine, rock} from '../world/trees.js';

function tentLantern(scene) {
  const h = valley(scene, {
    kind: 'forest',
    plain: 12,
    trees: 140,
    near: 9,
    far: 60,
    clear: (x, z) => z > 3,
  });
  put(scene, domeTent('#ff8a3d', {lit: 1.0, size: 1.45}), [0, 0, -0.6], 0);
  put(
    scene,
    stringLights([-4.6, 3.4, -1.6], [0, 2.2, 0.1], {bulbs: 14, sag: 0.5, size: 0.055}),
    [0, 0, 0],
  );
  put(
    scene,
    stringLights([0, 2.2, 0.1], [4.6, 3.4, -1.6], {bulbs: 14, sag: 0.5, size: 0.055}),
    [0, 0, 0],
  );
  const friend = {
    pose: 'sit',
    hat: 'none',
    wings: false,
    skirt: 'none',
    beard: false,
    shades: false,
    vest: false,
    bare: false,
    laugh: true,
  };
  put(scene, log(2), [-0.1, 0, 1.5]);
  const friends = [
    [
      -0.55,
      {
        hair: 'curls',
        shirt: '#35b8f2',
        skin: '#8f5a3e',
        gaze: [0.5, -0.1, 0],
        holds: mug('#ffcb3d'),
        pose: 'toast',
      },
    ],
    [
      0.35,
      {
        hair: 'long',
        shirt: '#ff5fa8',
        skin: '#efc3a0',
        hairColour: '#7d4fd1',
        gaze: [-0.5, 0.1, 0],
        holds: mug('#3ecf8e'),
      },
    ],
  ];
  for (const [x, looks] of friends)
    put(scene, person({...friend, ...looks}), [x, 0.06, 1.5], x * -0.3);
  put(scene, lantern('#ffc766', 0.4), [1.5, 0, 1.8]);
  put(scene, lantern('#ffc766', 0.4), [-1.75, 0, 1.3]);
  for (let i = 0; i < 24; i++) {
    const [x, z] = [between(-4, 4), between(0.4, 3.4)];
    if (Math.abs(x) > 1.6) put(scene, fern(between(0.3, 0.55)), [x, 0, z]);
  }
  lamp(scene, '#ffc890', 12, [0.2, 2.4, 4.6], 9);
  lamp(scene, '#ffb45a', 5, [1.6, 0.9, 2.4], 5);
  lamp(scene, '#ffb45a', 5, [-1.8, 0.9, 2], 5);
  lamp(scene, '#ff9a4d', 10, [0, 1.2, 0.9], 6);
  put(scene, domeTent('#8f6bff', {lit: 0.6}), [-5, h(-5, -6), -6], 0.3);
  put(scene, domeTent('#35b8f2', {lit: 0.6}), [5.4, h(6, -8), -7], -0.3);
}

function coyoteMoon(scene) {
  addLand(scene, {kind: 'summer', plain: 3, tint: '#23235a'});
  for (const [x, z, r] of [
    [0.1, 0, 1.0],
    [-1.1, 0.3, 0.8],
    [1.2, 0.1, 0.8],
  ])
    put(scene, rock(r), [x, -0.2, z]);
  put(scene, coyote(), [0, 0.86, 0]);
  lamp(scene, '#8f9dff', 10, [-2, 3.4, 4], 14);
  lamp(scene, '#ffe0a0', 12, [3, 4, -3], 12);
  const moon = new Mould(0).ball('#fff0c8', 7, {at: [5.2, 9.4, -40], glow: 1.0}, 3).cast();
  moon.traverse(
    (part) =>
      part.material && ((part.material = part.material.clone()), (part.material.fog = false)),
  );
  scene.add(moon);
  for (const [x, z, s] of [
    [-4.4, -5, 6],
    [-6, -8, 8],
    [5, -7, 7],
    [7, -9, 9],
  ])
    put(scene, pine(s), [x, -0.6, z]);
}

function roast(scene) {
  valley(scene, {kind: 'forest', plain: 12, trees: 120, near: 10, far: 60, clear: (x, z) => z > 2});
  put(scene, campFire(1.15), [0, 0, 0]);
  const sticks = [
    [0.5, 1.5, 0.8, -0.25, 0.56, 1],
    [-0.66, 1.3, 0.6, Math.PI + 0.4, 0.42, 0.6],
  ];
  for (const [x, y, z, turn, size, toast] of sticks)
    put(scene, marshmallow(toast), [x, y, z], turn, size);
  const camper = {
    pose: 'sit',
    wings: false,
    skirt: 'none',
    shades: false,
    laugh: true,
    gaze: [0, 0, 0.1],
  };
  put(scene, log(3), [0.2, 0, -2.5]);
  put(
    scene,
    person({...camper, hat: 'sheep', shirt: '#ff5fa8', skin: '#8f5a3e'}),
    [-1.15, 0.06, -2.5],
    0.2,
  );
  put(
    scene,
    person({...camper, hat: 'beanie', shirt: '#35b8f2', skin: '#efc3a0'}),
    [1.25, 0.06, -2.5],
    -0.2,
  );
  put(scene, domeTent('#8f6bff', {lit: 0.8, size: 1.2}), [-3.6, 0, -6.5], 0.3);
  put(scene, stringLights([-6, 4.4, -6], [6, 4.6, -6], {bulbs: 20, sag: 0.8}), [0, 0, 0]);
  lamp(scene, '#ff9a3d', 9, [0, 1.9, 0.2], 14);
  lamp(scene, '#ffa860', 22, [0, 2.2, -1], 10);
  lamp(scene, '#ffdcb0', 20, [0.9, 2.8, 3.4], 8);
}

function lightPath(scene) {
  const bend = (z) => Math.sin(z * 0.17) * 1.4;
  const h = valley(scene, {
    kind: 'forest',
    plain: 40,
    trees: 40,
    near: 30,
    far: 70,
    path: (x, z) => Math.max(0, 1 - Math.abs(x - bend(z)) / 1.5),
  });
  for (let i = 0; i < 12; i++)
    for (const k of [1, -1]) {
      const z = 5 - i * 3.4;
      put(scene, pine(between(12, 16)), [bend(z) + k * between(4.4, 6), 0, z]);
      put(scene, pine(between(11, 15)), [bend(z) + k * between(8, 11), 0, z + 1.4]);
      put(scene, fern(0.8), [bend(z) + k * between(2.3, 2.9), 0, z + 1]);
      if (i < 9) put(scene, lantern('#ffc766', 0.9), [bend(z) + k * 1.8, 0, z]);
    }
  for (let i = 0; i < 7; i++) {
    const z = 3 - i * 3.4;
    put(
      scene,
      stringLights([bend(z) - 4.2, 4.8, z], [bend(z - 3.4) + 4.2, 4.8, z - 3.4], {
        bulbs: 18,
        sag: 1,
      }),
      [0, 0, 0],
    );
    lamp(scene, '#ffb866', 12, [bend(z), 2.2, z], 9);
  }
  put(
    scene,
    person({pose: 'hug', shirt: '#ff5fa8', wings: false, skirt: 'dress'}),
    [bend(-4) - 0.3, 0, -4],
    Math.PI,
  );
  put(
    scene,
    person({pose: 'hug', shirt: '#35b8f2', wings: true, skirt: 'none'}),
    [bend(-4) + 0.42, 0, -4],
    Math.PI,
  );
  return h;
}

const square = {size: 'square'};

export const woods = {
  'gallery/tent-lantern': {
    ...square,
    hour: 'night',
    camera: [[0.4, 1.3, 6.6], [-0.05, 1.2, 0], 38],
    make: tentLantern,
  },
  'gallery/coyote-moon': {
    ...square,
    hour: 'night',
    camera: [[-0.6, 1.4, 6.4], [0.1, 1.75, 0], 34],
    make: coyoteMoon,
    change: {moon: undefined},
  },
  'gallery/marshmallow': {
    ...square,
    hour: 'night',
    camera: [[0.75, 1.95, 3.7], [0.08, 1.3, 0], 40],
    make: roast,
  },
  'gallery/string-light-path': {
    size: 'tall',
    hour: 'dusk',
    camera: [[0.8, 1.7, 7], [-0.3, 3.2, -6], 44],
    make: lightPath,
  },
};
