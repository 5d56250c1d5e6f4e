// The campout page: banner and six features.
import {bunting, campFire, domeTent, log, ridgeTent, stringLights} from '../world/camp.js';
import {cloth, show} from '../world/colours.js';
import {Mould, put} from '../world/mould.js';
import {valley} from '../world/places.js';
import {beam, glassFlower, stage} from '../world/party.js';
import {crowd, person, scatter} from '../world/people.js';
import {court, rubberBall} from '../world/play.js';
import {guitar, marshmallowStick, mug} from '../world/props.js';
import {between, pick} from '../world/random.js';
import {sheep} from '../world/sheep.js';
import {lamp} from '../world/sky.js';
import {bush, fern, pine, redwood, rock, strew} from '../world/trees.js';

function banner(scene) {
  const h = valley(scene, {
    trees: 190,
    near: 26,
    far: 150,
    clear: (x, z) => z > 6 || (x < 2 && x > -40 && z > -34),
    flowers: [
      [-26, 10],
      [24, 24],
    ],
  });
  put(scene, sheep({glow: 0.75, pattern: 'waves', time: 0.2, look: 0.25}), [11, 0, 0]);
  const camp = [
    [-20, 2, '#ff8a3d'],
    [-14, -5, '#35b8f2'],
    [-12, 6, '#ff5fa8'],
    [-26, -3, '#ffcb3d'],
    [-5, -8, '#8f6bff'],
  ];
  for (const [x, z, colour] of camp)
    put(scene, domeTent(colour, {lit: 0.95, size: 1.25}), [x, h(x, z), z], between(-0.4, 0.6));
  put(scene, stringLights([-25, 7, -9], [-9, 6.6, -9], {bulbs: 26}), [0, 0, 0]);
  for (const x of [-25, -9]) put(scene, pine(11), [x, h(x, -9.3) - 0.2, -9.4]);
  for (const [x, z, s] of [
    [26, 2, 14],
    [29, -6, 17],
    [22, -8, 15],
  ])
    put(scene, pine(s), [x, h(x, z) - 0.2, z]);
  put(scene, campFire(1), [0, h(0, 6), 6]);
  crowd(
    scene,
    [
      [-1.8, 5],
      [1.9, 5.2],
      [-1.4, 7.4],
      [1.5, 7.6],
    ],
    [0, 6],
    () => ({pose: pick(['stand', 'wave', 'groove'])}),
    {height: h, sway: 0.2},
  );
  crowd(scene, scatter(7, [6, 6], [20, 9], 1.4), [10, 0]);
  lamp(scene, '#ff9a3d', 40, [0, 1.6, 6], 14);
}

function woods(scene) {
  const bend = (x, z) => Math.max(0, 1 - Math.abs(x - Math.sin(z * 0.16) * 1.8) / 1.5);
  const h = valley(scene, {
    kind: 'forest',
    plain: 40,
    trees: 60,
    near: 40,
    far: 90,
    path: (x, z) => Math.min(0.85, bend(x, z) * 1.4),
  });
  for (const [x, z] of [
    [-5, 3],
    [4.72, 1],
    [-4.4, -5],
    [6.2, -6],
    [-8.5, -1],
    [9, 3],
    [-7.4, -12],
    [4.6, -13],
    [10.5, -12],
    [-12, -8],
    [-3.9, -20],
    [6.4, -22],
    [13, -4],
    [-13, 4],
    [-14, -18],
    [12, -22],
    [0.8, -30],
    [-8, -28],
    [17, -14],
    [-18, -12],
  ])
    put(scene, redwood(between(19, 25)), [x, -0.1, z]);
  for (let i = 0; i < 70; i++) {
    const [x, z] = [between(-13, 13), between(-22, 7)];
    if (bend(x, z) < 0.05)
      put(
        scene,
        i % 5 ? fern(between(0.5, 1)) : i % 2 ? bush(between(0.6, 1)) : rock(between(0.3, 0.7)),
        [x, 0, z],
      );
  }
  strew(scene, 500, [-10, -12], [10, 8], {kind: 'forest', plain: 40}, (x, z) => bend(x, z) > 0.05);
  put(
    scene,
    person({
      pose: 'walk',
      shirt: '#ff5fa8',
      hat: 'bucket',
      hatColour: '#ffcb3d',
      wings: true,
      skirt: 'none',
    }),
    [0.5, 0, -1.6],
    Math.PI - 0.3,
  );
  put(
    scene,
    person({
      pose: 'walk',
      shirt: '#35b8f2',
      hat: 'none',
      hair: 'afro',
      skirt: 'tutu',
      hatColour: '#ff8a3d',
      wings: false,
    }),
    [-0.5, 0, -2.6],
    Math.PI + 0.2,
  );
  for (const [x, z, w] of [
    [-3, -8, 1.3],
    [2.4, -5, 1.6],
    [5.5, -11, 2],
    [-7.5, -12, 1.7],
    [0, -15, 2.4],
    [-5.4, -3, 1],
  ])
    scene.add(beam('#ffe6a0', [x - 7, 22, z + 3], [x + 1.6, -1, z], w, 0.3));
  return h;
}

function visions(scene) {
  const h = valley(scene, {
    kind: 'forest',
    plain: 18,
    trees: 170,
    near: 20,
    far: 60,
    clear: (x, z) => z > 6 && Math.abs(x) < 12,
  });
  put(scene, sheep({glow: 1, pattern: 'lagoon', time: 0.3, look: 0.3}), [0, 0, 0]);
  for (const [x, z, s] of [
    [-13.5, 3, 17],
    [-17, -4, 19],
    [-9, -9, 18],
    [0, -10, 20],
    [9, -8, 18],
    [12, 2, 17],
    [16, -6, 20],
    [-20, 7, 14],
    [17, 9, 14],
  ])
    put(scene, pine(s), [x, h(x, z) - 0.1, z]);
  lamp(scene, '#cfd4ff', 110, [-15, 9, 11], 24);
  for (const [c, x, y, z] of [
    ['#b14dff', -14, 5, -1],
    ['#2fb6ff', -6, 12, -6],
    ['#22d6c0', 4, 11, -5],
    ['#ff2f8e', 12, 6, -2],
    ['#5c6bff', -16, 3, 6],
    ['#ff5fc4', 15, 3, 7],
  ])
    lamp(scene, c, 90, [x, y, z], 24);
  for (let i = 0; i < 7; i++)
    scene.add(
      beam(show[(i + 3) % 6], [-2 + i * 0.7, 7.2, -0.6], [-26 + i * 8.6, 24, -14], 1.5, 0.5),
    );
  crowd(
    scene,
    scatter(9, [-9, 7], [7, 10.5], 1.3),
    [-1, 0],
    () => ({pose: pick(['cheer', 'point', 'hips', 'groove'])}),
    {sway: 0.4},
  );
}

function auralPleasures(scene) {
  const h = valley(scene, {
    kind: 'forest',
    plain: 20,
    trees: 130,
    near: 13,
    far: 80,
    clear: (x, z) => z > -4,
  });
  put(scene, stage({wide: 9, glow: 0.9}), [0, 0, -5]);
  put(
    scene,
    person({
      pose: 'dj',
      hat: 'phones',
      hatColour: '#35b8f2',
      shirt: '#ffcb3d',
      hair: 'bun',
      wings: false,
      skirt: 'none',
    }),
    [0, 1.04, -4.7],
  );
  crowd(
    scene,
    scatter(30, [-6, 0.4], [6, 7], 1),
    [0, -5],
    () => ({pose: pick(['cheer', 'groove', 'disco', 'swing', 'leap'])}),
    {sway: 0.6},
  );
  for (const [x, z] of [
    [-9.5, -6],
    [9.5, -6],
    [-10, 4],
    [10, 4],
  ])
    put(scene, pine(14), [x, h(x, z), z]);
  for (const k of [1, -1])
    put(scene, stringLights([k * 9.5, 6.4, -6], [k * 10, 6, 4], {bulbs: 16, sag: 1}), [0, 0, 0]);
  put(scene, stringLights([-9.5, 7.4, -6], [9.5, 7.4, -6], {bulbs: 30, sag: 0.6}), [0, 0, 0]);
  for (const [c, x] of [
    ['#ff2f8e', -4],
    ['#ffc928', 0],
    ['#2fb6ff', 4],
  ])
    lamp(scene, c, 45, [x, 3.6, -0.5], 18);
}

function artPiece(scene) {
  const h = valley(scene, {
    kind: 'summer',
    plain: 14,
    trees: 90,
    near: 30,
    clear: (x, z) => z > 4,
    flowers: [
      [-14, -8],
      [14, 9],
    ],
  });
  put(scene, glassFlower(6.4), [0, 0, 0]);
  for (const [x, z, s, c] of [
    [-6.5, -5, 2.6],
    [6.8, -4, 3.2],
    [-9.8, -1, 2],
    [10, 0.4, 1.8],
  ])
    put(scene, glassFlower(s, c), [x, h(x, z), z], x);
  put(
    scene,
    person({
      pose: 'point',
      shirt: '#8f6bff',
      hair: 'afro',
      hat: 'none',
      wings: false,
      skirt: 'dress',
    }),
    [-2.9, 0, 3.2],
    2.4,
  );
  put(
    scene,
    person({
      pose: 'hips',
      shirt: '#3ecf8e',
      hat: 'cowboy',
      hatColour: '#f6f0e6',
      wings: false,
      wide: 1.3,
    }),
    [-1.9, 0, 3.9],
    2.7,
  );
  put(
    scene,
    person({pose: 'leap', wings: true, hatColour: '#ff8a3d', shirt: '#ff5fa8', hat: 'flowers'}),
    [3.6, 0, 2.6],
    0.5,
  );
}

/** Two teams on a court; the balls fly. */
export function dodgeball(scene, {cheering = 10} = {}) {
  const h = valley(scene, {kind: 'meadow', plain: 20, trees: 90, near: 20, clear: (x, z) => z > 5});
  put(scene, court(), [0, 0.02, 0]);
  const drag = (colour) => ({
    wings: Math.abs(colour.length) > 20,
    skirt: pick(['tutu', 'dress', 'tutu']),
    hair: 'wig',
    hat: 'none',
    shirt: colour,
    hairColour: pick(['#ff5fa8', '#35b8f2', '#ffcb3d', '#8f6bff', '#ff8a3d']),
  });
  const team = (spots, colour, turn) =>
    spots.forEach(([x, z, pose]) =>
      put(
        scene,
        person({...drag(colour), pose, hatColour: pick(cloth)}),
        [x, 0.05, z],
        turn + between(-0.3, 0.3),
      ),
    );
  team(
    [
      [-2, 1.6, 'throw'],
      [-4.4, -1.2, 'dodge'],
      [-5.2, 2.4, 'cheer'],
      [-3, -2.6, 'throw'],
    ],
    '#ff5fa8',
    Math.PI / 2,
  );
  team(
    [
      [2.2, 0.4, 'dodge'],
      [4.3, 2.3, 'throw'],
      [4.9, -1.5, 'leap'],
      [2.9, -2.7, 'throw'],
    ],
    '#35b8f2',
    -Math.PI / 2,
  );
  for (const [x, y, z] of [
    [-0.6, 2.3, 1.6],
    [1.2, 1.5, -0.6],
    [0.2, 2.6, -2.6],
    [-3.4, 1.1, 0.4],
    [3.2, 2.1, 1.9],
    [0.1, 0.25, 2.6],
  ])
    put(scene, rubberBall(0.21), [x, y, z]);
  crowd(scene, scatter(cheering, [-6, -6.6], [6, -5], 1), [0, 0], () => ({
    pose: pick(['cheer', 'wave', 'leap']),
  }));
  put(scene, bunting([-7.5, 3.6, -4.4], [7.5, 3.6, -4.4], {flags: 26}), [0, 0, 0]);
  for (const x of [-7.5, 7.5])
    put(scene, new Mould().bar('#9a6a43', [x, 0, -4.4], [x, 3.8, -4.4], [0.08]).cast(), [0, 0, 0]);
  return h;
}

function community(scene) {
  const h = valley(scene, {
    kind: 'forest',
    plain: 16,
    trees: 150,
    near: 12,
    far: 80,
    clear: (x, z) => z > 3,
  });
  put(scene, campFire(1.15), [0, 0, 0]);
  lamp(scene, '#ff9a3d', 46, [0, 2.2, 0], 26);
  lamp(scene, '#ffb46a', 30, [0, 3, 5], 16);
  for (const a of [2, 3.14, 4.28])
    put(scene, log(2.8), [Math.sin(a) * 2.7, 0, Math.cos(a) * 2.7], a);
  const plain = {wings: false, skirt: 'none', shades: false};
  const seat = (a, given) =>
    put(
      scene,
      person({...plain, ...given}),
      [Math.sin(a) * 2.7, 0.06, Math.cos(a) * 2.7],
      a + Math.PI,
    );
  seat(1.72, {pose: 'roast', holds: marshmallowStick(1), hat: 'none', hair: 'wig'});
  seat(2.02, {pose: 'toast', holds: mug('#ffcb3d'), shirt: '#ff5fa8', hair: 'afro', hat: 'none'});
  seat(2.34, {pose: 'roast', holds: marshmallowStick(1.1)});
  seat(2.86, {pose: 'toast', holds: mug('#f2494f'), hat: 'sheep', beard: true});
  seat(3.16, {pose: 'sit', laugh: true});
  seat(3.46, {pose: 'roast', holds: marshmallowStick(1.1), wide: 1.3});
  seat(4.02, {pose: 'sit', hair: 'long', hat: 'flowers'});
  seat(4.3, {pose: 'toast', holds: mug('#35b8f2'), hat: 'beanie', shirt: '#8f6bff'});
  seat(4.62, {pose: 'strum', holds: guitar, hat: 'cowboy', shirt: '#35b8f2', skin: '#8f5a3e'});
  // two friends with their backs to us, arm in arm
  const friend = (x, given) =>
    put(scene, person({...plain, hat: 'none', ...given}), [x, 0, 2.2], Math.PI - 0.1);
  friend(2.25, {pose: 'hugLeft', shirt: '#3ecf8e', hair: 'mohawk', hairColour: '#e0457b'});
  friend(1.66, {pose: 'hugRight', shirt: '#ff8a3d', hair: 'curls', wide: 1.2, vest: true});
  put(scene, domeTent('#ff8a3d', {lit: 1}), [-6.4, h(-7, -4), -5], 0.6);
  put(scene, ridgeTent('#35b8f2', {lit: 0.9, size: 1.2}), [6.4, h(7, -4), -5.4], -0.5);
  put(scene, stringLights([-9, 5.4, -5], [0, 5, -7], {bulbs: 18}), [0, 0, 0]);
  put(scene, stringLights([0, 5, -7], [9, 5.6, -5], {bulbs: 18}), [0, 0, 0]);
}

export const campout = {
  'campout/banner': {
    size: 'banner',
    hour: 'sunset',
    camera: [[-3, 4.2, 31], [0.5, 6.6, 0], 32],
    make: banner,
  },
  'campout/woods': {
    hour: 'golden',
    camera: [[0.6, 2.2, 9], [0, 3.6, -6], 46],
    make: woods,
    change: {sun: [-0.5, 0.75, 0.1], bloom: 0.2, fog: ['#f2eab0', 16, 90], fill: 2.7, power: 4.2},
  },
  'campout/visions': {
    hour: 'night',
    camera: [[-4, 3.6, 31], [-0.8, 6.6, 0], 35],
    make: visions,
    // Clear of the corner that its card cuts off.
    change: {moon: [0.25, 0.285, -0.83]},
  },
  'campout/aural-pleasures': {
    hour: 'dusk',
    camera: [[4.6, 3.6, 13.4], [0, 2.9, -2.6], 40],
    make: auralPleasures,
  },
  'campout/art': {hour: 'golden', camera: [[-3.4, 1.9, 15.5], [0, 3.6, 0], 40], make: artPiece},
  'campout/participate': {
    hour: 'day',
    camera: [[-3.5, 3.6, 12.4], [0.2, 1.3, -0.6], 36],
    make: (scene) => void dodgeball(scene),
  },
  'campout/community': {
    hour: 'night',
    camera: [[-0.5, 2.1, 6.8], [0.1, 1.4, -0.4], 42],
    make: community,
  },
};
