// Hair, hats, wings and other finery. Each takes the mould and the middle of the head (or the back).
import * as THREE from 'three';
import {wool} from './colours.js';

const cap = (r, cut) => new THREE.SphereGeometry(r, 8, 5, 0, 6.283, 0, cut);

export const hair = {
  none() {},
  short: (m, [x, y, z], c) =>
    m.add(cap(0.165, 1.5), c, {at: [x, y + 0.01, z - 0.015], turn: [-0.25, 0, 0]}),
  long(m, [x, y, z], c) {
    m.add(cap(0.17, 1.5), c, {at: [x, y + 0.01, z - 0.015], turn: [-0.25, 0, 0]});
    m.drum(c, [0.15, 0.2, 0.38, 7], {at: [x, y - 0.12, z - 0.09], scale: [1, 1, 0.6]});
  },
  bun(m, [x, y, z], c) {
    m.add(cap(0.168, 1.5), c, {at: [x, y + 0.01, z - 0.015], turn: [-0.25, 0, 0]});
    m.ball(c, 0.09, {at: [x, y + 0.2, z - 0.05]});
  },
  afro: (m, [x, y, z], c) => m.ball(c, 0.25, {at: [x, y + 0.09, z - 0.07]}),
  curls(m, [x, y, z], c) {
    for (const [dx, dy, dz] of [
      [0, 0.15, 0],
      [0.11, 0.1, 0],
      [-0.11, 0.1, 0],
      [0, 0.08, -0.12],
      [0.13, 0, -0.08],
      [-0.13, 0, -0.08],
      [0, 0.14, 0.08],
    ])
      m.ball(c, 0.095, {at: [x + dx, y + dy, z + dz]}, 0);
  },
  mohawk(m, [x, y, z], c) {
    for (let i = 0; i < 5; i++)
      m.drum(c, [0, 0.055, 0.2, 4], {
        at: [x, y + 0.2 - Math.abs(i - 2) * 0.025, z + 0.1 - i * 0.06],
        turn: [(i - 2) * -0.3, 0, 0],
      });
  },
  wig(m, [x, y, z], c) {
    m.ball(c, 0.2, {at: [x, y + 0.14, z - 0.05], scale: [1, 1.15, 0.9]});
    for (const k of [1, -1])
      m.ball(c, 0.13, {at: [x + k * 0.16, y - 0.03, z - 0.07], scale: [0.8, 1.6, 0.9]});
    m.ball(c, 0.13, {at: [x, y + 0.33, z - 0.06]});
  },
};

export const hats = {
  none() {},
  cowboy(m, [x, y, z], c) {
    const sides = 14;
    const rim = (k, r, lift) => {
      const a = (k / sides) * 6.283;
      return [
        x + Math.cos(a) * r * 1.12,
        y + 0.1 + lift * Math.cos(a) ** 2 - lift * 0.35 * Math.sin(a) ** 2,
        z + Math.sin(a) * r * 0.9,
      ];
    };
    for (let k = 0; k < sides; k++)
      m.facets(c, [rim(k, 0.15, 0), rim(k + 1, 0.15, 0), rim(k + 1, 0.3, 0.1), rim(k, 0.3, 0.1)]);
    m.drum(c, [0.125, 0.17, 0.17, 9], {at: [x, y + 0.18, z]});
    m.drum(c, [0.09, 0.125, 0.04, 9], {at: [x, y + 0.285, z], scale: [1, 1, 0.8]});
    m.drum('#3a2418', [0.17, 0.175, 0.045, 9], {at: [x, y + 0.125, z]});
  },
  bucket(m, [x, y, z], c) {
    m.drum(c, [0.14, 0.17, 0.14, 8], {at: [x, y + 0.15, z]});
    m.drum(c, [0.17, 0.25, 0.07, 8], {at: [x, y + 0.07, z]});
  },
  beanie(m, [x, y, z], c) {
    m.add(cap(0.178, 1.45), c, {at: [x, y + 0.03, z]});
    m.ball('#fff6e6', 0.06, {at: [x, y + 0.23, z]}, 0);
  },
  party(m, [x, y, z], c) {
    m.drum(c, [0, 0.13, 0.3, 7], {at: [x, y + 0.26, z]});
    m.ball('#fff6e6', 0.05, {at: [x, y + 0.42, z]}, 0);
  },
  helmet(m, [x, y, z], c) {
    m.add(cap(0.185, 1.5), c, {at: [x, y + 0.04, z]});
    m.drum(c, [0.21, 0.21, 0.025, 9], {at: [x, y + 0.06, z + 0.03]});
  },
  sheep(m, [x, y, z]) {
    for (const [dx, dy, dz] of [
      [0, 0.17, 0.02],
      [0.1, 0.13, 0],
      [-0.1, 0.13, 0],
      [0, 0.14, -0.1],
    ])
      m.ball(wool, 0.09, {at: [x + dx, y + dy, z + dz]}, 0);
    for (const k of [1, -1])
      m.add(new THREE.OctahedronGeometry(0.1, 0), '#f7a3b8', {
        at: [x + k * 0.24, y + 0.08, z],
        scale: [1.5, 0.55, 0.5],
        turn: [0, 0, k * -0.35],
      });
  },
  crown(m, [x, y, z]) {
    m.drum('#ffcb3d', [0.15, 0.14, 0.07, 7], {at: [x, y + 0.14, z]});
    for (let i = 0; i < 7; i++)
      m.drum('#ffcb3d', [0, 0.045, 0.11, 4], {
        at: [x + Math.cos(i * 0.9) * 0.135, y + 0.22, z + Math.sin(i * 0.9) * 0.135],
      });
  },
  flowers(m, [x, y, z]) {
    const colours = ['#ff5fa8', '#ffcb3d', '#ff8a3d', '#8f6bff', '#f6f0e6'];
    for (let i = 0; i < 9; i++)
      m.ball(
        colours[i % 5],
        0.05,
        {at: [x + Math.cos(i * 0.7) * 0.155, y + 0.1, z + Math.sin(i * 0.7) * 0.155]},
        0,
      );
  },
  horns(m, [x, y, z], c) {
    for (const k of [1, -1])
      m.drum(c, [0, 0.045, 0.2, 5], {at: [x + k * 0.1, y + 0.2, z], turn: [0, 0, k * -0.4]});
  },
  phones(m, [x, y, z], c) {
    m.add(new THREE.TorusGeometry(0.175, 0.025, 5, 10, Math.PI), '#2c2a33', {
      at: [x, y + 0.02, z - 0.01],
    });
    for (const k of [1, -1])
      m.drum(c, [0.075, 0.075, 0.06, 8], {at: [x + k * 0.17, y, z], turn: [0, 0, Math.PI / 2]});
  },
};

/** Butterfly wings on the back at shoulder height. */
export function wings(m, [x, y, z], colour, second) {
  const upper = [
    [0.04, 0.06],
    [0.22, 0.52],
    [0.52, 0.78],
    [0.82, 0.74],
    [0.93, 0.48],
    [0.78, 0.14],
    [0.4, 0],
  ];
  const lower = [
    [0.04, 0],
    [0.42, -0.02],
    [0.7, -0.12],
    [0.74, -0.4],
    [0.55, -0.62],
    [0.3, -0.55],
    [0.1, -0.25],
  ];
  const inner = (list, k) => {
    const mid = list.reduce(([a, b], [c, d]) => [a + c / list.length, b + d / list.length], [0, 0]);
    return list.map(([a, b]) => [mid[0] + (a - mid[0]) * k, mid[1] + (b - mid[1]) * k]);
  };
  for (const side of [1, -1]) {
    const at =
      (out) =>
      ([dx, dy]) => [x + side * dx, y + dy, z - 0.08 - dx * 0.28 + out];
    for (const [list, outer, mid] of [
      [upper, colour, second],
      [lower, second, colour],
    ]) {
      m.facets(outer, list.map(at(0)));
      for (const out of [0.012, -0.012])
        m.facets(mid, inner(list, 0.6).map(at(out))).facets(
          '#fff6e6',
          inner(list, 0.24).map(at(out * 1.8)),
        );
    }
  }
}

/** A stand-out skirt. */
export function tutu(m, y, colour, lift) {
  for (let i = 0; i < 3; i++)
    m.drum(colour, [0.18, 0.44 - i * 0.05, 0.1, 10], {
      at: [0, y - i * 0.05 + 0.02, 0],
      turn: [0, i, 0],
      scale: [1, 1 + lift, 1],
    });
}

/** A frilly mane of wool: the vest of the flock. */
export function fleeceVest(m, low, high, wide) {
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 7; i++) {
      const a = (i / 7) * 6.283 + row * 0.5;
      m.ball(
        wool,
        0.1,
        {
          at: [
            Math.cos(a) * wide,
            low + ((high - low) * (row + 0.4)) / 3,
            Math.sin(a) * wide * 0.75,
          ],
        },
        0,
      );
    }
}

/** What makes a shoe a boot for work: a shaft over the ankle, and a cap over the toes. */
export function workBoot(m, [x, y, z], colour) {
  m.drum(colour, [0.088, 0.08, 0.2, 8], {at: [x, y + 0.13, z]});
  m.drum('#d8a860', [0.094, 0.094, 0.04, 8], {at: [x, y + 0.23, z]});
  m.ball('#3a2f3a', 0.064, {at: [x, y + 0.035, z + 0.125], scale: [1, 0.85, 0.9]}, 1);
}
