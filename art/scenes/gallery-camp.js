// Previous years: meals, crafts and packing out.
import {bellTent, domeTent, longTable, ridgeTent} from '../world/camp.js';
import {cloth} from '../world/colours.js';
import {addLand} from '../world/land.js';
import {Mould, put} from '../world/mould.js';
import {person} from '../world/people.js';
import {valley} from '../world/places.js';
import {shirt} from '../world/play.js';
import {between, pick} from '../world/random.js';
import {checkedCloth, pancakes} from '../world/things.js';
import {bag, truck} from '../world/vehicles.js';

function printing(scene) {
  valley(scene, {
    kind: 'meadow',
    plain: 26,
    trees: 90,
    near: 22,
    flowers: [
      [-9, -4],
      [9, 5],
    ],
  });
  const rows = [
    [0, 2.35, 8, -0.4],
    [-2.6, 2.75, 9, -0.2],
  ];
  for (const [z, y, n, shift] of rows) {
    for (let i = 0; i < n; i++)
      put(
        scene,
        shirt(cloth[(i * 3 + n) % 10]),
        [(i - (n - 1) / 2) * 1.3 + shift, y - Math.sin(((i + 0.5) / n) * 3.14) * 0.2, z],
        between(-0.22, 0.22),
      );
    put(
      scene,
      new Mould(0).bar('#e9dcc4', [-6.4, y + 0.03, z], [6.4, y + 0.03, z], [0.018]).cast(),
      [0, 0, 0],
    );
    for (const x of [-6.4, 6.4])
      put(scene, new Mould().bar('#9a6a43', [x, 0, z], [x, y + 0.4, z], [0.09]).cast(), [0, 0, 0]);
  }
  put(
    scene,
    person({
      pose: 'aloft',
      shirt: '#f6f0e6',
      hat: 'bucket',
      hatColour: '#ff5fa8',
      wings: false,
      skirt: 'none',
    }),
    [1.5, 0, 0.75],
    Math.PI - 0.4,
  );
  put(
    scene,
    person({pose: 'hips', shirt: '#8f6bff', hair: 'curls', hat: 'none', wings: false}),
    [-2.7, 0, 1.5],
    0.4,
  );
}

function breakfast(scene) {
  addLand(scene, {kind: 'summer'});
  put(scene, checkedCloth(), [0, 0, 0]);
  put(scene, pancakes(), [0, 0, 0]);
  const m = new Mould(0.03);
  m.drum('#35b8f2', [0.3, 0.26, 0.6, 12], {at: [1.5, 0.3, -0.9]}).drum(
    '#5a3320',
    [0.26, 0.26, 0.02, 12],
    {at: [1.5, 0.6, -0.9]},
  );
  m.bar('#d9dce6', [-1.35, 0.05, 0.9], [-1.05, 0.05, -0.6], [0.035]).box(
    '#d9dce6',
    [0.18, 0.03, 0.4],
    {at: [-1.02, 0.05, -0.75], turn: [0, -0.2, 0]},
  );
  m.drum('#ffcb3d', [0.13, 0.2, 0.55, 8], {at: [-1.3, 0.3, -1.3]}).drum(
    '#e8902f',
    [0.05, 0.1, 0.16, 8],
    {at: [-1.3, 0.65, -1.3]},
  );
  put(scene, m.cast(), [0, 0, 0]);
}

function brunch(scene) {
  valley(scene, {kind: 'meadow', plain: 26, trees: 110, near: 20, clear: (x, z) => z > 2});
  const m = new Mould(0.03);
  for (let i = 0; i < 8; i++) {
    const c = i % 2 ? '#fff6e6' : '#f2494f';
    m.facets(c, [
      [-5 + i * 1.1, 3.1, 1.6],
      [-3.9 + i * 1.1, 3.1, 1.6],
      [-3.9 + i * 1.1, 4.3, -1],
      [-5 + i * 1.1, 4.3, -1],
    ]);
    m.facets(c, [
      [-5 + i * 1.1, 3.1, 1.6],
      [-3.9 + i * 1.1, 3.1, 1.6],
      [-4.45 + i * 1.1, 2.6, 1.65],
    ]);
    m.facets(c, [
      [-5 + i * 1.1, 3.1, -3.6],
      [-3.9 + i * 1.1, 3.1, -3.6],
      [-3.9 + i * 1.1, 4.3, -1],
      [-5 + i * 1.1, 4.3, -1],
    ]);
  }
  for (const [x, z] of [
    [-4.9, 1.5],
    [3.7, 1.5],
    [-4.9, -3.5],
    [3.7, -3.5],
  ])
    m.bar('#9a6a43', [x, 0, z], [x, 3.1, z], [0.08]);
  put(scene, m.cast(), [0, 0, 0]);
  put(scene, longTable(7.6, {benches: false}), [-0.6, 0.1, 0.4]);
  for (const [x, c] of [
    [-3, '#ffcb3d'],
    [-0.8, '#ff5fa8'],
    [1.6, '#3ecf8e'],
  ])
    put(
      scene,
      person({
        pose: 'mix',
        shirt: '#f6f0e6',
        hat: 'bucket',
        hatColour: '#f6f0e6',
        trousers: c,
        skirt: 'none',
        wings: false,
      }),
      [x, 0.1, -0.9],
    );
  for (let i = 0; i < 8; i++) {
    const x = -4.2 + i * 1.35;
    put(
      scene,
      person({
        pose: i % 2 ? 'carry' : pick(['carry', 'wave']),
        wings: i === 3,
        hat: pick(['beanie', 'sheep', 'party', 'none', 'crown']),
      }),
      [x, 0, 2.5 + (i > 5 ? (i - 5) * 0.5 : 0)],
      i > 5 ? -1.9 : -1.2 + between(-0.4, 1),
    );
    if (i % 2)
      put(
        scene,
        new Mould()
          .drum('#ffffff', [0.2, 0.15, 0.04, 10])
          .ball('#ff8a3d', 0.1, {at: [0, 0.05, 0], scale: [1.2, 0.6, 1]})
          .cast(),
        [x - 0.36, 1.22, 2.7],
      );
  }
}

function packOut(scene) {
  valley(scene, {kind: 'summer', trees: 110, near: 22, clear: (x, z) => z > 2});
  put(scene, truck({open: true}), [-4.4, 0, -1.5], -0.35);
  for (let i = 0; i < 7; i++) {
    const [x, z] = [1.6 + i * 1.25, 0.7 + i * 0.5];
    put(
      scene,
      person({pose: i % 2 ? 'hold' : 'carry', skirt: pick(['none', 'tutu']), wings: i === 2}),
      [x, 0, z],
      i % 2 ? -1.3 : 1.4,
    );
    if (i % 2 === 0) {
      const m = new Mould(0.03);
      bag(m, [0, 0, 0], cloth[i]);
      put(scene, m.cast(), [x + 0.55, 1.02, z + 0.15]);
    }
  }
  const pile = new Mould(0.03);
  for (let i = 0; i < 22; i++)
    bag(pile, [between(8.2, 11.8), i > 14 ? 0.45 : 0, between(3.2, 5.6)]);
  put(scene, pile.cast(), [0, 0, 0]);
  put(scene, domeTent('#3ecf8e'), [-10, 0, 6], 0.5);
  put(scene, ridgeTent('#ff8a3d'), [9.6, 0, -3], -0.4);
  put(scene, bellTent(), [3.2, 0, -7]);
}

const square = {size: 'square'};

export const camp = {
  'gallery/screen-printing': {
    hour: 'day',
    camera: [[-1.6, 1.5, 6], [-0.4, 1.7, -0.6], 42],
    make: printing,
  },
  'gallery/pancakes': {
    ...square,
    hour: 'golden',
    camera: [[1.7, 2.3, 3.6], [0, 0.5, 0], 34],
    make: breakfast,
    change: {sun: [-0.6, 0.6, -0.3]},
  },
  'gallery/brunch-line': {
    hour: 'dawn',
    camera: [[-3.2, 2.7, 10.6], [-0.2, 1.7, 0], 38],
    make: brunch,
    change: {sun: [-0.6, 0.45, 0.6], disc: undefined},
  },
  'gallery/pack-out': {
    hour: 'golden',
    camera: [[4.6, 2.6, 11], [2, 1.9, 0], 46],
    make: packOut,
  },
};
