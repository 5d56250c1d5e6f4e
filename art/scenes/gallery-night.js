// Previous years, by night: the stage, the curtain and what shines.
import {show} from '../world/colours.js';
import {addLand} from '../world/land.js';
import {Mould, put} from '../world/mould.js';
import {beam, curtain, discoBall, stage} from '../world/party.js';
import {crowd, person, scatter} from '../world/people.js';
import {valley} from '../world/places.js';
import {between, pick} from '../world/random.js';
import {lamp} from '../world/sky.js';
import {turntable} from '../world/things.js';
import {pine} from '../world/trees.js';

function ballTree(scene) {
  const h = valley(scene, {
    kind: 'forest',
    plain: 14,
    trees: 150,
    near: 11,
    far: 60,
    clear: (x, z) => z > 3,
  });
  put(scene, pine(17), [-3.4, 0, -3.4]);
  for (const [x, z] of [
    [6, -6],
    [-8, -2],
    [8.4, 0],
    [2, -10],
  ])
    put(scene, pine(14), [x, h(x, z), z]);
  put(
    scene,
    new Mould().bar('#6b4630', [-3.4, 7.3, -3.4], [0.6, 7.0, -1.6], [0.16, 0.09]).cast(),
    [0, 0, 0],
  );
  put(scene, discoBall(1.1, {high: 2.2}), [0.2, 4.2, -1.8]);
  for (let i = 0; i < 12; i++) {
    const a = i * 0.524;
    scene.add(
      beam(
        show[i % 6],
        [0.2, 4.2, -1.8],
        [0.2 + Math.cos(a) * 9, 0, -1.8 + Math.sin(a) * 6],
        0.45,
        0.6,
      ),
    );
  }
  const m = new Mould(0);
  for (let i = 0; i < 46; i++)
    m.ball(
      show[i % 6],
      between(0.1, 0.2),
      {at: [between(-7, 7), 0.02, between(-6, 5)], scale: [1, 0.1, 1], glow: 1.0},
      1,
    );
  put(scene, m.cast(), [0, 0, 0]);
  for (const [c, x, y, z] of [
    ['#ff2f8e', -4, 3, 1],
    ['#2fb6ff', 4.6, 3, 1],
  ])
    lamp(scene, c, 44, [x, y, z], 16);
  lamp(scene, '#ffe0c0', 16, [0.5, 3, 6.5], 14);
  crowd(
    scene,
    [
      [-1.8, 0.8],
      [1.6, 0.4],
      [-0.2, 1.9],
      [3, 1.8],
      [-3.4, 2],
    ],
    [0.2, -1.8],
    () => ({pose: pick(['groove', 'cheer', 'swing'])}),
    {sway: 1.4},
  );
}

function bow(scene) {
  addLand(scene, {kind: 'street', tint: '#2a1030'});
  const m = new Mould(0.03);
  m.box('#7a4a34', [12, 1, 6], {at: [0, -0.5, 1]});
  for (let i = 0; i < 12; i++)
    m.box(i % 2 ? '#a8764a' : '#9a6a43', [1, 0.04, 6], {at: [-5.5 + i, 0.01, 1]});
  for (let i = 0; i < 9; i++)
    m.ball('#ffe0a0', 0.15, {at: [-4.4 + i * 1.1, 0.12, 3.8], glow: 1.3}, 1);
  put(scene, m.cast(), [0, 0, 0]);
  put(scene, curtain(11, 4.9, 0), [0, 0, -0.6]);
  put(
    scene,
    person({
      pose: 'bow',
      hair: 'wig',
      hairColour: '#ff5fa8',
      shirt: '#8f6bff',
      skirt: 'dress',
      hat: 'none',
      wings: false,
      bare: true,
    }),
    [-1.9, 0, 1.6],
    0.15,
  );
  put(
    scene,
    person({
      pose: 'cheer',
      hair: 'mohawk',
      hairColour: '#5fbf6a',
      shirt: '#ffcb3d',
      skirt: 'tutu',
      hatColour: '#ff5fa8',
      hat: 'none',
      wings: true,
      skin: '#6b4130',
    }),
    [0, 0, 1.4],
    0,
  );
  put(
    scene,
    person({
      pose: 'bow',
      hat: 'cowboy',
      hatColour: '#f6f0e6',
      shirt: '#35b8f2',
      wings: false,
      beard: true,
      skirt: 'none',
      wide: 1.3,
    }),
    [1.9, 0, 1.6],
    -0.15,
  );
  crowd(
    scene,
    [
      [-3.2, 5.9],
      [-1.8, 6.2],
      [-0.4, 5.8],
      [1, 6.3],
      [2.4, 5.8],
      [3.6, 6.2],
    ],
    [0, 0],
    () => ({pose: 'cheer'}),
    {sway: 0.2, height: () => -1.2},
  );
  for (const [x, c] of [
    [-3, '#fff0d0'],
    [3, '#ffe0f0'],
    [0, '#fff6e0'],
  ])
    lamp(scene, c, 20, [x, 2.6, 6.5], 14);
  for (const x of [-2.4, 2.4])
    scene.add(beam('#ffe8c0', [x * 2.6, 8, 7], [x * 0.3, 0, 1.5], 1.6, 0.25));
}

function record(scene) {
  addLand(scene, {kind: 'street', tint: '#2a1f52'});
  put(scene, turntable('#ff2f8e'), [0, 1, 0]);
  put(scene, new Mould(0.02).box('#3a2470', [6, 0.2, 4], {at: [0, 0.7, 0]}).cast(), [0, 0, 0]);
  for (const [c, x, z] of [
    ['#ff5fc4', -1.8, 1.6],
    ['#35b8f2', 2, -1.2],
    ['#ffd27a', 0.6, 1.8],
  ])
    lamp(scene, c, 7, [x, 2.5, z], 8);
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
    camera: [[0.6, 2.3, 9.4], [0, 2.9, -1], 42],
    make: ballTree,
  },
  'gallery/talent-show-bow': {
    ...square,
    hour: 'indoors',
    camera: [[0.3, 1.5, 9.4], [0, 1.85, 0], 38],
    make: bow,
  },
  'gallery/record-spinning': {
    ...square,
    hour: 'indoors',
    camera: [[1.1, 3.3, 2.7], [0.28, 1, 0.0], 36],
    make: record,
  },
  'gallery/stage-at-midnight': {
    hour: 'night',
    camera: [[-3.4, 4.4, 16.5], [0, 4.2, -6], 42],
    make: midnight,
  },
};
