// Pines, oaks, bushes, ferns, flowers, rocks and mushrooms. Metres.
import {Mould, put} from './mould.js';
import {heightOf} from './land.js';
import {between, chance, pick, random} from './random.js';

const greens = ['#2f6b47', '#2a5f45', '#37754a', '#24574a', '#417d48'];

/** A pine of about `high` metres. */
export function pine(high = 11, tone = pick(greens)) {
  const m = new Mould(0.05);
  const tiers = 5;
  m.drum('#6b4630', [high * 0.018, high * 0.034, high * 0.4, 6], {at: [0, high * 0.18, 0]});
  for (let i = 0; i < tiers; i++) {
    const wide = high * (0.235 - i * 0.04);
    m.drum(tone, [wide * 0.08, wide, high * 0.3, 7 + (i % 2)], {
      at: [between(-0.1, 0.1), high * (0.27 + i * 0.155), between(-0.1, 0.1)],
      turn: [between(-0.05, 0.05), random() * 6, between(-0.05, 0.05)],
    });
  }
  return m.cast();
}

/** A tall old trunk with a high crown, for the inside of the forest. */
export function redwood(high = 22) {
  const m = new Mould(0.05);
  m.drum(pick(['#8a5238', '#7a4a36', '#935c40']), [0.35, 0.75, high, 9], {
    at: [0, high / 2, 0],
    turn: [0, random() * 6, 0],
  });
  m.drum('#7a4a36', [0.7, 1.15, 1.4, 9], {at: [0, 0.5, 0]});
  for (let i = 0; i < 9; i++) {
    const a = i * 2.4;
    m.drum(pick(greens), [0.1, 2.6 - i * 0.18, 2.2, 6], {
      at: [Math.cos(a) * 1.1, high * 0.48 + i * high * 0.06, Math.sin(a) * 1.1],
      turn: [0, a, 0],
    });
  }
  return m.cast();
}

/** A fan palm of a desert town, with the skirt of its old leaves. */
export function palm(high = 9) {
  const m = new Mould(0.05);
  const lean = between(-0.03, 0.03);
  m.drum('#9a7350', [0.2, 0.34, high, 7], {at: [0, high / 2, 0], turn: [lean, random() * 6, lean]});
  m.drum('#b08a58', [0.75, 0.3, 1.5, 8], {at: [0, high - 0.7, 0]});
  const leaves = 15;
  for (let i = 0; i < leaves; i++) {
    const a = (i / leaves) * 6.283 * 2 + between(-0.15, 0.15);
    const rise = i < leaves / 2 ? 0.2 : 1.1;
    const out = (reach, up, aside) => [
      Math.cos(a) * reach - Math.sin(a) * aside,
      high + up,
      Math.sin(a) * reach + Math.cos(a) * aside,
    ];
    const tone = pick(['#4f8f4a', '#3f7d49', '#6a9f4a']);
    m.facets(tone, [out(0.1, 0, 0), out(1.3, rise, -0.55), out(2.4, rise * 0.25 - 0.5, 0)]);
    m.facets(tone, [out(0.1, 0, 0), out(2.4, rise * 0.25 - 0.5, 0), out(1.3, rise, 0.55)]);
  }
  return m.cast();
}

/** A round oak. */
export function oak(high = 6) {
  const m = new Mould(0.06);
  const tone = pick(['#6f9440', '#7da046', '#5f8a42']);
  m.drum('#6b4a35', [0.22, 0.36, high * 0.5, 6], {at: [0, high * 0.25, 0]});
  for (const [x, y, z, r] of [
    [0, 0.7, 0, 0.32],
    [0.24, 0.6, 0.1, 0.24],
    [-0.25, 0.6, -0.06, 0.25],
    [0.02, 0.58, 0.24, 0.22],
    [0.05, 0.62, -0.24, 0.23],
  ])
    m.ball(tone, high * r, {
      at: [x * high, y * high, z * high],
      turn: [x * 9, z * 9, 0],
      scale: [1, 0.85, 1],
    });
  return m.cast();
}

export function bush(size = 0.8, tone = pick(['#4f8a45', '#6b9a48', '#3f7a4a'])) {
  const m = new Mould(0.06);
  for (let i = 0; i < 4; i++)
    m.ball(tone, size * between(0.4, 0.65), {
      at: [between(-0.5, 0.5) * size, size * 0.3, between(-0.5, 0.5) * size],
      turn: [i, i, i],
    });
  return m.cast();
}

export function rock(size = 0.6) {
  return new Mould(0.08)
    .ball(
      pick(['#9a948c', '#a89c8e', '#8a8890']),
      size,
      {at: [0, size * 0.25, 0], scale: [1.2, 0.7, 1], turn: [random() * 6, random() * 6, 0]},
      0,
    )
    .cast();
}

export function fern(size = 0.7) {
  const m = new Mould(0.08);
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * 6.283 + random() * 0.4;
    const at = (out, high, swing = 0) => [
      Math.cos(a + swing) * out * size,
      high * size,
      Math.sin(a + swing) * out * size,
    ];
    m.facets(pick(['#5f9a45', '#4f8f4a', '#77a94e']), [
      at(0.05, 0),
      at(0.55, 0.62, 0.22),
      at(1.05, 0.42),
      at(0.55, 0.62, -0.22),
    ]);
  }
  return m.cast();
}

/** Flowers and grass strewn over a box; `skip(x, z)` keeps places free. */
export function strew(scene, count, [x1, z1], [x2, z2], land, skip = () => false) {
  const m = new Mould(0.05);
  for (let i = 0; i < count; i++) {
    const x = between(x1, x2);
    const z = between(z1, z2);
    if (skip(x, z)) continue;
    const y = heightOf(x, z, land) - 0.08;
    if (chance(0.62)) {
      for (let k = 0; k < 3; k++) {
        const lean = between(-0.16, 0.16);
        m.facets(pick(['#7fae4a', '#9aba52', '#6a9a48']), [
          [x + k * 0.07 - 0.04, y, z],
          [x + k * 0.07 + 0.04, y, z],
          [x + k * 0.07 + lean, y + between(0.22, 0.45), z + lean],
        ]);
      }
    } else {
      const high = between(0.2, 0.38);
      m.bar('#5f9a45', [x, y, z], [x, y + high, z], [0.014, 0.014, 3]);
      m.ball(
        pick(['#ff8a3d', '#ffcb3d', '#ff5fa8', '#f6f0e6', '#9a7bff']),
        between(0.05, 0.085),
        {at: [x, y + high, z], scale: [1, 0.6, 1]},
        0,
      );
    }
  }
  scene.add(m.cast());
}

/** A wood: pines by chance between two distances from the middle, save where `clear(x, z)` holds. */
export function wood(
  scene,
  count,
  [near, far],
  land,
  clear = () => false,
  {heights = [8, 15], make = pine} = {},
) {
  for (let i = 0; i < count; i++) {
    const a = random() * 6.283;
    const d = near + (far - near) * Math.sqrt(random());
    const [x, z] = [Math.cos(a) * d, Math.sin(a) * d];
    if (clear(x, z)) continue;
    put(scene, make(between(...heights)), [x, heightOf(x, z, land) - 0.2, z], random() * 6);
  }
}
