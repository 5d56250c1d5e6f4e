// Pool and toys, dodgeball, shirts on a line, question marks. Metres.
import * as THREE from 'three';
import {cloth, wool} from './colours.js';
import {Mould, put, rope} from './mould.js';
import {random} from './random.js';

/** A pool with a tiled rim, its water at y = 0.02; `time` moves the glints. */
export function pool(wide = 14, long = 8, time = 0) {
  const m = new Mould(0.04);
  m.box('#f3e4c8', [wide + 3.4, 0.1, long + 3.4], {at: [0, -0.02, 0]});
  for (const side of [1, -1]) {
    m.box('#ffffff', [wide + 0.6, 0.22, 0.3], {at: [0, 0.06, (side * (long + 0.3)) / 2]});
    m.box('#ffffff', [0.3, 0.22, long + 0.6], {at: [(side * (wide + 0.3)) / 2, 0.06, 0]});
  }
  const step = 0.5;
  for (let x = -wide / 2; x < wide / 2 - 0.01; x += step)
    for (let z = -long / 2; z < long / 2 - 0.01; z += step) {
      const tone = (px, pz) =>
        0.5 + 0.5 * Math.sin(px * 1.7 + Math.sin(pz * 1.3 + time * 6.283) * 1.6 + time * 6.283);
      const c = new THREE.Color('#1fb0d8').lerp(new THREE.Color('#7fe6ec'), tone(x, z) * 0.8);
      m.facets(c, [
        [x, 0.055, z],
        [x + step, 0.055, z],
        [x, 0.055, z + step],
      ]);
      const d = new THREE.Color('#1fb0d8').lerp(
        new THREE.Color('#8ff0f0'),
        tone(x + 0.9, z + 1.4) * 0.7,
      );
      m.facets(d, [
        [x + step, 0.055, z],
        [x + step, 0.055, z + step],
        [x, 0.055, z + step],
      ]);
    }
  for (const side of [0.5, -0.1])
    m.bar('#d9dce6', [wide / 2 + 0.2, 0, side], [wide / 2 - 0.1, 0.9, side], [0.04]);
  return m.cast();
}

/** A swimming ring with stripes. */
export function ring(a = '#ff5fa8', b = '#ffffff', r = 0.62) {
  const m = new Mould(0.02);
  for (let i = 0; i < 12; i++)
    m.add(new THREE.TorusGeometry(r, r * 0.34, 7, 2, 6.283 / 12), i % 2 ? a : b, {
      at: [0, 0.12, 0],
      turn: [Math.PI / 2, 0, (i / 12) * 6.283],
    });
  return m.cast();
}

/** A float with a neck: flamingo, duck, unicorn or sheep; it looks towards +x. */
export function float(kind = 'flamingo') {
  const looks = {
    flamingo: ['#ff6fb0', '#ff4f9a', '#2c2a33'],
    duck: ['#ffd23f', '#ffc21f', '#ff8a3d'],
    unicorn: ['#f8f4ff', '#c9a8ff', '#ffcb3d'],
    sheep: [wool, '#fffaf0', '#3a323c'],
  };
  const [body, second, beak] = looks[kind];
  const m = new Mould(0.04);
  m.add(new THREE.TorusGeometry(0.85, 0.32, 7, 14), body, {
    at: [0, 0.2, 0],
    turn: [Math.PI / 2, 0, 0],
    scale: [1.15, 1, 1],
  });
  m.bar(second, [0.85, 0.3, 0], [1.15, 0.95, 0], [0.2, 0.16, 7]).bar(
    second,
    [1.15, 0.95, 0],
    [1.0, 1.5, 0],
    [0.16, 0.15, 7],
  );
  m.ball(kind === 'sheep' ? '#3a323c' : body, 0.27, {at: [1.08, 1.6, 0], scale: [1.15, 1, 0.9]});
  m.drum(beak, [0.03, 0.11, 0.32, 6], {at: [1.42, 1.52, 0], turn: [0, 0, -1.9]});
  if (kind === 'unicorn')
    m.drum('#ffcb3d', [0, 0.07, 0.42, 6], {at: [1.15, 1.98, 0], turn: [0, 0, -0.25]});
  if (kind === 'unicorn')
    for (let i = 0; i < 5; i++)
      m.ball(cloth[i], 0.15, {at: [0.9 - i * 0.02, 1.72 - i * 0.2, 0]}, 0);
  if (kind === 'sheep')
    for (let i = 0; i < 5; i++)
      m.ball(
        wool,
        0.16,
        {at: [0.98 + Math.cos(i * 1.2) * 0.15, 1.82, Math.sin(i * 1.2) * 0.16]},
        0,
      );
  for (const k of [1, -1]) {
    m.ball('#ffffff', 0.075, {at: [1.22, 1.68, 0.17 * k]}, 1);
    m.ball('#17131a', 0.045, {at: [1.27, 1.69, 0.2 * k]}, 1);
  }
  m.ball(second, 0.28, {at: [-1.0, 0.5, 0], scale: [1, 0.9, 0.7]}, 0);
  return m.cast();
}

/** A ball with six stripes. */
export function beachBall(r = 0.38) {
  const m = new Mould(0.02);
  const stripes = ['#f2494f', '#ffffff', '#ffcb3d', '#ffffff', '#35b8f2', '#ffffff'];
  for (let i = 0; i < 6; i++)
    m.add(new THREE.SphereGeometry(r, 2, 8, (i / 6) * 6.283, 6.283 / 6), stripes[i], {
      at: [0, r * 0.7, 0],
      turn: [0.5, random() * 6, 0.4],
    });
  return m.cast();
}

export const rubberBall = (r = 0.17) =>
  new Mould(0.03).ball('#e8322f', r, {at: [0, 0, 0]}, 2).cast();

/** A dodgeball court along x: boards, lines. */
export function court(wide = 13, deep = 7) {
  const m = new Mould(0.03);
  m.box('#d98f5a', [wide + 1, 0.04, deep + 1], {at: [0, 0.01, 0]});
  m.box('#c97a4a', [wide, 0.05, deep], {at: [0, 0.015, 0]});
  for (const z of [1, -1]) m.box('#fff6e6', [wide, 0.06, 0.09], {at: [0, 0.02, (z * deep) / 2]});
  for (const x of [-wide / 2, 0, wide / 2])
    m.box('#fff6e6', [0.09, 0.06, deep], {at: [x, 0.02, 0]});
  return m.cast();
}

const shirtOutline = [
  [-0.3, 0],
  [-0.55, -0.16],
  [-0.46, -0.36],
  [-0.3, -0.27],
  [-0.31, -0.85],
  [0.31, -0.85],
  [0.3, -0.27],
  [0.46, -0.36],
  [0.55, -0.16],
  [0.3, 0],
  [0.1, -0.07],
  [-0.1, -0.07],
];

/** A shirt with a sheep on it, its shoulders at [x, y, z], its print towards +z. */
export function shirtInto(m, [x, y, z], colour) {
  m.slab(colour, shirtOutline, 0.05, {at: [x, y, z]});
  const light = ['#f6f0e6', '#ffcb3d', '#b7d94c'].includes(colour);
  const print = light ? '#8f3fb0' : wool;
  for (const [dx, dy, r] of [
    [-0.08, -0.42, 0.1],
    [0.06, -0.42, 0.11],
    [0, -0.36, 0.1],
    [0.12, -0.38, 0.08],
  ])
    m.ball(print, r, {at: [x + dx, y + dy, z + 0.055], scale: [1, 1, 0.15]}, 1);
  m.ball('#2b2530', 0.07, {at: [x - 0.17, y - 0.38, z + 0.07], scale: [1, 1.2, 0.2]}, 1);
  for (const dx of [-0.06, 0.08])
    m.box('#2b2530', [0.035, 0.12, 0.02], {at: [x + dx, y - 0.56, z + 0.06]});
}

/** A shirt that hangs by its shoulders at y = 0. */
export function shirt(colour) {
  const m = new Mould(0.02);
  shirtInto(m, [0, 0, 0], colour);
  return m.cast();
}

/**
 * Shirts on a rope that sags from tree to tree; each hangs by two pegs, turned by what `turn` gives.
 * They keep clear of the trees by a sixth of the rope.
 */
export function washingLine(from, to, colours, turn) {
  const line = new THREE.Group();
  const at = rope(from, to, 0.3);
  const cord = new Mould(0);
  const parts = 24;
  for (let i = 0; i < parts; i++) cord.bar('#e9dcc4', at(i / parts), at((i + 1) / parts), [0.02]);
  line.add(cord.cast());
  colours.forEach((colour, i) => {
    const m = new Mould(0.02);
    shirtInto(m, [0, 0, 0], colour);
    for (const x of [-0.24, 0.24]) m.box('#a8764a', [0.05, 0.16, 0.09], {at: [x, 0.02, 0.01]});
    const {x, y, z} = at(1 / 6 + ((2 / 3) * i) / (colours.length - 1));
    put(line, m.cast(), [x, y, z], turn());
  });
  return line;
}

/** A fat question mark, `high` metres, standing on y = 0. */
export function question(colour, high = 1) {
  const m = new Mould(0.06);
  const s = high;
  m.add(new THREE.TorusGeometry(0.24 * s, 0.09 * s, 7, 9, Math.PI * 1.35), colour, {
    at: [0, 0.72 * s, 0],
    turn: [0, 0, -Math.PI * 0.42],
  });
  m.bar(colour, [0.075 * s, 0.495 * s, 0], [0, 0.27 * s, 0], [0.09 * s, 0.09 * s, 7]);
  m.ball(colour, 0.11 * s, {at: [0, 0.07 * s, 0]}, 1);
  return m.cast();
}
