// What stands about while the sheep is built: scaffolds, crew tables, struts, barriers, paint. Metres.
import * as THREE from 'three';
import {wood} from './colours.js';
import {Mould} from './mould.js';
import {person} from './people.js';

const steel = '#8d95a8';

/** A scaffold of `levels` platforms [y], from [x, z] to [x, z], with rails on the side `open` leaves. */
export function scaffold([x1, z1], [x2, z2], levels, {pole = '#ff8a3d'} = {}) {
  const m = new Mould(0.02);
  const top = levels.at(-1) + 1.1;
  const corners = [
    [x1, z1],
    [x2, z1],
    [x2, z2],
    [x1, z2],
  ];
  for (const [x, z] of corners) m.bar(pole, [x, 0, z], [x, top, z], [0.06, 0.06, 7]);
  corners.forEach(([x, z], i) => {
    const [u, w] = corners[(i + 1) % 4];
    for (const y of [...levels, top - 0.1])
      m.bar(pole, [x, y - 0.08, z], [u, y - 0.08, w], [0.045]);
    const low = [0.1, ...levels.slice(0, -1)];
    low.forEach((y, k) =>
      m.bar(
        steel,
        [k % 2 ? u : x, y, k % 2 ? w : z],
        [k % 2 ? x : u, levels[k] - 0.1, k % 2 ? z : w],
        [0.03],
      ),
    );
  });
  const boards = Math.max(2, Math.round(Math.abs(z2 - z1) / 0.4));
  for (const y of levels)
    for (let i = 0; i < boards; i++)
      m.box(i % 2 ? '#c99a62' : '#b8854e', [Math.abs(x2 - x1) + 0.3, 0.07, 0.34], {
        at: [(x1 + x2) / 2, y, z1 + ((i + 0.5) / boards) * (z2 - z1)],
      });
  return m.cast();
}

/** A pot of paint with its brush, on y = 0. */
export function paintPot(colour, size = 1) {
  const m = new Mould(0.02);
  m.drum('#f6f0e6', [0.15 * size, 0.13 * size, 0.3 * size, 10], {at: [0, 0.15 * size, 0]});
  m.drum(colour, [0.155 * size, 0.155 * size, 0.09 * size, 10], {at: [0, 0.28 * size, 0]});
  m.facets(colour, [
    [0.1 * size, 0.28 * size, 0.125 * size],
    [0.0, 0.28 * size, 0.165 * size],
    [0.05 * size, 0.08 * size, 0.15 * size],
  ]);
  return m.cast();
}

/** A brush from the hand at `from` to its tip at `to`. */
export function brush(colour, from, to) {
  const m = new Mould(0.02);
  const [a, b] = [new THREE.Vector3(...from), new THREE.Vector3(...to)];
  const neck = a.clone().lerp(b, 0.72);
  m.bar(wood, a, neck, [0.025]).bar('#d9dce6', neck, a.clone().lerp(b, 0.82), [0.05]);
  m.bar(colour, a.clone().lerp(b, 0.82), b, [0.06, 0.02, 6]);
  return m.cast();
}

/** A road barrier with stripes, along x. */
export function barrier(wide = 2.2) {
  const m = new Mould(0.02);
  for (const k of [-1, 1]) {
    m.bar(wood, [k * wide * 0.4, 0, 0.28], [k * wide * 0.4, 1.1, 0], [0.05]);
    m.bar(wood, [k * wide * 0.4, 0, -0.28], [k * wide * 0.4, 1.1, 0], [0.05]);
  }
  const stripes = Math.round(wide * 2.4);
  for (const y of [0.55, 0.92])
    for (let i = 0; i < stripes; i++) {
      const x = (k) => -wide / 2 + (k / stripes) * wide;
      m.facets(i % 2 ? '#fff6e6' : '#ff2f8e', [
        [x(i), y, 0.1],
        [x(i + 1), y, 0.1],
        [x(i + 1) + 0.12, y + 0.26, 0.1],
        [x(i) + 0.12, y + 0.26, 0.1],
      ]);
    }
  return m.cast();
}

export function cone(size = 0.8) {
  const m = new Mould(0.02);
  m.box('#2c2a33', [size * 0.6, 0.05, size * 0.6], {at: [0, 0.03, 0]});
  [
    ['#ff7a2f', 0.25, 0.19],
    ['#fff6e6', 0.19, 0.13],
    ['#ff7a2f', 0.13, 0.04],
  ].forEach(([c, low, high], i) =>
    m.drum(c, [high * size, low * size, size * 0.34, 9], {at: [0, size * (0.2 + i * 0.34), 0]}),
  );
  return m.cast();
}

const glyphs = {
  D: [
    [-0.2, -0.3],
    [0.02, -0.3],
    [0.2, -0.14],
    [0.2, 0.14],
    [0.02, 0.3],
    [-0.2, 0.3],
  ],
  P: [
    [-0.2, -0.3],
    [-0.07, -0.3],
    [-0.07, -0.07],
    [0.06, -0.07],
    [0.2, 0.04],
    [0.2, 0.2],
    [0.06, 0.3],
    [-0.2, 0.3],
  ],
};
const holes = {
  D: [
    [-0.08, -0.19],
    [-0.01, -0.19],
    [0.08, -0.1],
    [0.08, 0.1],
    [-0.01, 0.19],
    [-0.08, 0.19],
  ],
  P: [
    [-0.07, 0.05],
    [0.02, 0.05],
    [0.08, 0.08],
    [0.08, 0.15],
    [0.02, 0.18],
    [-0.07, 0.18],
  ],
};

/** A round crew sign as on the panels' labels, D on red or P on green, facing +z, its middle at y = 0. */
export function sideSign(letter, colour, r = 0.6) {
  const m = new Mould(0);
  const flat = {turn: [Math.PI / 2, 0, 0]};
  m.drum('#fff8ec', [r * 1.1, r * 1.1, 0.08, 24], flat);
  m.drum(colour, [r, r, 0.1, 24], flat);
  const shape = new THREE.Shape(glyphs[letter].map(([x, y]) => new THREE.Vector2(x, y)));
  shape.holes.push(new THREE.Path(holes[letter].map(([x, y]) => new THREE.Vector2(x, y))));
  m.add(new THREE.ExtrudeGeometry(shape, {depth: 0.03, bevelEnabled: false}), '#ffffff', {
    at: [0, 0, 0.05],
    scale: [r * 2, r * 2, 1],
  });
  return m.cast();
}

/** A crew's folding table with bins, helmets and gloves; front towards +z. */
export function crewTable(colour) {
  const m = new Mould(0.02);
  m.box('#f2ede2', [2.4, 0.07, 0.9], {at: [0, 0.78, 0]});
  m.facets(colour, [
    [-1.2, 0.76, 0.46],
    [1.2, 0.76, 0.46],
    [1.2, 0.5, 0.48],
    [-1.2, 0.5, 0.48],
  ]);
  for (const x of [-1.05, 1.05])
    for (const z of [-0.36, 0.36]) m.bar('#5c5a66', [x, 0, z], [x * 0.92, 0.76, z * 0.4], [0.03]);
  m.box(colour, [0.62, 0.3, 0.5], {at: [-0.75, 0.97, 0]});
  for (let i = 0; i < 5; i++)
    m.bar(
      i % 2 ? '#d9dce6' : '#e8b23d',
      [-0.95 + i * 0.1, 1, 0],
      [-1 + i * 0.14, 1.32 + (i % 3) * 0.06, 0.05],
      [0.025],
    );
  for (const [x, c] of [
    [0.1, '#ffcb3d'],
    [0.55, '#fff6e6'],
  ])
    m.add(new THREE.SphereGeometry(0.2, 9, 5, 0, 6.283, 0, 1.57), c, {at: [x, 0.82, 0.05]}).drum(
      c,
      [0.25, 0.25, 0.03, 10],
      {at: [x, 0.83, 0.1]},
    );
  m.box('#ffffff', [0.34, 0.02, 0.46], {at: [0.98, 0.83, 0.05], turn: [0, 0.2, 0]});
  return m.cast();
}

/** Somebody of the crew: helmet, work clothes, eyes on the work. */
export const crew = (given) =>
  person({
    hat: 'helmet',
    hatColour: '#ffcb3d',
    trousers: '#35507a',
    shoes: '#6b4630',
    hair: 'short',
    skirt: 'none',
    wings: false,
    vest: false,
    shades: false,
    ...given,
  });
