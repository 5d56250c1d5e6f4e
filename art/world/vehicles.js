// Gear truck, shuttle and bicycles, house fronts. Front towards -x. Metres.
import * as THREE from 'three';
import {Mould} from './mould.js';
import {cloth, wool} from './colours.js';
import {pick, random} from './random.js';

function wheels(m, xs, wide, r = 0.48) {
  for (const x of xs)
    for (const side of [1, -1]) {
      m.drum('#2c2a33', [r, r, 0.34, 12], {at: [x, r, side * wide], turn: [Math.PI / 2, 0, 0]});
      m.drum('#e9e4da', [r * 0.5, r * 0.5, 0.37, 8], {
        at: [x, r, side * wide],
        turn: [Math.PI / 2, 0, 0],
      });
    }
}

/** A soft bag, box or rolled tent of the campers. */
export function bag(m, at, colour = pick(cloth)) {
  const kind = Math.floor(random() * 3);
  if (kind === 0)
    m.box(colour, [0.6, 0.45, 0.45], {at: [at[0], at[1] + 0.22, at[2]], turn: [0, random(), 0]});
  else if (kind === 1)
    m.drum(colour, [0.2, 0.2, 0.75, 8], {
      at: [at[0], at[1] + 0.2, at[2]],
      turn: [0, random(), Math.PI / 2],
    });
  else m.ball(colour, 0.32, {at: [at[0], at[1] + 0.3, at[2]], scale: [0.9, 1.1, 0.8]}, 1);
}

/** The gear truck: a box truck with a sheep on its side; `open` shows the load at the rear. */
export function truck({colour = '#f2f0ea', cab = '#18a3a0', open = false} = {}) {
  const m = new Mould(0.02);
  m.box(cab, [1.9, 1.7, 2.2], {at: [-3.1, 1.5, 0]}).box(cab, [0.7, 0.95, 2.15], {
    at: [-4.3, 1.1, 0],
  });
  m.facets('#8fd0ea', [
    [-4.07, 1.65, 0.95],
    [-4.07, 1.65, -0.95],
    [-3.98, 2.3, -0.95],
    [-3.98, 2.3, 0.95],
  ]);
  m.box('#8fd0ea', [0.06, 0.6, 1.9], {at: [-4.06, 1.98, 0]});
  for (const side of [1, -1]) {
    m.box('#8fd0ea', [0.9, 0.6, 0.05], {at: [-3.2, 1.95, side * 1.11]});
    m.ball('#fff6d0', 0.16, {at: [-4.66, 1.1, side * 0.8], glow: 1.05}, 1);
    for (const [x, y, r] of [
      [0, 2.3, 0.55],
      [0.6, 2.35, 0.6],
      [1.2, 2.25, 0.55],
      [0.3, 2.7, 0.5],
      [0.9, 2.7, 0.5],
    ])
      m.ball(wool, r, {at: [x, y, side * 1.2], scale: [1, 1, 0.1]}, 1);
    m.ball('#3a323c', 0.36, {at: [-0.62, 2.5, side * 1.23], scale: [1, 1.2, 0.1]}, 1);
    m.ball('#ffffff', 0.1, {at: [-0.7, 2.62, side * 1.27], scale: [1, 1, 0.2]}, 1);
    for (const x of [0.2, 1]) m.box('#3a323c', [0.14, 0.5, 0.05], {at: [x, 1.62, side * 1.22]});
  }
  m.box('#5c5a66', [8, 0.22, 2], {at: [-0.4, 0.72, 0]});
  m.box('#e9e4da', [0.2, 0.3, 2.2], {at: [-4.7, 0.7, 0]});
  const tint = new THREE.Color('#8f6bff');
  if (open) {
    m.box(colour, [5.6, 0.1, 2.4], {at: [0.75, 3.4, 0]}).box(colour, [5.6, 0.1, 2.4], {
      at: [0.75, 0.9, 0],
    });
    for (const side of [1, -1]) m.box(tint, [5.6, 2.5, 0.1], {at: [0.75, 2.15, side * 1.15]});
    m.box(colour, [0.1, 2.5, 2.4], {at: [-2, 2.15, 0]});
    for (let i = 0; i < 26; i++)
      bag(m, [0.4 + random() * 2.6, 0.95 + Math.floor(random() * 4) * 0.45, -0.8 + random() * 1.6]);
    m.facets('#b8b4be', [
      [3.55, 0.9, 0.6],
      [3.55, 0.9, -0.6],
      [5.4, 0.02, -0.6],
      [5.4, 0.02, 0.6],
    ]);
  } else m.box(tint, [5.6, 2.6, 2.4], {at: [0.75, 2.15, 0]});
  wheels(m, [-3.2, 1.6, 2.7], 1.0);
  return m.cast();
}

/** A station wagon, its roof rack loaded by `load(mould, y)`, whose y is the rack's. */
export function car({colour = '#ffcb3d', load} = {}) {
  const m = new Mould(0.03);
  const body = [
    [-2.2, 0.4],
    [-2.25, 0.85],
    [-2.05, 1.02],
    [-1.05, 1.1],
    [2.1, 1.14],
    [2.22, 0.85],
    [2.2, 0.4],
  ];
  const cabin = [
    [-1.1, 1.08],
    [-0.45, 1.72],
    [1.75, 1.74],
    [2.1, 1.12],
  ];
  const glass = '#a9dcf0';
  m.slab(colour, body, 1.8, {at: [0, 0, -0.9]}).slab(colour, cabin, 1.56, {at: [0, 0, -0.78]});
  for (const side of [1, -1]) {
    for (const [x, wide] of [
      [-0.3, 0.72],
      [0.52, 0.78],
      [1.32, 0.62],
    ])
      m.box(glass, [wide, 0.42, 0.04], {at: [x, 1.42, side * 0.78]});
    m.box('#f6f0e6', [4.36, 0.12, 0.04], {at: [0, 0.74, side * 0.9]});
    m.box('#e8402f', [0.08, 0.24, 0.22], {at: [2.2, 0.92, side * 0.72], glow: 1.05});
    m.ball('#fff6d0', 0.15, {at: [-2.2, 0.85, side * 0.62], glow: 1.05}, 1);
    m.bar('#4a4653', [-0.4, 1.84, side * 0.66], [1.7, 1.86, side * 0.66], [0.04]);
  }
  // front and rear windows lie on the slopes of the cabin
  const pane = (a, b, out) =>
    m.facets(glass, [
      [a[0] + out, a[1], 0.66],
      [a[0] + out, a[1], -0.66],
      [b[0] + out, b[1], -0.6],
      [b[0] + out, b[1], 0.6],
    ]);
  pane([2.03, 1.22], [1.8, 1.64], 0.03);
  pane([-1.0, 1.18], [-0.52, 1.64], -0.03);
  m.box('#d9dce6', [0.14, 0.16, 1.84], {at: [2.24, 0.5, 0]}).box('#d9dce6', [0.14, 0.16, 1.84], {
    at: [-2.26, 0.5, 0],
  });
  m.box('#f6f0e6', [0.04, 0.18, 0.5], {at: [2.25, 0.74, 0]});
  for (const x of [-0.2, 1.5]) m.bar('#4a4653', [x, 1.88, -0.74], [x, 1.88, 0.74], [0.035]);
  wheels(m, [-1.4, 1.4], 0.82, 0.42);
  load?.(m, 1.92);
  return m.cast();
}

/** A small shuttle bus. */
export function shuttle(colour = '#ff6fb0') {
  const m = new Mould(0.02);
  m.box(colour, [5.2, 1.1, 2.1], {at: [0, 1.05, 0]}).box('#fff6e6', [5.0, 0.85, 2.0], {
    at: [0.05, 2.0, 0],
  });
  m.box('#8fd0ea', [0.06, 0.75, 1.8], {at: [-2.47, 2.0, 0]});
  for (const side of [1, -1]) {
    for (let i = 0; i < 5; i++)
      m.box('#6fb6d8', [0.75, 0.6, 0.05], {at: [-1.9 + i * 0.95, 2.02, side * 1.0]});
    m.box('#ffcb3d', [5.22, 0.16, 0.04], {at: [0, 1.2, side * 1.05]});
    m.ball('#fff6d0', 0.15, {at: [-2.6, 1.0, side * 0.75], glow: 1.05}, 1);
  }
  m.box(colour, [4.9, 0.14, 2.0], {at: [0.05, 2.48, 0]});
  for (let i = 0; i < 5; i++) bag(m, [-1.2 + i * 0.7, 2.55, 0]);
  wheels(m, [-1.6, 1.6], 0.92, 0.42);
  return m.cast();
}

export function bicycle(colour = pick(cloth)) {
  const m = new Mould(0.02);
  for (const x of [-0.5, 0.5])
    m.add(new THREE.TorusGeometry(0.32, 0.03, 5, 14), '#2c2a33', {at: [x, 0.34, 0]});
  const line = (a, b) => m.bar(colour, [...a, 0], [...b, 0], [0.03]);
  line([-0.5, 0.34], [-0.1, 0.34]);
  line([-0.5, 0.34], [-0.18, 0.78]);
  line([-0.18, 0.78], [-0.1, 0.34]);
  line([-0.1, 0.34], [0.36, 0.8]);
  line([-0.18, 0.76], [0.36, 0.82]);
  line([0.5, 0.34], [0.34, 0.98]);
  m.box('#2c2a33', [0.25, 0.06, 0.12], {at: [-0.22, 0.84, 0]});
  m.bar('#2c2a33', [0.34, 0.98, -0.25], [0.34, 0.98, 0.25], [0.025]);
  return m.cast();
}

/** A tall painted house of the city with bay windows; front towards +z. */
export function house(colour, high = 11, wide = 6) {
  const m = new Mould(0.03);
  const trim = '#fff3e2';
  m.box(colour, [wide, high, 7], {at: [0, high / 2, -3.5]});
  m.box(trim, [wide + 0.4, 0.5, 0.7], {at: [0, high, 0]});
  m.facets(new THREE.Color(colour).offsetHSL(0, 0, -0.08), [
    [-wide / 2, high + 0.2, 0],
    [wide / 2, high + 0.2, 0],
    [0, high + 2.6, 0],
  ]);
  m.facets(trim, [
    [-0.5, high + 0.7, 0.02],
    [0.5, high + 0.7, 0.02],
    [0, high + 1.6, 0.02],
  ]);
  const bay = new THREE.Color(colour).offsetHSL(0, 0, 0.06);
  m.drum(bay, [1.35, 1.35, high - 3.2, 6], {
    at: [-wide * 0.2, high / 2 + 1.2, 0],
    turn: [0, Math.PI / 6, 0],
  });
  for (let y = 4.2; y < high - 1.2; y += 2.7) {
    for (const a of [-0.75, 0, 0.75])
      m.box('#6fa8d0', [0.75, 1.4, 0.1], {
        at: [-wide * 0.2 + Math.sin(a) * 1.25, y, Math.cos(a) * 1.25 - 0.06],
        turn: [0, a * 1.3, 0],
      });
    m.box(trim, [1.3, 1.8, 0.1], {at: [wide * 0.28, y, 0.05]}).box('#6fa8d0', [0.95, 1.4, 0.1], {
      at: [wide * 0.28, y, 0.1],
    });
  }
  m.box('#5a3a52', [1.2, 2.4, 0.1], {at: [wide * 0.28, 1.4, 0.06]});
  m.box(trim, [2.4, 1.5, 0.1], {at: [-wide * 0.2, 1.6, 0.06]}).box('#4a4453', [2, 1.3, 0.12], {
    at: [-wide * 0.2, 1.55, 0.08],
  });
  return m.cast();
}

/** A timber lodge with a pitched roof, ridge along x, front towards +z. */
export function lodge(long = 10, deep = 6, roof = '#b8503f', wall = '#c99a6a') {
  const m = new Mould(0.05);
  m.box(wall, [long, 3, deep], {at: [0, 1.5, 0]});
  for (const side of [1, -1]) {
    m.facets(roof, [
      [-long / 2 - 0.6, 2.7, side * (deep / 2 + 0.8)],
      [long / 2 + 0.6, 2.7, side * (deep / 2 + 0.8)],
      [long / 2 + 0.6, 5.2, 0],
      [-long / 2 - 0.6, 5.2, 0],
    ]);
    m.facets(wall, [
      [side * (long / 2), 3, deep / 2],
      [side * (long / 2), 3, -deep / 2],
      [side * (long / 2), 5.1, 0],
    ]);
    for (let i = 0; i < Math.floor(long / 2.4); i++)
      m.box('#ffe6a8', [1.1, 1.1, 0.1], {at: [-long / 2 + 1.5 + i * 2.4, 1.7, side * (deep / 2)]});
  }
  m.box('#7a5238', [1.2, 2.2, 0.14], {at: [long * 0.32, 1.1, deep / 2]});
  return m.cast();
}
