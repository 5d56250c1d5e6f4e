// Tents, fire, string lights, tables with food, hammock, signs. Metres.
import * as THREE from 'three';
import {cloth, show, wood} from './colours.js';
import {Mould, rope} from './mould.js';
import {between, pick, random} from './random.js';

/** A dome tent, door towards +z; `lit` makes it glow from within. */
export function domeTent(colour = pick(cloth), {lit = 0, size = 1, door = '#5a4a52'} = {}) {
  const m = new Mould(0.05);
  const tone = new THREE.Color(colour);
  const second = tone.clone().offsetHSL(0.02, 0, -0.1);
  const n = 8;
  const ring = (r, y, shift = 0) =>
    Array.from({length: n}, (_, i) => {
      const a = ((i + 0.5 + shift) / n) * 6.283;
      return [Math.cos(a) * r * size * 1.12, y * size, Math.sin(a) * r * size];
    });
  const rows = [ring(1.3, 0), ring(1.12, 0.62), ring(0.66, 1.12)];
  for (let i = 0; i < n; i++) {
    const j = (i + 1) % n;
    const isDoor = i === 1 || i === 2;
    const c = i % 2 ? tone : second;
    const glow = lit ? {glow: lit * between(0.8, 1)} : {};
    m.facets(
      isDoor && lit ? '#ffe2a0' : isDoor ? door : c,
      [rows[0][i], rows[0][j], rows[1][j], rows[1][i]],
      glow,
    );
    m.facets(i % 2 ? second : tone, [rows[1][i], rows[1][j], rows[2][j], rows[2][i]], glow);
    m.facets(c, [rows[2][i], rows[2][j], [0, 1.32 * size, 0]], glow);
    m.bar('#f6f0e6', rows[1][i], rows[0][i], [0.02]);
  }
  return m.cast();
}

/** A ridge tent with its open front towards +z. */
export function ridgeTent(colour = pick(cloth), {lit = 0, size = 1} = {}) {
  const m = new Mould(0.04);
  const p = (x, y, z) => [x * size, y * size, z * size];
  const tone = new THREE.Color(colour);
  const glow = lit ? {glow: lit} : {};
  m.facets(tone, [p(-1.2, 0, 1.3), p(0, 1.6, 1.45), p(0, 1.6, -1.3), p(-1.25, 0, -1.3)], glow);
  m.facets(
    tone.clone().offsetHSL(0, 0, -0.07),
    [p(1.2, 0, 1.3), p(0, 1.6, 1.45), p(0, 1.6, -1.3), p(1.25, 0, -1.3)],
    glow,
  );
  m.facets(
    tone.clone().offsetHSL(0, 0, -0.12),
    [p(-1.25, 0, -1.3), p(0, 1.6, -1.3), p(1.25, 0, -1.3)],
    glow,
  );
  m.facets(
    lit ? '#ffe2a0' : '#4a3b46',
    [p(-1.1, 0, 0.9), p(0, 1.5, 0.9), p(1.1, 0, 0.9)],
    lit ? {glow: lit} : {},
  );
  m.facets(
    tone.clone().offsetHSL(0, 0, 0.06),
    [p(-1.2, 0, 1.3), p(0, 1.6, 1.45), p(-0.75, 0, 1.6)],
    glow,
  );
  m.facets(
    tone.clone().offsetHSL(0, 0, 0.06),
    [p(1.2, 0, 1.3), p(0, 1.6, 1.45), p(0.75, 0, 1.6)],
    glow,
  );
  m.bar(wood, p(0, 0, 1.46), p(0, 1.75, 1.46), [0.035]);
  return m.cast();
}

/** A camper van-sized bell tent for glamping. */
export function bellTent({lit = 0} = {}) {
  const m = new Mould(0.04);
  const n = 10;
  const ring = (r, y) =>
    Array.from({length: n}, (_, i) => [
      Math.cos(((i + 0.5) / n) * 6.283) * r,
      y,
      Math.sin(((i + 0.5) / n) * 6.283) * r,
    ]);
  const [foot, wall] = [ring(2.5, 0), ring(2.4, 0.8)];
  for (let i = 0; i < n; i++) {
    const j = (i + 1) % n;
    const isDoor = i === 2;
    const glow = lit ? {glow: lit * between(0.7, 0.85)} : {};
    m.facets(
      isDoor ? (lit ? '#ffe6a0' : '#6a4a52') : lit ? '#f0b878' : '#f3e6cf',
      [foot[i], foot[j], wall[j], wall[i]],
      glow,
    );
    m.facets(
      lit ? (i % 2 ? '#ffc98a' : '#f2b474') : i % 2 ? '#f6ecd8' : '#eadcc0',
      [wall[i], wall[j], [0, 3.2, 0]],
      glow,
    );
    m.bar('#e0584f', wall[i], wall[j], [0.05]);
  }
  return m.cast();
}

/** A string of bulbs from point to point with a sag in metres. */
export function stringLights(
  from,
  to,
  {sag = 1.4, bulbs = 18, colours = ['#ffd27a'], glow = 1.5, size = 0.09} = {},
) {
  const m = new Mould(0);
  const at = rope(from, to, sag);
  for (let i = 0; i < bulbs; i++) {
    m.bar('#3a3440', at(i / bulbs), at((i + 1) / bulbs), [0.014, 0.014, 3]);
    if (i) {
      const p = at(i / bulbs);
      m.ball(colours[i % colours.length], size, {at: [p.x, p.y - size, p.z], glow}, 1);
    }
  }
  return m.cast();
}

/** A line of small flags. */
export function bunting(from, to, {sag = 0.8, flags = 14, colours = show} = {}) {
  const m = new Mould(0.03);
  const at = rope(from, to, sag);
  for (let i = 0; i < flags; i++) {
    const [p, q] = [at(i / flags), at((i + 0.8) / flags)];
    m.bar('#f6f0e6', p, at((i + 1) / flags), [0.012, 0.012, 3]);
    const tip = p.clone().lerp(q, 0.5);
    tip.y -= p.distanceTo(q) * 1.05;
    m.facets(colours[i % colours.length], [p, q, tip]);
  }
  return m.cast();
}

const flameShape = [
  [0.001, 0],
  [0.72, 0.1],
  [1, 0.28],
  [0.72, 0.55],
  [0.34, 0.8],
  [0.001, 1],
];

/** A flame like a drop with a bent tip, in bands of colour from root to tip. */
function flame(m, [x, z], wide, tall, colours, lean) {
  const outline = flameShape.map(([r, y]) => new THREE.Vector2(r * wide, y * tall));
  for (let i = 0; i < outline.length - 1; i++) {
    const band = new THREE.LatheGeometry(outline.slice(i, i + 2), 6);
    const at = band.attributes.position;
    for (let k = 0; k < at.count; k++) {
      const up = at.getY(k) / tall;
      at.setX(k, at.getX(k) + lean[0] * tall * up ** 2);
      at.setZ(k, at.getZ(k) + lean[1] * tall * up ** 2);
    }
    const colour = colours[Math.min(colours.length - 1, Math.floor((i / 5) * colours.length))];
    m.add(band, colour, {at: [x, 0.16, z], glow: 1.08});
  }
}

/** A camp fire in a ring of stones, with sparks. */
export function campFire(size = 1) {
  const m = new Mould(0.06);
  for (let i = 0; i < 11; i++)
    m.ball(
      i % 2 ? '#8f8780' : '#a39a90',
      between(0.17, 0.23) * size,
      {
        at: [Math.cos(i * 0.571) * 0.86 * size, 0.08, Math.sin(i * 0.571) * 0.86 * size],
        turn: [i, i, 0],
      },
      1,
    );
  for (let i = 0; i < 5; i++) {
    const a = i * 1.257;
    m.bar(
      '#5a3826',
      [Math.cos(a) * 0.66 * size, 0.1, Math.sin(a) * 0.66 * size],
      [Math.cos(a + 3) * 0.1, 0.46 * size, Math.sin(a + 3) * 0.1],
      [0.09 * size, 0.07 * size, 6],
    );
  }
  const rows = [
    [['#ffd34a', '#ff7a1f', '#ff4a1a'], 6, 0.4, 0.17, 0.8],
    [['#ffe070', '#ff9a2f', '#ff5a1a'], 5, 0.24, 0.19, 1.3],
    [['#fff0a0', '#ffc23f', '#ff8a1f'], 2, 0.09, 0.2, 1.85],
  ];
  rows.forEach(([colours, count, out, wide, high], row) => {
    for (let k = 0; k < count; k++) {
      const a = (k / count) * 6.283 + row * 0.7;
      const lean = [between(-0.22, 0.22), between(-0.22, 0.22)];
      const tall = high * size * between(0.8, 1.1);
      flame(
        m,
        [Math.cos(a) * out * size, Math.sin(a) * out * size],
        wide * size,
        tall,
        colours,
        lean,
      );
    }
  });
  for (let i = 0; i < 30; i++) {
    const climb = random();
    m.ball(
      pick(['#ffb04a', '#ffd27a', '#ff7a3a']),
      between(0.014, 0.028) * size,
      {
        at: [
          between(-0.8, 0.8) * size * climb,
          (0.9 + climb * 3.4) * size,
          between(-0.8, 0.8) * size * climb,
        ],
        glow: 1.6,
      },
      0,
    );
  }
  return m.cast();
}

/** A log or bench to sit on, along x. */
export const log = (long = 2) =>
  new Mould(0.05)
    .drum('#7a5238', [0.24, 0.24, long, 8], {at: [0, 0.24, 0], turn: [0, 0, Math.PI / 2]})
    .cast();

const dishes = [
  ['#ff8a3d', 0.16],
  ['#f2494f', 0.14],
  ['#7fae4a', 0.17],
  ['#ffcb3d', 0.15],
  ['#f6d7bd', 0.16],
  ['#8f4fb0', 0.13],
];

/** A long table along x with cloth, plates, bowls and cups, and benches. */
export function longTable(long = 8, {benches = true} = {}) {
  const m = new Mould(0.03);
  m.box('#f6ead2', [long, 0.07, 1.1], {at: [0, 0.76, 0]});
  for (let i = 0; i < long * 2.2; i++)
    m.box(i % 2 ? '#e0584f' : '#f6ead2', [long / (long * 2.2), 0.02, 0.36], {
      at: [-long / 2 + (i + 0.5) * (long / (long * 2.2)), 0.802, 0],
    });
  for (const side of [1, -1]) {
    m.facets('#f0dfc0', [
      [-long / 2, 0.78, 0.555 * side],
      [long / 2, 0.78, 0.555 * side],
      [long / 2, 0.5, 0.6 * side],
      [-long / 2, 0.5, 0.6 * side],
    ]);
    if (benches) {
      m.box(wood, [long, 0.07, 0.34], {at: [0, 0.43, side * 1.05]});
      for (const k of [-0.45, 0, 0.45])
        m.box('#7a5238', [0.08, 0.42, 0.28], {at: [k * long, 0.21, side * 1.05]});
    }
  }
  for (const k of [-0.44, 0, 0.44]) m.box('#7a5238', [0.1, 0.75, 0.8], {at: [k * long, 0.37, 0]});
  for (let i = 0; i < long * 1.6; i++) {
    const x = -long / 2 + 0.35 + i * 0.62;
    if (x > long / 2 - 0.2) break;
    for (const side of [1, -1]) {
      m.drum('#ffffff', [0.14, 0.11, 0.03, 10], {at: [x, 0.82, side * 0.38]});
      m.ball(pick(dishes)[0], 0.07, {at: [x, 0.85, side * 0.38], scale: [1.2, 0.6, 1]}, 0);
      m.drum(pick(cloth), [0.05, 0.04, 0.13, 7], {at: [x + 0.24, 0.87, side * 0.3]});
    }
    const [colour, r] = dishes[i % dishes.length];
    if (i % 2) {
      m.drum('#35b8f2', [r * 1.25, r * 0.8, 0.12, 9], {at: [x + 0.1, 0.87, 0]});
      for (let k = 0; k < 5; k++)
        m.ball(
          colour,
          r * 0.42,
          {at: [x + 0.1 + Math.cos(k * 1.3) * r * 0.6, 0.96, Math.sin(k * 1.3) * r * 0.6]},
          0,
        );
    } else {
      m.drum('#f6f0e6', [0.06, 0.08, 0.2, 7], {at: [x, 0.9, 0]});
      for (let k = 0; k < 5; k++)
        m.ball(
          pick(['#ff5fa8', '#ffcb3d', '#9a7bff']),
          0.06,
          {at: [x + Math.cos(k * 1.26) * 0.08, 1.06 + (k % 2) * 0.05, Math.sin(k * 1.26) * 0.08]},
          0,
        );
    }
  }
  return m.cast();
}

/** A hammock from x = -span/2 to span/2, hung at `high`, with stripes. */
export function hammock(
  span = 4.2,
  high = 1.5,
  colours = ['#f2494f', '#f6f0e6', '#ffcb3d', '#35b8f2'],
) {
  const m = new Mould(0.03);
  const steps = 14;
  const sag = (t) => high - 0.85 * Math.sin(Math.PI * t);
  const at = (t, k) => [
    (-0.5 + t) * span,
    sag(t) + Math.abs(k) ** 2 * 0.32 * Math.sin(Math.PI * t),
    k * 0.52 * Math.sin(Math.PI * Math.min(1, Math.max(0, t))) ** 0.6,
  ];
  for (let i = 1; i < steps - 1; i++)
    for (let s = 0; s < 6; s++) {
      const [k, l] = [-1 + s / 3, -1 + (s + 1) / 3];
      m.facets(colours[s % colours.length], [
        at(i / steps, k),
        at((i + 1) / steps, k),
        at((i + 1) / steps, l),
        at(i / steps, l),
      ]);
    }
  for (const [t, end] of [
    [1 / steps, 0],
    [1 - 1 / steps, 1],
  ])
    for (const k of [-1, -0.5, 0, 0.5, 1])
      m.bar('#e9dcc4', at(t, k), [(end - 0.5) * span, high, 0], [0.014, 0.014, 3]);
  return m.cast();
}

/** A lantern on a stick. */
export function lantern(colour = '#ffc766', high = 1.1) {
  const m = new Mould(0.02);
  m.bar('#5a4030', [0, 0, 0], [0, high, 0], [0.03]);
  m.drum(colour, [0.13, 0.17, 0.3, 6], {at: [0, high + 0.14, 0], glow: 1.3});
  m.drum('#3a3440', [0.02, 0.17, 0.1, 6], {at: [0, high + 0.34, 0]});
  return m.cast();
}
