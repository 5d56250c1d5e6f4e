// The home page: the whole sheep, the campout card, and the nine squares of the collage.
import {bunting, domeTent, hammock, stringLights} from '../world/camp.js';
import {cloth, show, wool} from '../world/colours.js';
import {put} from '../world/mould.js';
import {addLand} from '../world/land.js';
import {desert, tents, valley} from '../world/places.js';
import {beam} from '../world/party.js';
import {crowd, person, scatter} from '../world/people.js';
import {between, pick} from '../world/random.js';
import {sheep} from '../world/sheep.js';
import {lamp} from '../world/sky.js';
import {dust, flag, ladder, looseTriangle} from '../world/things.js';
import {pine, redwood} from '../world/trees.js';
import {house} from '../world/vehicles.js';

/** Riders on the deck and on the back of the sheep, with the DJ at the desk. */
export function riders(scene, {dancers = 4} = {}) {
  put(
    scene,
    person({
      pose: 'dj',
      hat: 'phones',
      hatColour: '#ff5fa8',
      shirt: '#ffcb3d',
      hair: 'short',
      skirt: 'none',
      wings: false,
    }),
    [0.9, 4.33, 1.55],
    0,
  );
  for (let i = 0; i < dancers; i++)
    put(
      scene,
      person({pose: pick(['cheer', 'wave', 'disco', 'groove'])}),
      [-1.6 + i * 1.35 + (i > 1 ? 1.2 : 0), 4.33, between(-0.6, 0.8)],
      between(-0.5, 0.5),
    );
  // two on top: on the withers and above the hind legs
  put(scene, person({pose: 'cheer', hat: 'crown', wings: false}), [-2.9, 6.72, 0.7], -0.3);
  put(scene, person({pose: 'disco', wings: true}), [3.6, 7, 0.5], 0.2);
}

function whatIs(scene) {
  valley(scene, {
    trees: 90,
    near: 38,
    clear: (x, z) => z > 8 || x < -30,
    flowers: [
      [-24, 6],
      [16, 22],
    ],
  });
  put(scene, sheep({}), [0, 0, 0]);
  riders(scene);
  crowd(
    scene,
    [
      [-9.5, 7.2],
      [-7.2, 8.6],
      [-4.6, 7],
      [-1.4, 8.2],
      [1.6, 6.9],
      [4.2, 8.4],
      [7, 7],
    ],
    [-3, 0],
    {},
    {sway: 1.6},
  );
  crowd(
    scene,
    [
      [9.4, 5.5],
      [10.5, 6.2],
      [-12, 3],
    ],
    [-2, 2],
  );
}

function upcoming(scene) {
  const h = valley(scene, {
    kind: 'forest',
    plain: 20,
    trees: 150,
    near: 15,
    far: 90,
    clear: (x, z) => z > 4 && x < 14 && x > -28,
  });
  put(scene, sheep({glow: 1, pattern: 'waves'}), [0, 0, 0]);
  riders(scene, {dancers: 3});
  for (const [x, z, s] of [
    [-15, -3, 15],
    [-17.5, 3.5, 12],
    [12, 3, 15],
    [15, 8, 13],
    [10.5, -6, 16],
  ])
    put(scene, pine(s), [x, h(x, z) - 0.1, z]);
  for (const [x, z, c] of [
    [-13.5, 9.5, '#ff5fa8'],
    [-10.4, 12.6, '#ff8a3d'],
    [9, 11, '#35b8f2'],
    [5.6, 14, '#ffcb3d'],
    [12.5, 12, '#8f6bff'],
  ])
    put(scene, domeTent(c, {lit: 0.95}), [x, h(x, z), z], between(-0.5, 0.5));
  put(scene, stringLights([-15, 7.4, -2], [-17.2, 6.6, 3.5], {bulbs: 8}), [0, 0, 0]);
  put(scene, stringLights([12, 6.5, 3], [15, 6, 8], {bulbs: 10}), [0, 0, 0]);
  put(scene, stringLights([10.5, 8, -6], [12, 6.5, 3], {bulbs: 14}), [0, 0, 0]);
  crowd(scene, scatter(16, [-8, 6.2], [6, 10.5], 1.2), [-1, 0]);
  for (const [c, x] of [
    ['#ff7a2f', -6],
    ['#34d97c', 0],
    ['#8a5cff', 6],
  ])
    lamp(scene, c, 26, [x, 1.4, 9], 18);
}

function dustParade(scene) {
  desert(scene);
  put(scene, sheep({sheen: 0.5, look: 0.15, time: 0.55}), [0, 0, 0]);
  riders(scene, {dancers: 3});
  crowd(
    scene,
    [
      [-15, 6.2],
      [-12.5, 8.2],
      [-16, 2.4],
      [-9, 7.4],
      [-13.4, -2.6],
      [-11, 4.9],
      [-14, -0.4],
    ],
    [-30, 8],
    () => ({pose: pick(['walk', 'disco', 'leap', 'cheer']), shades: true}),
    {sway: 0.5},
  );
  dust(scene, 60, [8, -14], [40, 10], {size: [4, 12], opacity: 0.34, colour: '#ffe9c8'});
  dust(scene, 22, [-6, -7], [9, 5.5], {size: [1.2, 3], opacity: 0.3, colour: '#ffe9c8'});
}

function roofSunrise(scene) {
  valley(scene, {trees: 190, near: 30, hills: ['#6f8f6a', '#8f9aa0', '#b0a6c0']});
  put(scene, sheep({glow: 0.12, sheen: 0.4}), [0, 0, 0]);
  const sit = (x, z, o) =>
    put(scene, person({pose: 'sit', ...o}), [x, 6.62, z], -Math.PI / 2 - 0.3);
  sit(3.7, 0.9, {shirt: '#ff5fa8', hair: 'afro', hat: 'none', wings: false});
  sit(3.7, 0.1, {shirt: '#35b8f2', hat: 'sheep', wings: false});
  sit(3.75, -0.8, {
    shirt: '#ffcb3d',
    hair: 'long',
    hat: 'none',
    hairColour: '#e0457b',
    wings: false,
  });
  put(
    scene,
    person({pose: 'wave', shirt: '#8f6bff', hat: 'flowers', wings: true}),
    [-3, 6.75, 0.4],
    -1.9,
  );
}

function djBooth(scene) {
  const h = valley(scene, {kind: 'forest', trees: 110, near: 18, far: 80, clear: (x, z) => z > 6});
  put(scene, sheep({glow: 1, pattern: 'candy'}), [0, 0, 0]);
  put(
    scene,
    person({
      pose: 'dj',
      hat: 'phones',
      hatColour: '#ffc928',
      shirt: '#ff5fa8',
      hair: 'mohawk',
      hairColour: '#3b8fd6',
      skin: '#8f5a3e',
      shades: true,
      wings: false,
      skirt: 'none',
      vest: false,
      tall: 1.12,
      beard: false,
    }),
    [0.9, 4.36, 1.6],
    -0.15,
  );
  for (const [x, p] of [
    [-1.5, 'cheer'],
    [-0.5, 'swing'],
    [2.4, 'groove'],
    [3.5, 'cheer'],
  ])
    put(scene, person({pose: p}), [x, 4.33, 0.2], 0);
  for (const [c, x, y] of [
    ['#ff5fc4', -1.5, 6.6],
    ['#35b8f2', 3.5, 6.4],
  ])
    lamp(scene, c, 16, [x, y, 3.6], 10);
  lamp(scene, '#ffe0b0', 9, [0.6, 7, 4.5], 9);
  const bulbs = ['#ffd27a', '#ff9ac8', '#9ad8ff'];
  put(
    scene,
    stringLights([-4.4, 8.6, 0], [3.4, 7.6, -0.5], {bulbs: 22, sag: 0.6, colours: bulbs}),
    [0, 0, 0],
  );
  return {camera: [[-1, 6.5, 7.4], [0.95, 6, 1.4], 34], h};
}

/** A share of panels that is not yet hung; the same each time. */
export const unhung =
  (share) =>
  ({name, side}) =>
    ((Number.parseInt(name.replace(/\D/g, '') || '3', 10) * 7 + side * 3 + 20) % 10) / 10 < share;

function buildDay(scene) {
  valley(scene, {kind: 'summer', trees: 70, near: 34, clear: (x, z) => z > 6});
  put(scene, sheep({missing: unhung(0.45), sheen: 0.2}), [0, 0, 0]);
  const crew = (o) =>
    person({hat: 'helmet', hatColour: '#ffcb3d', wings: false, vest: false, skirt: 'none', ...o});
  put(scene, ladder(5.4), [-2.2, 0, 5.4]);
  put(scene, crew({pose: 'aloft', shirt: '#ff8a3d'}), [-2.2, 2.7, 4.5], Math.PI);
  put(scene, looseTriangle(wool, 1.9), [-2.2, 5.2, 4.3]);
  for (const [x, z, c] of [
    [-8.2, 7.4, wool],
    [3.4, 7.8, '#ffd3e6'],
  ]) {
    const panel = put(scene, looseTriangle(c, 2.1), [x + 0.9, 1.15, z + 0.35]);
    panel.rotation.x = -0.25;
    put(scene, crew({pose: 'carry', shirt: pick(cloth)}), [x, 0, z], 1.2);
    put(scene, crew({pose: 'carry', shirt: pick(cloth)}), [x + 1.9, 0, z], -1.2);
  }
  put(scene, crew({pose: 'point', shirt: '#3ecf8e', skin: '#6b4130'}), [0.6, 0, 8.6], 2.7);
  put(scene, crew({pose: 'hips', shirt: '#f2494f'}), [-5, 0, 9.4], 2.6);
  for (let i = 0; i < 3; i++) {
    const flat = put(
      scene,
      looseTriangle(i ? wool : '#d6f0ff', 1.8),
      [6.5 + i * 0.9, 0.1 + i * 0.05, 7.6 + i * 0.9],
      i,
    );
    flat.rotation.x = -Math.PI / 2;
  }
}

function nightGlow(scene) {
  valley(scene, {trees: 120, near: 22, clear: (x, z) => z > -6});
  put(scene, sheep({glow: 1, pattern: 'candy', time: 0.1, look: 0.4}), [0, 0, 0]);
  crowd(
    scene,
    [
      [-9.6, 13.4],
      [-8.3, 12.6],
      [-6.6, 13.2],
      [-5.4, 12.2],
      [-11, 11.2],
      [-3.4, 11.4],
      [-7.4, 10.6],
      [-1.2, 9.8],
    ],
    [-4, 0],
    () => ({pose: pick(['cheer', 'hug', 'wave', 'cheer']), wings: false}),
    {sway: 0.3},
  );
  put(scene, person({pose: 'cheer', wings: true}), [-2.9, 6.72, 0.7], -0.4);
  for (const [c, x] of [
    ['#ff2f8e', -6],
    ['#b14dff', 0],
    ['#2fb6ff', 6],
  ])
    lamp(scene, c, 30, [x, 1.2, 9.5], 18);
}

function prideStreet(scene) {
  addLand(scene, {kind: 'street', size: 300});
  const paints = ['#f58fb0', '#f7c15e', '#7ac7b8', '#8fb2ee', '#c79be0', '#f3906a', '#9fcf7a'];
  for (let i = 0; i < 9; i++) {
    put(scene, house(paints[i % 7], between(10, 13)), [-18 + i * 6.4, 0, -11.5]);
    put(scene, house(paints[(i + 3) % 7], between(10, 13)), [-16 + i * 6.4, 0, 13], Math.PI);
  }
  put(scene, sheep({sheen: 0.5, time: 0.3}), [0, 0, 0]);
  riders(scene, {dancers: 3});
  for (let i = 0; i < 4; i++)
    put(scene, bunting([-12 + i * 9, 9.6, -11], [-8 + i * 9, 9.8, 13], {flags: 24, sag: 1.6}), [
      0,
      i > 0 ? 3.4 : 4.6,
      0,
    ]);
  crowd(
    scene,
    scatter(26, [-20, -9.6], [8, -7.2], 0.8),
    [-10, 0],
    () => ({pose: pick(['cheer', 'wave', 'leap'])}),
    {sway: 0.4},
  );
  crowd(
    scene,
    scatter(24, [-20, 7], [4, 10], 0.9),
    [-12, 0],
    () => ({pose: pick(['cheer', 'wave'])}),
    {sway: 0.4},
  );
  crowd(
    scene,
    [
      [-14, 2.8],
      [-15, -1.6],
      [-12.4, -3.6],
    ],
    [-30, 3],
    () => ({pose: pick(['disco', 'leap', 'groove']), wings: true}),
    {sway: 0.3},
  );
  for (const [x, z] of [
    [-13.2, -8],
    [-8, -8.4],
    [-10, 8.6],
    [-4, 9],
  ])
    put(scene, flag(), [x, 0.8, z], 0.6);
}

function frontRow(scene) {
  valley(scene, {kind: 'forest', trees: 130, near: 20, far: 80, clear: (x, z) => z > 0});
  crowd(
    scene,
    scatter(34, [-7, -9], [7, -1.2], 0.85),
    [0, 12],
    () => ({pose: pick(['cheer', 'groove', 'disco', 'swing', 'leap'])}),
    {sway: 0.5},
  );
  crowd(
    scene,
    [
      [-2.4, 0.3],
      [-0.9, 0.1],
      [0.7, 0.5],
      [2.3, 0.2],
    ],
    [0, 9],
    () => ({pose: pick(['cheer', 'groove', 'swing'])}),
    {sway: 0.25},
  );
  put(scene, stringLights([-9, 6, -9], [9, 6.4, -9], {bulbs: 26, sag: 1}), [0, 0, 0]);
  for (const [c, x] of [
    ['#ff2f8e', -4],
    ['#ffc928', 0],
    ['#2fb6ff', 4],
  ])
    lamp(scene, c, 55, [x, 3.4, 4], 20);
  for (let i = 0; i < 5; i++)
    scene.add(beam(show[i], [-9 + i * 4.5, 8, -16], [-14 + i * 7, 0, 2], 2.2, 0.3));
}

function hammockNap(scene) {
  const h = valley(scene, {
    plain: 12,
    trees: 90,
    near: 13,
    far: 70,
    clear: (x, z) => z > -2,
    flowers: [
      [-9, -6],
      [9, 4],
    ],
  });
  for (const x of [-2.75, 2.75]) put(scene, redwood(16), [x, 0, 0], 0, 0.6);
  put(scene, hammock(4.9, 1.95), [0, 0, 0]);
  const sleeper = person({
    pose: 'lie',
    shirt: '#35b8f2',
    trousers: '#ffcb3d',
    hat: 'cowboy',
    hatColour: '#c98a4a',
    hair: 'short',
    wings: false,
    skirt: 'none',
    vest: false,
    wide: 1.05,
    bare: true,
  });
  sleeper.rotation.order = 'ZYX';
  sleeper.position.set(0.86, 1.42, 0.08);
  sleeper.rotation.set(0, Math.PI / 2, Math.PI / 2 - 0.0);
  scene.add(sleeper);
  put(scene, bunting([-2.6, 3.2, 0.3], [2.6, 3.3, 0.3], {flags: 12}), [0, 0, 0]);
  tents(
    scene,
    [
      [5.4, -6],
      [-5.8, -7],
    ],
    h,
  );
}

const card = {size: 'card'};
const square = {size: 'square'};
export const home = {
  'home/what-is': {
    ...card,
    hour: 'day',
    camera: [[-15, 3.4, 26], [-1.4, 5.3, 0], 34],
    make: whatIs,
  },
  'home/upcoming': {
    ...card,
    hour: 'dusk',
    camera: [[-11, 3.6, 31], [-1, 5.2, 0], 34],
    make: upcoming,
  },
  'home/dust-parade': {
    ...square,
    hour: 'dust',
    camera: [[-24, 1.8, 11.5], [-3.6, 5.2, 0.6], 38],
    make: dustParade,
  },
  'home/roof-sunrise': {
    ...square,
    hour: 'dawn',
    camera: [[10.5, 9.6, 5.2], [-3.2, 7.4, -3.6], 42],
    make: roofSunrise,
  },
  'home/dj-booth': {...square, hour: 'dusk', make: djBooth},
  'home/build-day': {
    ...square,
    hour: 'day',
    camera: [[-13, 4.6, 26], [-2, 5, 0], 38],
    make: buildDay,
  },
  'home/night-glow': {
    ...square,
    hour: 'night',
    camera: [[-13.5, 1.7, 18.5], [-4.4, 5.6, 0], 44],
    make: nightGlow,
    change: {moon: [0.78, 0.5, -0.45], exposure: 1.2},
  },
  'home/pride-street': {
    ...square,
    hour: 'day',
    camera: [[-28, 2.6, 3.4], [-3, 6.3, 0.6], 38],
    make: prideStreet,
  },
  'home/front-row': {
    ...square,
    hour: 'night',
    camera: [[0.3, 1.8, 5.4], [0, 1.9, -2], 44],
    make: frontRow,
  },
  'home/sheep-face': {
    ...square,
    hour: 'day',
    camera: [[-20, 8, 7.4], [-7.8, 9, 0.1], 30],
    make(scene) {
      valley(scene, {trees: 60, near: 40});
      put(scene, sheep({look: 0.12}), [0, 0, 0]);
    },
  },
  'home/hammock-nap': {
    ...square,
    hour: 'golden',
    camera: [[0.7, 2.3, 5.9], [0, 1.7, 0], 46],
    make: hammockNap,
    change: {sun: [-0.3, 0.7, 0.7]},
  },
};
