// Line-up, Q&A and the social card.
import {stringLights} from '../world/camp.js';
import {show} from '../world/colours.js';
import {addLand} from '../world/land.js';
import {nameLetters} from '../world/logotype.js';
import {Mould, put} from '../world/mould.js';
import {valley} from '../world/places.js';
import {beam, discoBall} from '../world/party.js';
import {crowd, person} from '../world/people.js';
import {question} from '../world/play.js';
import {pick} from '../world/random.js';
import {sheep} from '../world/sheep.js';
import {lamp} from '../world/sky.js';
import {turntable} from '../world/things.js';

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
  put(scene, sheep({look: 0.75, tilt: 0.16}), [11.8, 0, -3]);
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

function social(scene) {
  valley(scene, {
    trees: 130,
    near: 34,
    clear: (x, z) => z > 4 || x < -26,
    flowers: [
      [-18, 6],
      [22, 17],
    ],
  });
  put(scene, sheep({glow: 0.9, pattern: 'waves', time: 0.2, look: 0.22}), [0.6, 0, 2.4], 0.2);
  put(scene, nameLetters(2.8), [-1.2, 0, 11]);
  const top = 2.7;
  for (const [x, looks] of [
    [-5.3, {shirt: '#ffcb3d', hair: 'afro', hat: 'none', skin: '#6b4130'}],
    [3.2, {shirt: '#ff5fa8', hat: 'sheep', skin: '#efc3a0'}],
  ])
    put(
      scene,
      person({pose: 'toast', wings: false, skirt: 'none', laugh: true, gaze: [0, 0, 0], ...looks}),
      [x, top, 11.3],
    );
  for (const [c, x] of [
    ['#ffd0e8', -9],
    ['#fff0d0', 0],
    ['#d8ecff', 8],
  ])
    lamp(scene, c, 34, [x, 5, 17], 14);
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
    camera: [[-5, 3, 29], [-0.5, 5, 0], 32],
    make: questions,
  },
  social: {
    size: 'social',
    hour: 'dusk',
    camera: [[-4, 2.5, 30.5], [-1.15, 4.5, 0], 31],
    make: social,
    change: {exposure: 1.1},
  },
};
