// What to expect: banner and six features.
import {
  bellTent,
  bunting,
  domeTent,
  hammock,
  log,
  longTable,
  ridgeTent,
  stringLights,
} from '../world/camp.js';
import {cloth, show, wood as timber} from '../world/colours.js';
import {addHills, addLand} from '../world/land.js';
import {Mould, put} from '../world/mould.js';
import {tents, valley} from '../world/places.js';
import {beam, discoBall, stage} from '../world/party.js';
import {crowd, person, scatter} from '../world/people.js';
import {beachBall, float, pool, ring, shirt, washingLine} from '../world/play.js';
import {between, pick} from '../world/random.js';
import {sheep} from '../world/sheep.js';
import {lamp} from '../world/sky.js';
import {parasol} from '../world/things.js';
import {bush, oak, pine, redwood} from '../world/trees.js';
import {lodge, shuttle, truck} from '../world/vehicles.js';

/** The retreat: pool with toys, lodge, cabins, road. */
export function venueGround(scene, {swimmers = 8} = {}) {
  const road = (x, z) => Math.max(0, 1 - Math.abs(z - 13 - Math.sin(x * 0.13) * 5) / 1.6) * 0.9;
  const h = valley(scene, {
    kind: 'meadow',
    plain: 30,
    trees: 230,
    near: 32,
    far: 150,
    path: road,
    clear: (x, z) => z > 40,
  });
  put(scene, pool(13, 7.5), [4, 0, 0]);
  put(scene, lodge(13, 7), [2, 0, -13], 0.05);
  put(scene, lodge(7, 5, '#3f8a8a', '#d9b07a'), [-14, 0, -9], 0.6);
  put(scene, lodge(6, 4.5, '#8f5fb0', '#e0c08a'), [18, 0, -9], -0.5);
  const floats = [
    ['flamingo', 1, -1.5, 0.6],
    ['duck', 6, 1.2, 2.6],
    ['unicorn', 7.5, -2, 4],
  ];
  for (const [kind, x, z, turn] of floats) put(scene, float(kind), [x, 0.05, z], turn);
  for (const [x, z] of [
    [0, 1.7],
    [3.6, 0.2],
    [9, 0.4],
  ])
    put(scene, ring(pick(cloth), '#fff'), [x, 0.06, z]);
  put(scene, beachBall(0.5), [4.6, 0.1, -2.4]);
  for (let i = 0; i < swimmers; i++)
    put(
      scene,
      person({pose: pick(['cheer', 'wave']), hat: 'none', bare: true}),
      [between(-1, 9), -0.9, between(-2.8, 2.8)],
      between(-3, 3),
    );
  for (const [x, z] of [
    [-5, -4.5],
    [-5.5, 1.5],
    [13.5, 3.5],
    [13.4, -3],
  ])
    put(scene, parasol(pick(cloth), '#fff6e6', 1.7), [x, 2.5, z]);
  crowd(scene, scatter(12, [-6, 5], [14, 8], 1.2), [4, 0], () => ({
    pose: pick(['stand', 'wave', 'hips', 'groove']),
  }));
  for (let i = 0; i < 26; i++) {
    const [x, z] = [between(-34, 34), between(-28, 26)];
    if (Math.abs(x - 3) < 16 && z > -18) continue;
    if (road(x, z) > 0) continue;
    put(scene, i % 3 ? oak(between(4, 6.5)) : bush(1.2), [x, h(x, z), z]);
  }
  return h;
}

function venue(scene) {
  const h = venueGround(scene);
  put(scene, sheep({look: 0.2}), [26, h(26, -25) - 0.2, -25], 0.5);
}

function banner(scene) {
  const h = venueGround(scene, {swimmers: 3});
  tents(
    scene,
    [
      [-18, 4],
      [-22, -3],
      [-13, 3.5],
      [-26, 8],
    ],
    h,
  );
}

function fun(scene) {
  valley(scene, {
    plain: 18,
    trees: 90,
    near: 15,
    clear: (x, z) => z > 4,
    flowers: [
      [-12, -2],
      [12, 9],
    ],
  });
  const m = new Mould(0.03);
  m.box('#f2c680', [6.4, 0.1, 1.4], {at: [0, 0.84, 0]});
  for (const k of [-2.9, 2.9]) m.box('#7a5238', [0.14, 0.82, 1.2], {at: [k, 0.41, 0]});
  const pots = ['#ff2f8e', '#ffc928', '#2fb6ff', '#34d97c', '#8a5cff'];
  pots.forEach((c, i) => {
    m.drum('#f6f0e6', [0.13, 0.11, 0.24, 8], {at: [-2.6 + i * 1.3, 1.0, 0.42]});
    m.drum(c, [0.115, 0.115, 0.03, 8], {at: [-2.6 + i * 1.3, 1.12, 0.42]});
    m.box(pick(['#fff6e6', '#ffe3f0', '#e0f4ff']), [0.8, 0.03, 0.6], {
      at: [-2.4 + i * 1.2, 0.91, -0.1],
      turn: [0, 0.2 * (i - 2), 0],
    });
    m.box(c, [0.3, 0.035, 0.25], {at: [-2.4 + i * 1.2, 0.92, -0.1], turn: [0, i, 0]});
    m.bar('#a8764a', [-2.2 + i * 1.2, 0.95, 0.15], [-1.9 + i * 1.2, 0.97, 0.4], [0.02]);
  });
  put(scene, m.cast(), [0, 0, 0]);
  for (const [x, o] of [
    [-2.5, {shirt: '#ffcb3d', hat: 'flowers'}],
    [-1.1, {shirt: '#8f6bff', hair: 'afro', hat: 'none'}],
    [0.4, {shirt: '#3ecf8e', hat: 'bucket', beard: true}],
    [1.7, {shirt: '#ff5fa8', hair: 'wig', hat: 'none'}],
    [2.9, {shirt: '#35b8f2', hat: 'sheep'}],
  ])
    put(
      scene,
      person({pose: 'mix', skirt: 'none', wings: false, ...o}),
      [x, 0, -0.95],
      between(-0.25, 0.25),
    );
  put(
    scene,
    person({
      pose: 'aloft',
      shirt: '#f2494f',
      wings: true,
      hatColour: '#ffcb3d',
      hat: 'none',
      hair: 'curls',
    }),
    [4.3, 0, -0.2],
    -0.9,
  );
  put(scene, shirt('#ffcb3d'), [4.2, 2.88, 0.1], -0.7);
  const shirts = ['#ff5fa8', '#35b8f2', '#ffcb3d', '#8f6bff', '#3ecf8e', '#f6f0e6', '#ff8a3d'];
  const turn = () => between(-0.15, 0.15);
  put(scene, washingLine([-6.2, 3.35, -3.6], [5.6, 3.35, -3.6], shirts, turn), [0, 0, 0]);
  for (const x of [-6.2, 5.6]) put(scene, pine(12), [x, 0, -3.6]);
}

/** A barn, open towards +z, with beams and fairy lights. */
export function barn(scene, {wide = 14, deep = 14} = {}) {
  const m = new Mould(0.04);
  const w = wide / 2;
  m.box('#8a5a3a', [wide, 0.1, deep + 8], {at: [0, 0, 2]});
  for (let i = 0; i < wide; i++)
    m.box(i % 2 ? '#6a4030' : '#7a4a34', [1, 5, 0.2], {at: [-w + 0.5 + i, 2.5, -deep / 2]});
  m.facets('#6a4030', [
    [-w, 5, -deep / 2],
    [w, 5, -deep / 2],
    [0, 8.4, -deep / 2],
  ]);
  for (const side of [1, -1]) {
    for (let i = 0; i < deep + 4; i++)
      m.box(i % 2 ? '#6f4432' : '#5f3a2c', [0.2, 5, 1], {at: [side * w, 2.5, -deep / 2 + 0.5 + i]});
    m.facets('#4f3028', [
      [side * w, 5, -deep / 2],
      [0, 8.4, -deep / 2],
      [0, 8.4, deep / 2 + 4],
      [side * w, 5, deep / 2 + 4],
    ]);
    for (let z = -deep / 2 + 2; z < deep / 2 + 4; z += 3.4) {
      m.bar(timber, [side * w, 5, z], [0, 8.2, z], [0.14]);
      m.bar(timber, [side * w, 0, z], [side * w, 5, z], [0.16]);
    }
  }
  for (let z = -deep / 2 + 2; z < deep / 2 + 4; z += 3.4)
    m.bar(timber, [-w, 5, z], [w, 5, z], [0.13]);
  put(scene, m.cast(), [0, 0, 0]);
}

function parties(scene) {
  addLand(scene, {kind: 'forest'});
  barn(scene);
  put(scene, stage({wide: 6, glow: 0.9, arch: false}), [0, -0.5, -4.6]);
  put(
    scene,
    person({
      pose: 'dj',
      hat: 'phones',
      hatColour: '#ff5fa8',
      shirt: '#35b8f2',
      hair: 'curls',
      wings: false,
      skirt: 'none',
    }),
    [0, 0.54, -4.2],
  );
  put(scene, discoBall(0.95, {high: 1.6}), [0, 5.3, -0.6]);
  for (let z = -5; z < 8; z += 3.4)
    put(
      scene,
      stringLights([-7, 4.9, z], [7, 4.9, z], {
        bulbs: 26,
        sag: 0.55,
        colours: ['#ffd27a', '#ff9ac8', '#9ad8ff'],
        size: 0.07,
      }),
      [0, 0, 0],
    );
  crowd(
    scene,
    scatter(40, [-6, -2.2], [6, 6], 0.95),
    [0, -5],
    () => ({pose: pick(['cheer', 'groove', 'disco', 'swing', 'leap'])}),
    {sway: 1.4},
  );
  for (let i = 0; i < 8; i++)
    scene.add(
      beam(
        show[i % 6],
        [0, 5.3, -0.6],
        [Math.cos(i * 0.785) * 8, 0, Math.sin(i * 0.785) * 7 - 0.6],
        0.7,
        0.5,
      ),
    );
  for (const [c, x, z] of [
    ['#ff2f8e', -5, 1],
    ['#ffc928', 0, 2],
    ['#2fb6ff', 5, 1],
    ['#8a5cff', 0, -4],
    ['#ffc0e0', 0, 8],
  ])
    lamp(scene, c, 46, [x, 4.2, z], 18);
}

function familyMeals(scene) {
  valley(scene, {
    plain: 18,
    trees: 100,
    near: 14,
    clear: (x, z) => z > 0,
    flowers: [
      [-12, -8],
      [12, 6],
    ],
  });
  put(scene, longTable(11), [0, 0, 0]);
  for (let i = 0; i < 9; i++)
    put(
      scene,
      person({pose: pick(['feast', 'toast', 'feast']), skirt: 'none', wings: i === 4}),
      [-4.9 + i * 1.22, 0.02, -1.02],
      between(-0.35, 0.35),
    );
  for (let i = 0; i < 7; i++)
    if (i !== 3)
      put(
        scene,
        person({pose: pick(['feast', 'toast']), skirt: 'none', wings: false}),
        [-4.4 + i * 1.45, 0.02, 1.02],
        Math.PI + between(-0.5, 0.5),
      );
  put(
    scene,
    person({
      pose: 'carry',
      shirt: '#f6f0e6',
      trousers: '#2c2a33',
      hat: 'bucket',
      hatColour: '#f6f0e6',
      skirt: 'none',
      wings: false,
    }),
    [6.6, 0, -0.4],
    -1.3,
  );
  put(
    scene,
    new Mould()
      .drum('#35b8f2', [0.3, 0.2, 0.16, 9])
      .ball('#f2494f', 0.2, {at: [0, 0.1, 0], scale: [1.2, 0.6, 1.2]})
      .cast(),
    [6.1, 1.25, -0.3],
  );
  for (const x of [-7.2, 7.6]) put(scene, oak(7.5), [x, 0, -3.6]);
  put(scene, stringLights([-7, 4.4, -3.2], [7.4, 4.4, -3.2], {bulbs: 26, sag: 0.9}), [0, 0, 0]);
  put(scene, bunting([-7, 5.1, -3.4], [7.4, 5.1, -3.4], {flags: 26, sag: 0.7}), [0, 0, 0]);
}

function transportation(scene) {
  const land = {kind: 'summer', plain: 0};
  const slope = (x) => (x + 30) * 0.28;
  const line = (x) => Math.sin(x * 0.11) * 6 - 1;
  addLand(scene, {...land, plain: 400});
  const m = new Mould(0.04);
  const step = 1.5;
  const ground = (x, z) => {
    const bank = Math.max(0, line(x) - z - 3);
    return (
      slope(Math.max(-60, Math.min(50, x))) -
      Math.max(0, z - line(x) - 3) * 0.42 +
      bank * 0.42 +
      Math.sin(x * 0.4 + z * 0.5) * 0.35 * Math.min(1, bank)
    );
  };
  const grass = ['#c9b85a', '#b9b356', '#d3bb5e', '#a8ab4e'];
  for (let x = -60; x < 60; x += step)
    for (let z = -45; z < 32; z += step) {
      const p = (dx, dz) => [x + dx, ground(x + dx, z + dz), z + dz];
      m.facets(pick(grass), [p(0, 0), p(step, 0), p(0, step)]);
      m.facets(pick(grass), [p(step, 0), p(step, step), p(0, step)]);
    }
  for (let x = -60; x < 60; x += 1) {
    const p = (k, side) => [k, ground(k, line(k)) + 0.09, line(k) + side];
    m.facets('#b8aa98', [p(x, -2.4), p(x + 1, -2.4), p(x + 1, 2.4), p(x, 2.4)]);
    for (const side of [-2.6, 2.4])
      m.facets('#efe0bc', [p(x, side), p(x + 1, side), p(x + 1, side + 0.25), p(x, side + 0.25)]);
    if (x % 4 === 0)
      m.facets(
        '#ffcb3d',
        [p(x, -0.1), p(x + 2, -0.1), p(x + 2, 0.1), p(x, 0.1)].map(([a, y, c]) => [a, y + 0.03, c]),
      );
  }
  put(scene, m.cast(), [0, 0, 0]);
  for (let i = 0; i < 150; i++) {
    const [x, z] = [between(-55, 50), between(-42, 26)];
    if (Math.abs(z - line(x)) > 5 && (x < -16 || z < line(x)))
      put(scene, i % 3 ? pine(between(6, 11)) : oak(between(3, 5)), [x, ground(x, z) - 0.2, z]);
  }
  addHills(scene, ['#7f9a5a', '#8fa58a', '#a8b8c0'], {heights: [45, 62, 90]});
  const drive = (thing, x) => {
    const z = line(x);
    const heading = Math.atan2(-(line(x + 1) - line(x - 1)) / 2, 1);
    thing.rotation.order = 'YZX';
    thing.position.set(x, ground(x, z) + 0.12, z);
    thing.rotation.set(0, heading + Math.PI, -Math.atan(0.28));
    scene.add(thing);
  };
  drive(truck(), 0);
  drive(shuttle(), -10.5);
}

function camping(scene) {
  const h = valley(scene, {
    kind: 'forest',
    plain: 12,
    trees: 120,
    near: 13,
    far: 80,
    clear: (x, z) => z > 4,
    flowers: [
      [-13, -8],
      [13, 8],
    ],
  });
  const spots = [
    [domeTent('#ff8a3d', {size: 1.25}), -5.4, 0.6, 0.5],
    [ridgeTent('#35b8f2', {size: 1.2}), -1.2, -3.2, 0.1],
    [domeTent('#ff5fa8', {size: 1.15}), 4.2, 0.4, -0.5],
    [bellTent(), 2.4, -6.8, 0],
    [domeTent('#8f6bff'), -8.4, -5, 0.4],
    [ridgeTent('#ffcb3d'), 8.2, -4.4, -0.5],
    [domeTent('#3ecf8e'), -4.8, -9, 0.2],
  ];
  for (const [tent, x, z, turn] of spots) put(scene, tent, [x, h(x, z), z], turn);
  for (const [x, z, s] of [
    [-7.6, -2, 15],
    [7, -1.4, 16],
    [0.8, -4.4, 17],
    [-2.8, -7, 15],
    [10.6, 1, 14],
    [-11, 1.4, 14],
  ])
    put(scene, redwood(s * 1.3), [x, h(x, z) - 0.1, z]);
  put(scene, hammock(5.2, 1.8), [9, 0.3, 0.1], 0.5);
  const shirts = ['#ff5fa8', '#f6f0e6', '#ffcb3d', '#35b8f2', '#f2494f'];
  put(
    scene,
    washingLine([-7.6, 3.2, -2], [0.8, 3.2, -4.4], shirts, () => 0.3),
    [0, 0, 0],
  );
  put(scene, log(2.2), [-0.6, 0, 2.6], 0.2);
  for (const [x, pose] of [
    [-1.1, 'toast'],
    [-0.1, 'sit'],
  ])
    put(scene, person({pose, skirt: 'none', wings: false}), [x, 0.06, 2.6], 0.1);
  put(scene, person({pose: 'wave', hat: 'beanie'}), [3.2, 0, 2.6], -0.3);
  put(scene, person({pose: 'disco', wings: true, hat: 'none', hair: 'wig'}), [-3.2, 0, 2.2], 0.4);
  for (const [x, z] of [
    [-9, -6],
    [-4, -10],
    [2, -12],
    [7, -9],
  ])
    scene.add(beam('#fff0c0', [x - 9, 20, z + 2], [x + 3, 0, z], 1.6, 0.2));
}

export const expect = {
  'expect/banner': {
    size: 'banner',
    hour: 'dawn',
    camera: [[-18, 10.5, 36], [-8.5, 6.6, 0], 34],
    make: banner,
    change: {sun: [0.7, 0.4, 0.3], fog: ['#ffdcc0', 50, 330], disc: undefined, exposure: 1.25},
  },
  'expect/venue': {hour: 'day', camera: [[-12, 9.6, 24], [2.4, 2.2, -4], 40], make: venue},
  'expect/fun': {hour: 'day', camera: [[-2.4, 2.9, 8.8], [0.1, 1.75, -0.8], 38], make: fun},
  'expect/parties': {hour: 'indoors', camera: [[-1.6, 3.4, 13.5], [0, 3.3, 0], 46], make: parties},
  'expect/family-meals': {
    hour: 'golden',
    camera: [[-4.6, 3.1, 7.2], [0.3, 1.15, -0.5], 38],
    make: familyMeals,
  },
  'expect/transportation': {
    hour: 'day',
    camera: [[12.5, 17.2, 10.5], [-6.5, 6.6, -1], 42],
    make: transportation,
    sky: {reach: 45},
  },
  'expect/camping': {
    hour: 'golden',
    camera: [[1.2, 2.5, 11.6], [0, 2.1, -2], 42],
    make: camping,
    change: {sun: [0.5, 0.6, 0.8]},
  },
};
