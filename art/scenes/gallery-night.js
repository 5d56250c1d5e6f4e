// Previous years, by night: the stage, the curtain and what shines.
import * as THREE from 'three';
import {show} from '../world/colours.js';
import {addLand} from '../world/land.js';
import {headPrint} from '../world/logotype.js';
import {Mould, put} from '../world/mould.js';
import {beam, curtain, discoBall, stage} from '../world/party.js';
import {crowd, person, scatter} from '../world/people.js';
import {valley} from '../world/places.js';
import {between, pick, random} from '../world/random.js';
import {lamp} from '../world/sky.js';
import {turntable} from '../world/things.js';
import {pine, redwood} from '../world/trees.js';

function ballTree(scene) {
  const h = valley(scene, {
    kind: 'forest',
    plain: 14,
    trees: 150,
    near: 13,
    far: 60,
    clear: (x, z) => z > 3,
  });
  put(scene, redwood(20), [-4.6, 0, -3.6]);
  for (const [x, z] of [
    [6.4, -7],
    [-8.6, -7],
    [9, -1],
    [2, -11],
  ])
    put(scene, pine(14), [x, h(x, z), z]);
  const branch = new Mould().bar('#7a4a36', [-4.6, 6.9, -3.6], [1.2, 6.2, -1.6], [0.24, 0.1, 7]);
  branch.bar('#7a4a36', [-1.8, 6.55, -2.6], [-0.6, 7.6, -2], [0.1, 0.05, 6]);
  for (const [x, y, z] of [
    [1.1, 6.3, -1.6],
    [-0.6, 7.5, -2],
    [-1.7, 6.9, -2.5],
  ])
    branch.drum('#2f6b47', [0.1, 1.1, 0.8, 7], {at: [x, y, z], turn: [0, x, 0]});
  put(scene, branch.cast(), [0, 0, 0]);
  put(scene, discoBall(1.15, {high: 1.4}), [0, 4.0, -1.6]);
  for (let i = 0; i < 14; i++) {
    const a = i * 0.449 + 0.2;
    scene.add(
      beam(
        show[i % 6],
        [0, 4.0, -1.6],
        [Math.cos(a) * 9, 4 + Math.sin(a) * 6.5, -1.6 + Math.sin(i * 2.4) * 3],
        0.4,
        0.5,
      ),
    );
  }
  const m = new Mould(0);
  for (let i = 0; i < 70; i++)
    m.ball(
      show[i % 6],
      between(0.08, 0.17),
      {at: [between(-7, 7), 0.02, between(-6, 5)], scale: [1, 0.1, 1], glow: 1.0},
      1,
    );
  put(scene, m.cast(), [0, 0, 0]);
  for (const [c, x, y, z] of [
    ['#ff2f8e', -4, 3, 1.5],
    ['#2fb6ff', 4.6, 3, 1.5],
    ['#8a5cff', 0, 3, -5],
  ])
    lamp(scene, c, 44, [x, y, z], 16);
  lamp(scene, '#ffe0c0', 20, [0.5, 3, 6], 12);
  const dancer = {laugh: true, vest: false};
  for (const [x, z, turn, looks] of [
    [
      -2,
      1.1,
      0.5,
      {pose: 'groove', shirt: '#ffcb3d', hat: 'cowboy', skin: '#6b4130', wings: false},
    ],
    [
      -0.55,
      0.3,
      0.1,
      {
        pose: 'cheer',
        shirt: '#ff5fa8',
        hair: 'afro',
        hat: 'none',
        skirt: 'tutu',
        hatColour: '#35b8f2',
        wings: false,
      },
    ],
    [
      0.95,
      0.9,
      -0.3,
      {pose: 'disco', shirt: '#35b8f2', hat: 'sheep', skin: '#efc3a0', wings: false},
    ],
    [
      2.4,
      0.2,
      -0.6,
      {pose: 'leap', shirt: '#8f6bff', hat: 'crown', wings: true, hatColour: '#ff8a3d'},
    ],
    [-3.4, -0.6, 0.9, {pose: 'swing'}],
    [0.3, -1.6, 0, {pose: 'cheer'}],
    [1.9, -2, -0.2, {pose: 'groove'}],
  ])
    put(scene, person({...dancer, ...looks}), [x, 0, z], turn);
}

/** A microphone on its stand, the head at 1.45 m. */
function microphone() {
  const m = new Mould(0.02);
  m.drum('#5c5a66', [0.2, 0.24, 0.05, 12], {at: [0, 0.03, 0]});
  m.bar('#b8b4be', [0, 0, 0], [0, 1.42, 0], [0.022]);
  m.bar('#2c2a33', [0, 1.38, -0.1], [0, 1.45, 0.04], [0.035, 0.045, 8]);
  m.ball('#d9dce6', 0.062, {at: [0, 1.47, 0.07]}, 2);
  return m.cast();
}

function bow(scene) {
  addLand(scene, {kind: 'street', tint: '#2a1030'});
  const m = new Mould(0.03);
  m.box('#7a4a34', [12, 1, 6], {at: [0, -0.5, 1]});
  for (let i = 0; i < 12; i++)
    m.box(i % 2 ? '#a8764a' : '#9a6a43', [1, 0.04, 6], {at: [-5.5 + i, 0.01, 1]});
  m.drum('#ffe2a8', [1.75, 1.75, 0.02, 28], {at: [0, 0.035, 1.7]});
  for (let i = 0; i < 11; i++)
    m.ball('#ffe0a0', 0.1, {at: [-3.3 + i * 0.66, 0.1, 3.8], glow: 1.3}, 1);
  for (let i = 0; i < 60; i++)
    m.box(show[i % 6], [0.07, 0.01, 0.05], {
      at: [between(-2.6, 2.6), between(0, 1) > 0.5 ? 0.05 : between(0.2, 3.6), between(0, 3.4)],
      turn: [random() * 6, random() * 6, 0],
    });
  put(scene, m.cast(), [0, 0, 0]);
  put(scene, curtain(9.4, 4.5, 0), [0, 0, -0.6]);
  const star = {
    hat: 'none',
    shades: false,
    beard: false,
    vest: false,
    laugh: true,
    gaze: [0, 0, -0.1],
  };
  put(
    scene,
    person({
      ...star,
      pose: 'sing',
      hair: 'wig',
      hairColour: '#ff5fa8',
      shirt: '#8f6bff',
      skirt: 'dress',
      wings: false,
      bare: true,
      skin: '#8f5a3e',
      wide: 1.1,
      tall: 1.12,
    }),
    [0, 0.03, 1.7],
    -0.1,
  );
  put(scene, microphone(), [0.1, 0.03, 2.12]);
  put(
    scene,
    person({
      ...star,
      pose: 'cheer',
      hair: 'mohawk',
      hairColour: '#5fbf6a',
      shirt: '#ffcb3d',
      skirt: 'tutu',
      hatColour: '#ff5fa8',
      wings: true,
      skin: '#d9a07a',
      trousers: '#18a3a0',
    }),
    [-1.4, 0.03, 1.0],
    0.25,
  );
  put(
    scene,
    person({
      ...star,
      pose: 'disco',
      hat: 'cowboy',
      hatColour: '#f6f0e6',
      shirt: '#35b8f2',
      wings: false,
      beard: true,
      skirt: 'none',
      skin: '#efc3a0',
      trousers: '#ff5fa8',
      wide: 1.25,
    }),
    [1.5, 0.03, 1.1],
    -0.25,
  );
  crowd(
    scene,
    [
      [-2.1, 5.3],
      [-0.75, 5.6],
      [0.85, 5.5],
      [2.2, 5.3],
    ],
    [0, 0],
    () => ({
      pose: pick(['cheer', 'wave', 'aloft']),
      wings: false,
      hat: pick(['none', 'sheep', 'party', 'crown']),
    }),
    {sway: 0.2, height: () => -1.12},
  );
  for (const [x, c, power] of [
    [-2.6, '#ffb0d8', 16],
    [2.6, '#a8d8ff', 16],
    [0, '#fff2d8', 20],
  ])
    lamp(scene, c, power, [x, 3, 5], 12);
  scene.add(beam('#ffe8c0', [0, 8.5, 3.2], [0, 0, 1.7], 1.75, 0.28));
}

/** A hand with painted nails, palm down, its wrist at the root and its fingers towards -z; about a metre. */
function djHand(skin, nails) {
  const m = new Mould(0.02);
  m.bar(skin, [0.28, 0.1, 1.7], [0, 0.02, 0.1], [0.26, 0.16, 9]);
  m.ball(skin, 0.26, {at: [0, 0, -0.12], scale: [1, 0.5, 1.15]}, 2);
  for (let i = 0; i < 4; i++) {
    const x = -0.2 + i * 0.135;
    const long = [0.3, 0.4, 0.38, 0.28][i];
    const [root, joint, tip] = [
      [x, 0.05, -0.3],
      [x * 1.2, 0.09, -0.36 - long * 0.5],
      [x * 1.3, -0.06, -0.36 - long],
    ];
    m.bar(skin, root, joint, [0.075, 0.068, 8]).bar(skin, joint, tip, [0.066, 0.05, 8]);
    m.ball(skin, 0.07, {at: joint}, 2).ball(skin, 0.05, {at: tip}, 2);
    m.ball(
      nails[i],
      0.05,
      {at: [tip[0], tip[1] + 0.035, tip[2] - 0.02], scale: [0.9, 0.5, 1.3]},
      2,
    );
  }
  m.bar(skin, [-0.2, 0, 0], [-0.4, -0.02, -0.26], [0.09, 0.06, 8]).ball(
    skin,
    0.06,
    {at: [-0.4, -0.02, -0.26]},
    2,
  );
  for (const [z, c] of [
    [0.42, '#ffc928'],
    [0.56, '#2fb6ff'],
    [0.7, '#34d97c'],
  ])
    m.add(new THREE.TorusGeometry(0.22, 0.045, 7, 16), c, {
      at: [0.06, 0.04, z],
      turn: [0.06, 0.16, 0],
    });
  return m.cast();
}

function record(scene) {
  addLand(scene, {kind: 'street', tint: '#2a1f52'});
  put(scene, new Mould(0.02).box('#5b36b0', [9, 0.2, 7], {at: [0, 0.7, 0]}).cast(), [0, 0, 0]);
  put(scene, turntable('#ff2f8e'), [0, 1, 0]);
  const label = put(scene, headPrint(0.44), [-0.15, 1.12, 0]);
  label.rotation.set(-Math.PI / 2, 0, 0.35);
  put(
    scene,
    djHand('#8f5a3e', ['#ff2f8e', '#ffc928', '#34d97c', '#2fb6ff']),
    [-0.62, 1.22, 0.92],
    -0.45,
    0.72,
  );
  for (const [c, x, y, z, power] of [
    ['#ff4fb8', -2.2, 2.6, 0.4, 16],
    ['#38c0ff', 2.4, 2.4, -1.6, 16],
    ['#ffe0b0', 0.6, 3.2, 2.2, 12],
  ])
    lamp(scene, c, power, [x, y, z], 9);
}

function midnight(scene) {
  const h = valley(scene, {
    kind: 'forest',
    plain: 22,
    trees: 130,
    near: 16,
    far: 80,
    clear: (x, z) => z > -6,
  });
  put(scene, stage({wide: 11, glow: 1}), [0, 0, -8]);
  put(
    scene,
    person({pose: 'dj', hat: 'phones', shirt: '#ff5fa8', wings: false, skirt: 'none'}),
    [0, 1.04, -7.7],
  );
  crowd(
    scene,
    scatter(70, [-9, -3], [9, 8], 0.95),
    [0, -8],
    () => ({pose: pick(['cheer', 'cheer', 'groove', 'leap', 'disco'])}),
    {sway: 0.4},
  );
  for (let i = 0; i < 9; i++)
    scene.add(
      beam(
        show[i % 6],
        [-5 + i * 1.25, 6.6, -9],
        [-24 + i * 6, 26 - Math.abs(i - 4) * 3, 0],
        1.4,
        0.75,
      ),
    );
  for (const [c, x] of [
    ['#ff2f8e', -6],
    ['#ffc928', 0],
    ['#2fb6ff', 6],
  ])
    lamp(scene, c, 70, [x, 5, -3.4], 22);
  return h;
}

const square = {size: 'square'};

export const night = {
  'gallery/disco-ball-tree': {
    ...square,
    hour: 'night',
    camera: [[0.3, 1.9, 8], [0, 2.75, -1], 44],
    make: ballTree,
  },
  'gallery/talent-show-bow': {
    ...square,
    hour: 'indoors',
    camera: [[0.15, 1.3, 8.6], [-0.05, 1.62, 0.6], 36],
    make: bow,
  },
  'gallery/record-spinning': {
    ...square,
    hour: 'indoors',
    camera: [[0.42, 3.6, 2.15], [0.16, 1, 0.1], 37],
    make: record,
  },
  'gallery/stage-at-midnight': {
    size: 'stage',
    hour: 'night',
    camera: [[-3.4, 4.4, 16.5], [0, 4.2, -6], 42],
    make: midnight,
  },
};
