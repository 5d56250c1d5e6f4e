// Previous years, by night in the woods: tent, fire, moon and lantern path.
import {campFire, domeTent, lantern, stringLights} from '../world/camp.js';
import {addLand} from '../world/land.js';
import {Mould, put} from '../world/mould.js';
import {person} from '../world/people.js';
import {valley} from '../world/places.js';
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
  put(scene, domeTent('#ff8a3d', {lit: 1.0, size: 1.5}), [0, 0, 0], 0);
  for (const [x, o] of [
    [-0.42, {hair: 'curls', shirt: '#35b8f2', skin: '#8f5a3e'}],
    [0.42, {hair: 'long', shirt: '#ff5fa8', skin: '#efc3a0', hairColour: '#7d4fd1'}],
  ])
    put(
      scene,
      person({
        pose: 'ground',
        hat: 'none',
        wings: false,
        skirt: 'none',
        beard: false,
        shades: false,
        vest: false,
        ...o,
      }),
      [x, 0.02, 1.7],
      x * -0.4,
    );
  put(scene, lantern('#ffc766', 0.5), [1.7, 0, 2.3]);
  lamp(scene, '#ffc890', 9, [0.4, 2.4, 5], 10);
  lamp(scene, '#ffb45a', 3, [1.9, 0.9, 3.1], 6);
  put(scene, domeTent('#8f6bff', {lit: 0.5}), [-5.5, h(-5, -6), -6.5], 0.3);
  put(scene, domeTent('#35b8f2', {lit: 0.5}), [6, h(6, -8), -8], -0.3);
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
  addLand(scene, {kind: 'forest', tint: '#2a1f3a'});
  put(scene, campFire(1.3), [0, 0, 0]);
  put(scene, marshmallow(), [0.7, 1.75, 0.7], -0.2, 0.8);
  lamp(scene, '#ff9a3d', 16, [-0.5, 1.9, 1.6], 16);
  lamp(scene, '#ffd0a0', 12, [1.6, 2.8, 3], 10);
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
    camera: [[0.9, 1.3, 6.6], [0, 1.25, 0], 38],
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
    camera: [[1.1, 1.9, 3.9], [0.4, 1.35, 0], 36],
    make: roast,
  },
  'gallery/string-light-path': {
    size: 'tall',
    hour: 'dusk',
    camera: [[0.8, 1.7, 7], [-0.3, 3.2, -6], 44],
    make: lightPath,
  },
};
