// Line-up, Q&A, guide, 404, not-ready and the social card.
import {stringLights} from '../world/camp.js';
import {show} from '../world/colours.js';
import {bus} from '../world/bus.js';
import {partySide, topDeck} from '../world/decks.js';
import {addLand} from '../world/land.js';
import {Mould, put} from '../world/mould.js';
import {desert, valley} from '../world/places.js';
import {beam, discoBall} from '../world/party.js';
import {crowd, person} from '../world/people.js';
import {question} from '../world/play.js';
import {pick} from '../world/random.js';
import {sheep} from '../world/sheep.js';
import {lamp} from '../world/sky.js';
import {ladder, looseTriangle, turntable} from '../world/things.js';
import {riders, unhung} from './home.js';

function lineup(scene) {
  addLand(scene, {kind: 'street', tint: '#2a1f52'});
  scene.children.at(-1).position.y = -1.6; // the desk top is at 0
  const m = new Mould(0.03);
  m.box('#6a45c0', [15, 0.3, 3.6], {at: [4.4, -0.2, 0.3]});
  m.box('#2c2a33', [1.7, 0.34, 2.1], {at: [3.06, -0.04, 0]});
  for (let i = 0; i < 4; i++)
    for (let k = 0; k < 4; k++)
      m.drum(show[(i + k) % 6], [0.08, 0.1, 0.14, 8], {
        at: [2.5 + i * 0.37, 0.2, -0.7 + k * 0.3],
        glow: k === 0 ? 1.1 : 0,
      });
  for (let i = 0; i < 4; i++) {
    m.box('#16141c', [0.06, 0.02, 0.6], {at: [2.5 + i * 0.37, 0.14, 0.65]});
    m.box('#f6f0e6', [0.18, 0.1, 0.1], {at: [2.5 + i * 0.37, 0.2, 0.5 + 0.13 * ((i * 7) % 4)]});
  }
  for (let i = 0; i < 12; i++)
    m.box(show[(i * 5) % 6], [0.07, 1.5, 1.5], {
      at: [7.1 + i * 0.13, 0.5, -0.4],
      turn: [0, 0, 0.06],
    });
  put(scene, m.cast(), [0, 0, 0]);
  put(scene, turntable('#ff2f8e'), [0.7, 0.05, 0]);
  put(scene, turntable('#2fb6ff', 0.3), [5.3, 0.05, 0]);
  put(scene, discoBall(1.15, {high: 5}), [6.2, 3.5, -3.4]);
  for (let i = 0; i < 12; i++)
    scene.add(
      beam(
        show[i % 6],
        [6.2, 3.5, -3.4],
        [
          6.2 + Math.cos(i * 0.524 + 0.2) * 14,
          3.5 + Math.sin(i * 0.524 + 0.2) * 9,
          -2 + (i % 3) * 2.4,
        ],
        0.9,
        0.42,
      ),
    );
  for (const [c, x, z] of [
    ['#ff2f8e', -1.5, 2.6],
    ['#2fb6ff', 6.5, 2.4],
    ['#ffd27a', 3, 1.2],
  ])
    lamp(scene, c, 26, [x, 2.8, z], 14);
  put(scene, stringLights([-14, 4.8, -7], [12, 5.6, -7], {bulbs: 40, sag: 1.1}), [0, 0, 0]);
}

function questions(scene) {
  valley(scene, {
    trees: 120,
    near: 40,
    clear: (x, z) => z > 8,
    flowers: [
      [-26, 2],
      [14, 16],
    ],
  });
  put(scene, sheep({look: 0.75, tilt: 0.16}), [13, 0, -3]);
  const asks = [
    [-3.4, 7, '#ff2f8e'],
    [-1.2, 8.4, '#ffc928'],
    [1.2, 7, '#2fb6ff'],
    [3.4, 8.6, '#8a5cff'],
    [5.6, 7.2, '#34d97c'],
  ];
  for (const [x, z, c] of asks) {
    put(scene, person({pose: 'aloft', wings: false}), [x, 0, z], 2.1 + (x > 4 ? 0.6 : 0));
    put(scene, question(c, 1.7), [x + 0.1, 2.05, z], 0.1);
  }
  crowd(
    scene,
    [
      [8, 8.4],
      [-5.6, 8.2],
    ],
    [5, 0],
    () => ({pose: pick(['point', 'hips'])}),
  );
}

function guideSheep(scene) {
  valley(scene, {kind: 'summer', trees: 60, near: 40, clear: (x, z) => z > 4});
  put(scene, sheep({open: false, sheen: 0.42, decks: true}), [0, 0, 0]);
  put(
    scene,
    person({
      pose: 'hips',
      hat: 'helmet',
      hatColour: '#ffcb3d',
      shirt: '#ff8a3d',
      wings: false,
      skirt: 'none',
      vest: false,
    }),
    [-9.6, 0, 5.4],
    0.2,
  );
}

/** The yard where the bus is dressed. */
function yard(scene) {
  valley(scene, {kind: 'summer', trees: 60, near: 30, clear: (x, z) => z > 4 || z < -60});
}

function busParty(scene) {
  yard(scene);
  put(scene, bus(), [0, 0, 0]);
  put(scene, partySide(), [0, 0, 0]);
  put(scene, topDeck(), [0, 0, 0]);
  put(
    scene,
    person({
      pose: 'dj',
      hat: 'phones',
      hatColour: '#ff5fa8',
      shirt: '#ffcb3d',
      skirt: 'none',
      wings: false,
    }),
    [0.9, 4.33, 1.5],
  );
  put(
    scene,
    person({
      pose: 'hips',
      hat: 'helmet',
      hatColour: '#ffcb3d',
      shirt: '#ff5fa8',
      skirt: 'none',
      wings: false,
    }),
    [-7.4, 0, 3.6],
    0.6,
  );
  for (let i = 0; i < 4; i++)
    put(
      scene,
      looseTriangle(i % 2 ? '#fff3e2' : '#ffe0ee', 2),
      [6.6 + (i % 2) * 0.7, 0.72, 1.6 - i * 1.3],
      -0.5 + i * 0.2,
    );
}

function busBusiness(scene) {
  yard(scene);
  put(scene, bus(), [0, 0, 0]);
  put(scene, topDeck(), [0, 0, 0]);
  const m = new Mould(0.03);
  m.box('#9a6a43', [3, 0.14, 1.9], {at: [3.6, 1.0, -2.4]});
  for (const x of [2.3, 4.9]) m.bar('#5c5a66', [x, 0, -3.2], [x, 1, -3.2], [0.06]);
  m.box('#9a6a43', [5, 0.14, 2], {at: [2.6, 4.25, -3]});
  for (const x of [0.4, 4.9]) m.bar('#5c5a66', [x, 4.2, -3.7], [x, 2.2, -1.5], [0.06]);
  for (let i = 0; i < 10; i++) {
    const [x, y] = [1.9 - i * 0.02 + 0.2 - i * 0.24, 1.1 + i * 0.32];
    m.box('#d9a05a', [0.34, 0.08, 0.9], {at: [x, y, -2.5]});
  }
  for (const z of [-2.05, -2.95]) {
    m.bar('#7a5238', [2.3, 0.9, z], [-0.5, 4.3, z], [0.06]);
    m.bar('#e8b23d', [2.3, 1.9, z], [-0.5, 5.3, z], [0.04]);
  }
  for (const [x, z] of [
    [0.2, -3.9],
    [2.6, -3.9],
    [5, -3.9],
  ])
    m.bar('#e8b23d', [x, 4.3, z], [x, 5.3, z], [0.04]);
  m.bar('#e8b23d', [0.2, 5.3, -3.9], [5, 5.3, -3.9], [0.04]);
  m.box('#5c5a66', [2.1, 0.12, 1.5], {at: [-2.2, 0.7, -2.1]});
  m.box('#e0452f', [1.5, 0.95, 1], {at: [-2.2, 1.25, -2.1]}).box('#2c2a33', [0.5, 0.5, 0.05], {
    at: [-2.4, 1.3, -2.63],
  });
  for (let i = 0; i < 4; i++)
    m.box('#f6f0e6', [0.5, 0.05, 0.06], {at: [-1.75, 1.05 + i * 0.14, -2.62]});
  put(scene, m.cast(), [0, 0, 0]);
  put(
    scene,
    person({
      pose: 'wave',
      shirt: '#3ecf8e',
      hat: 'helmet',
      hatColour: '#35b8f2',
      skirt: 'none',
      wings: false,
    }),
    [3.8, 1.07, -2.5],
    Math.PI,
  );
  put(
    scene,
    person({
      pose: 'hips',
      shirt: '#8f6bff',
      hat: 'helmet',
      hatColour: '#ffcb3d',
      skirt: 'none',
      wings: false,
    }),
    [7, 0, -3.4],
    2.6,
  );
}

/** A signpost with arrows to everywhere and nowhere. */
function signpost() {
  const m = new Mould(0.03);
  m.bar('#9a6a43', [0, 0, 0], [0, 3.6, 0], [0.09]);
  const arrow = [
    [-0.7, -0.19],
    [0.5, -0.19],
    [0.85, 0],
    [0.5, 0.19],
    [-0.7, 0.19],
  ];
  show.slice(0, 5).forEach((c, i) =>
    m.slab(c, arrow, 0.08, {
      at: [0, 3.3 - i * 0.48, 0],
      turn: [0, i * 2.2 + 0.4, ((i % 3) - 1) * 0.12],
    }),
  );
  return m.cast();
}

function lost(scene) {
  desert(scene);
  put(scene, sheep({sheen: 0.55, look: 0.9, tilt: 0.16}), [12, 0, -22], 0.25);
  put(scene, signpost(), [-1.4, 0, -4]);
  const m = new Mould(0.02);
  for (const width of [-1.3, 1.3])
    for (let i = 0; i < 150; i++) {
      const at = (k) => {
        const t = k / 150;
        const a = t * 13 - 1;
        const r = 8 + 10 * t + width;
        return [6 - t * 26 + Math.cos(a) * r, 0.03, -12 + t * 20 + Math.sin(a) * r * 0.7];
      };
      const [a, b] = [at(i), at(i + 1)];
      m.facets('#c9a878', [a, b, [b[0], 0.03, b[2] + 0.4], [a[0], 0.03, a[2] + 0.4]]);
    }
  put(scene, m.cast(), [0, 0, 0]);
}

function halfBuilt(scene) {
  valley(scene, {kind: 'summer', trees: 60, near: 34, clear: (x, z) => z < 0 || x < -10});
  put(scene, sheep({missing: unhung(0.62), sheen: 0.3, look: -0.35, tilt: -0.1}), [0, 0, 0]);
  put(scene, ladder(4.6), [0.6, 0, -2.9], Math.PI);
  const colours = ['#fff3e2', '#ffe0ee', '#dff2ff', '#fff0c4', '#e7dcff'];
  for (let i = 0; i < 9; i++) {
    const piece = put(
      scene,
      looseTriangle(colours[i % 5], 1.9),
      [-12 + (i % 5) * 2.9 + (i > 4 ? 1.4 : 0), 0.1, -7 - (i > 4 ? 2.3 : 0)],
      i * 1.3,
    );
    piece.rotation.x = -Math.PI / 2;
  }
  put(
    scene,
    person({
      pose: 'point',
      hat: 'helmet',
      hatColour: '#ffcb3d',
      shirt: '#ff5fa8',
      skirt: 'none',
      wings: false,
    }),
    [-8.6, 0, -5.6],
    0.4,
  );
}

function social(scene) {
  valley(scene, {
    trees: 120,
    near: 32,
    clear: (x, z) => z > 6,
    flowers: [
      [-18, 5],
      [14, 16],
    ],
  });
  put(scene, sheep({glow: 0.9, pattern: 'waves', time: 0.2, look: 0.15}), [0, 0, 0]);
  riders(scene);
}

export const pages = {
  'lineup/banner': {
    size: 'banner',
    hour: 'indoors',
    camera: [[-0.4, 4.2, 8.2], [0.6, 1.3, -0.6], 40],
    make: lineup,
    change: {fog: ['#1a1038', 20, 60]},
  },
  'q-and-a/banner': {
    size: 'banner',
    hour: 'day',
    camera: [[-5, 3, 29], [-0.5, 5.4, 0], 33],
    make: questions,
  },
  'guide/sheep': {hour: 'day', camera: [[-7, 4.4, 32], [-1.4, 5.4, 0], 30], make: guideSheep},
  'guide/bus-party': {hour: 'day', camera: [[-8, 4.4, 17], [0, 2.7, 0], 34], make: busParty},
  'guide/bus-business': {
    hour: 'day',
    camera: [[7, 4.8, -18], [0.4, 2.7, 0], 34],
    make: busBusiness,
    change: {sun: [0.45, 0.75, -0.55]},
  },
  'errors/cover': {
    size: 'cover',
    hour: 'playa',
    camera: [[-6, 6.2, 30], [-1, 5.6, -10], 36],
    make: lost,
    sky: {reach: 45},
    change: {
      sun: [-0.75, 0.3, 0.4],
      light: '#ffcf90',
      sky: ['#3a7fd0', '#7fb8e8', '#ffd9b0', '#ffe6c4'],
      below: '#b89470',
      fill: 1.5,
    },
  },
  'errors/tbd': {
    size: 'square',
    hour: 'golden',
    camera: [[-21, 3.4, -19], [-3, 5.9, 0], 38],
    make: halfBuilt,
    change: {sun: [-0.75, 0.5, -0.35]},
  },
  social: {
    size: 'social',
    hour: 'dusk',
    camera: [[-18.5, 2.6, 18], [-1.8, 5.9, 0], 36],
    make: social,
    change: {exposure: 1.1},
  },
};
