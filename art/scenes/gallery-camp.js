// Previous years: meals, crafts and packing out.
import {bellTent, domeTent, longTable, ridgeTent} from '../world/camp.js';
import {cloth} from '../world/colours.js';
import {addLand} from '../world/land.js';
import {Mould, put} from '../world/mould.js';
import {person} from '../world/people.js';
import {valley} from '../world/places.js';
import {shirt} from '../world/play.js';
import {heldShirt, plate} from '../world/props.js';
import {between, pick} from '../world/random.js';
import {checkedCloth, pancakes} from '../world/things.js';
import {bag, truck} from '../world/vehicles.js';

/** A table with a printing frame: a shirt below it, ink in pots, a squeegee at `pulled` from 0 to 1. */
function press(pulled) {
  const m = new Mould(0.02);
  m.box('#c99a62', [2.6, 0.08, 1.2], {at: [0, 0.86, 0]});
  for (const x of [-1.15, 1.15])
    for (const z of [-0.5, 0.5]) m.box('#7a5238', [0.1, 0.86, 0.1], {at: [x, 0.43, z]});
  for (const z of [-0.46, 0.46]) m.box('#7a5238', [0.92, 0.07, 0.07], {at: [0, 0.97, z]});
  for (const x of [-0.46, 0.46]) m.box('#7a5238', [0.07, 0.07, 0.99], {at: [x, 0.97, 0]});
  m.box('#fff6e6', [0.86, 0.02, 0.86], {at: [0, 0.95, 0]});
  m.box('#8f3fb0', [0.66, 0.02, 0.7 * pulled], {at: [0, 0.965, 0.36 - 0.35 * pulled]});
  m.box('#9a6a43', [0.72, 0.16, 0.07], {at: [0, 1.06, 0.36 - 0.7 * pulled], turn: [0.4, 0, 0]});
  m.box('#2c2a33', [0.72, 0.06, 0.03], {at: [0, 0.98, 0.33 - 0.7 * pulled], turn: [0.4, 0, 0]});
  ['#ff2f8e', '#ffc928', '#2fb6ff', '#34d97c'].forEach((c, i) => {
    const x = i < 2 ? -1.05 + i * 0.3 : 0.75 + (i - 2) * 0.3;
    m.drum('#f6f0e6', [0.12, 0.11, 0.22, 10], {at: [x, 1, 0.3]});
    m.drum(c, [0.125, 0.125, 0.06, 10], {at: [x, 1.1, 0.3]});
    m.bar('#a8764a', [x, 1.08, 0.3], [x + 0.08, 1.38, 0.26], [0.018]);
  });
  return m.cast();
}

function printing(scene) {
  valley(scene, {
    plain: 26,
    trees: 90,
    near: 22,
    flowers: [
      [-10, -4],
      [10, 5],
    ],
  });
  const rows = [
    [-0.7, 2.85, 7, 0.1],
    [-3.2, 3.0, 9, -0.2],
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
  const maker = {wings: false, vest: false, shades: false, laugh: true};
  put(scene, press(0.55), [-0.5, 0, 1.2], Math.PI + 0.16);
  put(
    scene,
    person({
      ...maker,
      pose: 'pull',
      shirt: '#ff5fa8',
      hair: 'bun',
      hat: 'none',
      skirt: 'none',
      skin: '#8f5a3e',
      bare: true,
      gaze: [0, 0, 0.1],
    }),
    [-0.46, 0, 0.4],
    0.1,
  );
  put(
    scene,
    person({
      ...maker,
      pose: 'hold',
      shirt: '#35b8f2',
      hat: 'bucket',
      hatColour: '#ffcb3d',
      skirt: 'none',
      skin: '#efc3a0',
      beard: true,
      trousers: '#35507a',
      holds: heldShirt('#ffcb3d'),
    }),
    [1.75, 0, 1],
    -0.35,
  );
  put(
    scene,
    person({
      ...maker,
      pose: 'hips',
      shirt: '#8f6bff',
      hair: 'curls',
      hat: 'none',
      skirt: 'dress',
      skin: '#4a2c20',
      gaze: [0.5, 0.1, 0],
    }),
    [-2.5, 0, 0.9],
    0.35,
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
        pose: i % 3 ? 'carry' : pick(['carry', 'wave']),
        wings: i === 3,
        hat: pick(['beanie', 'sheep', 'party', 'none', 'crown']),
        holds: i % 3 ? plate(pick(['#ff8a3d', '#ffcb3d', '#7fae4a'])) : undefined,
      }),
      [x, 0, 2.5 + (i > 5 ? (i - 5) * 0.5 : 0)],
      i > 5 ? -1.9 : -1.2 + between(-0.4, 1),
    );
  }
}

function packOut(scene) {
  valley(scene, {kind: 'summer', trees: 110, near: 22, clear: (x, z) => z > 2});
  put(scene, truck({open: true}), [-4.6, 0, -1.2], -0.3);
  const load =
    (kind) =>
    (m, [hand, other]) => {
      const middle = hand.map((n, i) => (n + other[i]) / 2);
      bag(m, [middle[0], middle[1] - 0.14, middle[2] + 0.16], cloth[kind]);
    };
  for (let i = 0; i < 4; i++)
    put(
      scene,
      person({
        pose: 'carry',
        skirt: pick(['none', 'tutu']),
        wings: i === 2,
        laugh: true,
        holds: load(i),
      }),
      [0.8 + i * 1.15, 0, 1.2 + i * 0.3],
      -1.1 + between(-0.25, 0.25),
    );
  const pile = new Mould(0.03);
  for (let i = 0; i < 12; i++) bag(pile, [between(5, 5.4), i > 7 ? 0.42 : 0, between(0.6, 1.2)]);
  put(scene, pile.cast(), [0, 0, 0]);
  put(scene, person({pose: 'wave', wings: false, hat: 'cowboy', laugh: true}), [-2.2, 0, 3.2], 0.4);
  put(scene, domeTent('#3ecf8e'), [-10, 0, 6], 0.5);
  put(scene, ridgeTent('#ff8a3d'), [9.6, 0, -3], -0.4);
  put(scene, bellTent(), [3.2, 0, -7]);
}

const square = {size: 'square'};

export const camp = {
  'gallery/screen-printing': {
    hour: 'day',
    camera: [[-1.2, 1.75, 6], [-0.2, 1.6, -0.6], 40],
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
    camera: [[1.3, 1.9, 9.6], [0.5, 1.95, 0], 46],
    make: packOut,
  },
};
