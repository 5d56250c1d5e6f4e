// The home page: the whole sheep, the campout card, and the nine squares of the collage.
import {crew} from '../world/build.js';
import {bunting, domeTent, hammock, stringLights} from '../world/camp.js';
import {cloth, show} from '../world/colours.js';
import {Mould, put} from '../world/mould.js';
import {addLand} from '../world/land.js';
import {cyclist, desert, tents, valley} from '../world/places.js';
import {beam} from '../world/party.js';
import {crowd, person, scatter} from '../world/people.js';
import {parasol} from '../world/props.js';
import {between, chance, pick, random} from '../world/random.js';
import {sheep} from '../world/sheep.js';
import {lamp} from '../world/sky.js';
import {mountStruts} from '../world/struts.js';
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
  put(scene, person({pose: 'cheer', hat: 'crown', wings: false}), [-2.9, 6.36, 0.7], -0.3);
  put(scene, person({pose: 'disco', wings: true}), [3.6, 6.82, 0.5], 0.2);
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
      [8.6, 5.4],
      [9.4, 6.4],
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
  put(scene, sheep({sheen: 0.34, look: -0.35, tilt: -0.08, pattern: 'candy'}), [0, 0, 0]);
  riders(scene, {dancers: 3});
  dust(scene, 80, [4, -9], [34, 9], {size: [3, 10], opacity: 0.34, colour: '#fff0d8'});
  dust(scene, 30, [-5, -5], [8, -2], {size: [1, 2.6], opacity: 0.3, colour: '#fff0d8'});
  const way = Math.PI + 0.25;
  cyclist(scene, [-11.6, -7.6], way, '#ff2f8e', {
    shirt: '#35b8f2',
    hat: 'cowboy',
    hatColour: '#fff6e6',
  });
  cyclist(scene, [-8.4, -7.4], way, '#18a3a0', {shirt: '#ffcb3d', hair: 'afro', hat: 'none'});
  const walker = {vest: false, laugh: true};
  for (const [x, z, looks] of [
    [
      -14.2,
      -4.6,
      {
        pose: 'parade',
        holds: parasol('#ff5fa8', '#fff6e6'),
        skirt: 'dress',
        shirt: '#8f6bff',
        hat: 'none',
        skin: '#b97d56',
      },
    ],
    [
      -13.6,
      -2.2,
      {
        pose: 'cheer',
        wings: true,
        shirt: '#3ecf8e',
        hatColour: '#ff8a3d',
        hat: 'none',
        hair: 'mohawk',
        skin: '#efc3a0',
      },
    ],
    [
      -15.6,
      -0.9,
      {
        pose: 'parade',
        holds: parasol('#2fb6ff', '#ffcb3d'),
        shirt: '#f2494f',
        hat: 'none',
        skin: '#4a2c20',
        skirt: 'none',
      },
    ],
  ])
    put(
      scene,
      person({...walker, wings: false, shades: true, ...looks}),
      [x, 0, z],
      -Math.PI / 2 - 0.5,
    );
  const banner = flag(show, 4.2);
  put(scene, banner, [-13.6, 0, 1.6], 0.4);
  put(
    scene,
    person({...walker, pose: 'hold', shirt: '#ffcb3d', wings: false, hat: 'bucket'}),
    [-13.3, 0, 1.6],
    -Math.PI / 2,
  );
}

function roofSunrise(scene) {
  valley(scene, {trees: 190, near: 30, hills: ['#6f8f6a', '#8f9aa0', '#b0a6c0']});
  put(scene, sheep({glow: 0.12, sheen: 0.4, tail: false}), [0, 0, 0]);
  const sit = (x, z, o) =>
    put(scene, person({pose: 'sit', ...o}), [x, 6.44, z], -Math.PI / 2 - 0.3);
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
    [-3, 6.38, 0.4],
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

/** Shoulders and front are hung, the rear is not. */
const notYetHung = ({points}) => points.reduce((sum, p) => sum + p.x, 0) / points.length > -1.6;

function buildDay(scene) {
  valley(scene, {trees: 80, near: 30, clear: (x, z) => z > 6});
  put(scene, sheep({missing: notYetHung, sheen: 0.3, tail: false, look: 0.3}), [0, 0, 0]);
  mountStruts(scene, ['17DEF', '33', '41ABC'], 1, '#d93a32');
  put(scene, ladder(4.4), [-1.6, 0, 5.4]);
  put(scene, crew({pose: 'aloft', shirt: '#ff8a3d'}), [-1.6, 2.1, 4.75], Math.PI);
  const lifted = put(scene, looseTriangle('#ffe0ee', 2.1), [-1.6, 4.75, 4.5]);
  lifted.rotation.x = -0.2;
  put(scene, crew({pose: 'hold', shirt: '#8f6bff', hatColour: '#fff6e6'}), [-1.5, 0, 6], Math.PI);
  for (const [x, z, c] of [
    [3.2, 7.4, '#fff3e2'],
    [-8.6, 8.2, '#e7dcff'],
  ]) {
    const panel = put(scene, looseTriangle(c, 2.3), [x + 0.95, 1.15, z + 0.4]);
    panel.rotation.x = -0.25;
    put(scene, crew({pose: 'carry', shirt: pick(cloth), laugh: true}), [x, 0, z], 1.2);
    put(scene, crew({pose: 'carry', shirt: pick(cloth), laugh: true}), [x + 1.9, 0, z], -1.2);
  }
  put(scene, crew({pose: 'point', shirt: '#3ecf8e', skin: '#6b4130'}), [-4.8, 0, 8.6], 2.7);
  put(scene, crew({pose: 'wave', shirt: '#f2494f', laugh: true}), [2.2, 4.33, 1.4], -0.3);
  for (let i = 0; i < 4; i++) {
    const flat = put(
      scene,
      looseTriangle(['#fff3e2', '#d6f0ff', '#ffe0ee', '#fff0c4'][i], 2.1),
      [7.3 + (i % 2) * 0.8, 0.85, 4.8 - i * 0.9],
      -0.5,
    );
    flat.rotation.x = -0.3;
  }
}

function nightGlow(scene) {
  valley(scene, {trees: 120, near: 22, clear: (x, z) => z > -6});
  put(scene, sheep({glow: 1, pattern: 'candy', time: 0.1, look: 0.55, tilt: 0.06}), [0, 0, 0]);
  put(scene, person({pose: 'cheer', wings: true}), [3.6, 6.82, 0.7], -0.4);
  const spots = [
    [-12.4, 9.4],
    [-11.2, 11],
    [-9.8, 9.9],
    [-8.7, 11.6],
    [-7.6, 10.4],
    [-6.3, 11.4],
    [-5.4, 10.2],
    [-4, 9.6],
  ];
  crowd(
    scene,
    spots,
    [-5, 0],
    () => ({pose: pick(['cheer', 'wave', 'hug', 'leap']), wings: chance(0.25), vest: false}),
    {sway: 0.5},
  );
  for (const [c, x] of [
    ['#ff2f8e', -6],
    ['#b14dff', 0],
    ['#2fb6ff', 6],
  ])
    lamp(scene, c, 30, [x, 1.2, 8], 18);
  for (const [c, x] of [
    ['#ff8ad0', -13],
    ['#9ab8ff', -5],
  ])
    lamp(scene, c, 26, [x, 3.4, 15], 9);
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
  valley(scene, {kind: 'forest', trees: 130, near: 24, far: 80, clear: (x, z) => z > 0});
  const moves = ['cheer', 'groove', 'disco', 'swing', 'leap'];
  crowd(scene, scatter(64, [-9, -13], [9, -2], 0.8), [0, 12], () => ({pose: pick(moves)}), {
    sway: 0.5,
  });
  const front = [
    [
      -1.72,
      0.1,
      {pose: 'cheer', shirt: '#35b8f2', hat: 'cowboy', hatColour: '#ff5fa8', skin: '#b97d56'},
    ],
    [
      -0.6,
      -0.3,
      {
        pose: 'groove',
        shirt: '#ffcb3d',
        hair: 'afro',
        hat: 'none',
        skin: '#6b4130',
        skirt: 'tutu',
        hatColour: '#ff5fa8',
      },
    ],
    [0.52, 0.05, {pose: 'cheer', shirt: '#8f6bff', hat: 'sheep', skin: '#efc3a0', skirt: 'none'}],
    [
      1.62,
      -0.25,
      {
        pose: 'swing',
        shirt: '#3ecf8e',
        hair: 'wig',
        hairColour: '#e0457b',
        hat: 'none',
        wings: true,
        hatColour: '#ff8a3d',
        skin: '#d9a07a',
      },
    ],
  ];
  for (const [x, z, looks] of front)
    put(
      scene,
      person({wings: false, shades: false, laugh: true, vest: false, gaze: [0, 0.08, 0], ...looks}),
      [x, 0, z],
      x * -0.08,
    );
  for (const [x, z] of [
    [-9.4, -10],
    [9.4, -10],
  ])
    put(scene, new Mould().bar('#5a4030', [x, 0, z], [x, 7, z], [0.1]).cast(), [0, 0, 0]);
  put(scene, stringLights([-9.4, 6.8, -10], [9.4, 6.8, -10], {bulbs: 30, sag: 1.1}), [0, 0, 0]);
  put(scene, stringLights([-9.4, 6.8, -10], [-4, 5.4, 2], {bulbs: 22, sag: 0.8}), [0, 0, 0]);
  put(scene, stringLights([9.4, 6.8, -10], [4, 5.4, 2], {bulbs: 22, sag: 0.8}), [0, 0, 0]);
  const m = new Mould(0);
  for (let i = 0; i < 130; i++)
    m.box(show[i % 6], [0.07, 0.012, 0.045], {
      at: [between(-4, 4), between(0.2, 4.4), between(-4, 2)],
      turn: [random() * 6, random() * 6, 0],
      glow: 0.9,
    });
  put(scene, m.cast(), [0, 0, 0]);
  for (const [c, x] of [
    ['#ff2f8e', -4],
    ['#ffc928', 0],
    ['#2fb6ff', 4],
  ])
    lamp(scene, c, 26, [x, 3.2, 3], 18);
  for (const [c, x] of [
    ['#8a5cff', -5],
    ['#ff5fa8', 0],
    ['#22d6c0', 5],
  ])
    lamp(scene, c, 50, [x, 4, -7], 16);
  for (let i = 0; i < 6; i++)
    scene.add(beam(show[i], [-5 + i * 2, 9.5, -15], [-11 + i * 4.4, 0, -4], 0.8, 0.4));
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
    camera: [[-15, 3.4, 26], [-0.7, 4.6, 0], 32],
    make: whatIs,
  },
  'home/upcoming': {
    ...card,
    hour: 'dusk',
    camera: [[-11, 3.6, 31], [-0.8, 4.6, 0], 30],
    make: upcoming,
  },
  'home/dust-parade': {
    ...square,
    hour: 'playa',
    camera: [[-25.5, 1.7, -14.5], [-6.3, 4.4, 0.7], 38],
    make: dustParade,
    change: {
      sun: [-0.8, 0.42, -0.25],
      light: '#ffd9a0',
      power: 3.4,
      sky: ['#2f86d0', '#79bbe8', '#ffe0b4', '#ffe8c8'],
    },
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
    camera: [[-11, 4.4, 26.5], [-1.1, 4.4, 0], 38],
    make: buildDay,
  },
  'home/night-glow': {
    ...square,
    hour: 'night',
    camera: [[-14.5, 1.8, 19.5], [-3.4, 4.6, 0], 42],
    make: nightGlow,
    change: {moon: [0.78, 0.5, -0.45], exposure: 1.2},
  },
  'home/pride-street': {
    ...square,
    hour: 'day',
    camera: [[-28, 2.6, 3.4], [-3, 5.2, 0.4], 34],
    make: prideStreet,
  },
  'home/front-row': {
    ...square,
    hour: 'night',
    camera: [[0.1, 1.55, 5], [-0.12, 1.9, -2], 45],
    make: frontRow,
  },
  'home/sheep-face': {
    ...square,
    hour: 'day',
    camera: [[-19, 7.4, 7.2], [-6.5, 6.9, 0.3], 32],
    make(scene) {
      valley(scene, {trees: 60, near: 40});
      put(scene, sheep({look: 0.12}), [0, 0, 0]);
    },
  },
  'home/hammock-nap': {
    ...square,
    hour: 'golden',
    camera: [[0.6, 2.2, 5.3], [0, 1.62, 0], 45],
    make: hammockNap,
    change: {sun: [-0.3, 0.7, 0.7]},
  },
};
