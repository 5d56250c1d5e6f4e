// Single things: ladders, panels to carry, dust, flags, parasols, records, pancakes, a coyote. Metres.
import * as THREE from 'three';
import {show, wool} from './colours.js';
import {Mould, put} from './mould.js';
import {between} from './random.js';

/** A three-cornered panel with seams, about 1.6 m, its middle at y = 0. */
export function looseTriangle(colour = wool, size = 1.6) {
  const m = new Mould(0.03);
  const p = [
    [-0.5, -0.35, 0],
    [0.55, -0.3, 0],
    [0.05, 0.55, 0],
  ].map((v) => v.map((n) => n * size));
  m.facets(colour, p);
  p.forEach((a, i) => m.bar('#d9b48a', a, p[(i + 1) % 3], [0.035]));
  return m.cast();
}

export function ladder(high = 5) {
  const m = new Mould(0.02);
  for (const k of [-0.28, 0.28])
    m.bar('#e8b23d', [k, 0, 0], [k * 0.8, high, -high * 0.24], [0.045]);
  for (let y = 0.35; y < high; y += 0.36)
    m.bar('#f0c45a', [-0.27, y, -y * 0.24], [0.27, y, -y * 0.24], [0.03]);
  return m.cast();
}

/** The soft round spot of which dust and mist are made. */
function puff() {
  const canvas = Object.assign(document.createElement('canvas'), {width: 64, height: 64});
  const pen = canvas.getContext('2d');
  const fade = pen.createRadialGradient(32, 32, 2, 32, 32, 32);
  fade.addColorStop(0, 'rgb(255 255 255 / 100%)');
  fade.addColorStop(0.5, 'rgb(255 255 255 / 45%)');
  fade.addColorStop(1, 'rgb(255 255 255 / 0%)');
  pen.fillStyle = fade;
  pen.fillRect(0, 0, 64, 64);
  return new THREE.CanvasTexture(canvas);
}

/** A bank of dust or mist over a box from [x, z] to [x, z]; size in metres. */
export function dust(
  scene,
  count,
  [x1, z1],
  [x2, z2],
  {colour = '#ffe2b8', size = [2, 6], opacity = 0.22} = {},
) {
  const stuff = new THREE.SpriteMaterial({
    map: puff(),
    color: colour,
    transparent: true,
    opacity,
    depthWrite: false,
    fog: false,
  });
  for (let i = 0; i < count; i++) {
    const wide = between(...size);
    const cloud = put(scene, new THREE.Sprite(stuff), [
      between(x1, x2),
      wide * 0.2,
      between(z1, z2),
    ]);
    cloud.scale.set(wide * 1.6, wide * 0.8, 1);
  }
}

/** A flag on a pole in the colours given, from top to bottom. */
export function flag(colours = show, high = 3) {
  const m = new Mould(0.02);
  m.bar('#e9dcc4', [0, 0, 0], [0, high, 0], [0.025]);
  const h = 1 / colours.length;
  colours.forEach((c, i) => {
    const y = high - i * h;
    for (let k = 0; k < 4; k++) {
      const z = (n) => 0.12 * Math.sin(n * 1.9);
      const x = (n) => n * 0.38;
      m.facets(c, [
        [x(k), y, z(k)],
        [x(k + 1), y, z(k + 1)],
        [x(k + 1), y - h, z(k + 1)],
        [x(k), y - h, z(k)],
      ]);
    }
  });
  return m.cast();
}

/** The eight-sided roof of a parasol: its rim at `at`, its tip above. */
export function parasolRoof(m, [x, y, z], colour, second, r) {
  const high = r * 0.5;
  const spot = (k, out, up) => [
    x + Math.cos((k / 8) * 6.283) * out,
    y + up,
    z + Math.sin((k / 8) * 6.283) * out,
  ];
  for (let i = 0; i < 8; i++) {
    const tone = i % 2 ? colour : second;
    const [a, b] = [spot(i, r * 0.62, high * 0.7), spot(i + 1, r * 0.62, high * 0.7)];
    m.facets(tone, [spot(i, r, 0), spot(i + 1, r, 0), b, a]).facets(tone, [a, b, [x, y + high, z]]);
  }
}

export function parasol(colour, second = '#fff6e6', r = 0.85) {
  const m = new Mould(0.03);
  parasolRoof(m, [0, 0, 0], colour, second, r);
  m.bar('#7a5238', [0, -2.4, 0], [0, r * 0.5 + 0.1, 0], [0.03]);
  return m.cast();
}

/** A turntable seen from near, top at y = 0; the record turns with `time`. */
export function turntable(colour = '#ff5fa8', time = 0) {
  const m = new Mould(0.02);
  const middle = -0.15;
  const spot = (a, r, y) => [middle + Math.cos(a) * r, y, Math.sin(a) * r];
  m.box('#e9e4da', [2.4, 0.2, 1.9], {at: [0.15, -0.1, 0]});
  m.drum('#b8b4be', [0.9, 0.92, 0.09, 60], {at: [middle, 0.03, 0]});
  for (let i = 0; i < 40; i++) {
    const a = (i / 40) * 6.283;
    m.ball('#ffe9c0', 0.014, {at: spot(a, 0.915, 0.045), glow: 1}, 0);
  }
  m.drum('#17151d', [0.84, 0.84, 0.05, 60], {at: [middle, 0.08, 0]});
  // the sheen of light that stands still on a turning record: two fans, brightest in the middle
  for (const [turn, tone] of [
    [0.5, '#6a5aa8'],
    [0.5 + Math.PI, '#a8548c'],
  ])
    for (let i = -5; i < 5; i++)
      m.facets(
        new THREE.Color('#17151d').lerp(new THREE.Color(tone), 0.8 - Math.abs(i + 0.5) * 0.14),
        [
          spot(turn + i * 0.055, 0.33, 0.106),
          spot(turn + i * 0.055, 0.83, 0.106),
          spot(turn + (i + 1) * 0.055, 0.83, 0.106),
          spot(turn + (i + 1) * 0.055, 0.33, 0.106),
        ],
      );
  for (let r = 0.4; r < 0.82; r += 0.05)
    m.add(new THREE.TorusGeometry(r, 0.005, 4, 60), '#3d3a48', {
      at: [middle, 0.107, 0],
      turn: [Math.PI / 2, 0, 0],
    });
  for (let i = 0; i < 24; i++) {
    const [a, b] = [i, i + 1].map((k) => (k / 24 + time) * 6.283);
    const tone = new THREE.Color(colour).offsetHSL(0, 0, Math.floor(i / 4) % 2 ? 0.07 : 0);
    m.facets(tone, [[middle, 0.112, 0], spot(a, 0.31, 0.112), spot(b, 0.31, 0.112)]);
  }
  m.ball('#ffffff', 0.03, {at: [middle, 0.12, 0]}, 1);
  m.drum('#8f8b98', [0.16, 0.2, 0.16, 14], {at: [1.05, 0.1, -0.6]});
  m.drum('#d9dce6', [0.1, 0.1, 0.1, 12], {at: [1.05, 0.24, -0.6]});
  m.bar('#d9dce6', [1.05, 0.28, -0.9], [1.0, 0.28, 0.12], [0.035, 0.035, 8]);
  m.bar('#d9dce6', [1.0, 0.28, 0.12], [0.5, 0.17, 0.42], [0.035, 0.03, 8]);
  m.drum('#5c5a66', [0.1, 0.1, 0.16, 10], {at: [1.06, 0.28, -0.86], turn: [Math.PI / 2, 0, 0]});
  m.box('#ffcb3d', [0.22, 0.08, 0.13], {at: [0.43, 0.16, 0.46], turn: [0, 0.54, -0.2]});
  m.box('#2c2a33', [0.09, 0.05, 0.5], {at: [1.1, 0.02, 0.55]});
  m.box(colour, [0.16, 0.09, 0.08], {at: [1.1, 0.05, 0.5]});
  for (let i = 0; i < 3; i++)
    m.ball(show[i + 2], 0.05, {at: [-0.85 + i * 0.17, 0.02, 0.82], glow: 1.2}, 1);
  return m.cast();
}

/** Pancakes on a plate with butter and berries. */
export function pancakes() {
  const m = new Mould(0.03);
  m.drum('#fffdf6', [1.05, 0.8, 0.1, 18], {at: [0, 0.05, 0]});
  for (let i = 0; i < 6; i++) {
    const [x, z] = [between(-0.06, 0.06), between(-0.06, 0.06)];
    m.drum('#c98a4a', [0.7, 0.68, 0.13, 14], {at: [x, 0.18 + i * 0.15, z], turn: [0, i, 0]});
    m.drum('#f2c680', [0.71, 0.71, 0.05, 14], {at: [x, 0.185 + i * 0.15, z], turn: [0, i, 0]});
  }
  m.drum('#d98a2f', [0.42, 0.52, 0.04, 9], {at: [0, 1.02, 0]});
  for (const a of [0.4, 2.2, 4.4])
    m.bar(
      '#d98a2f',
      [Math.cos(a) * 0.5, 1.0, Math.sin(a) * 0.5],
      [Math.cos(a) * 0.73, between(0.3, 0.6), Math.sin(a) * 0.73],
      [0.11, 0.08, 6],
    );
  m.box('#ffe98a', [0.3, 0.14, 0.3], {at: [0.02, 1.11, 0], turn: [0.05, 0.5, 0]});
  const berry = (x, y, z, c, r) => m.ball(c, r, {at: [x, y, z], turn: [x * 9, z * 9, 0]}, 1);
  for (const [x, z, c, r] of [
    [0.35, 0.2, '#4a57b8', 0.11],
    [0.3, -0.12, '#e0304f', 0.14],
    [-0.3, 0.22, '#4a57b8', 0.12],
    [-0.34, -0.1, '#e0304f', 0.13],
    [0.02, 0.38, '#4a57b8', 0.11],
  ])
    berry(x, 1.1, z, c, r);
  for (const [x, z, c, r] of [
    [0.82, 0.42, '#e0304f', 0.14],
    [0.6, 0.72, '#4a57b8', 0.12],
    [-0.82, 0.4, '#4a57b8', 0.12],
  ])
    berry(x, 0.2, z, c, r);
  return m.cast();
}

/** A cloth of checks, square, at y = 0. */
export function checkedCloth(colour = '#f2494f', cells = 14, cell = 0.42) {
  const m = new Mould(0.02);
  for (let i = 0; i < cells; i++)
    for (let k = 0; k < cells; k++)
      m.box((i + k) % 2 ? colour : '#fff6e6', [cell, 0.02, cell], {
        at: [(i - cells / 2 + 0.5) * cell, -0.01, (k - cells / 2 + 0.5) * cell],
      });
  return m.cast();
}

/** A coyote that howls, looking to +x. */
export function coyote() {
  const m = new Mould(0.05);
  const fur = '#8a6a52';
  m.bar(fur, [-0.55, 0.62, 0], [0.45, 0.72, 0], [0.2, 0.24, 7])
    .ball(fur, 0.27, {at: [0.42, 0.72, 0]})
    .ball(fur, 0.22, {at: [-0.52, 0.6, 0]});
  m.bar(fur, [0.5, 0.8, 0], [0.72, 1.22, 0], [0.19, 0.13, 7]).ball(fur, 0.17, {
    at: [0.74, 1.27, 0],
  });
  m.bar(fur, [0.76, 1.32, 0], [0.98, 1.66, 0], [0.12, 0.06, 6]).bar(
    '#5a4438',
    [0.84, 1.3, 0],
    [1.04, 1.5, 0],
    [0.07, 0.04, 5],
  );
  for (const k of [1, -1]) {
    m.drum(fur, [0, 0.08, 0.26, 4], {at: [0.6, 1.4, 0.09 * k], turn: [0, 0, 0.7]});
    m.bar(fur, [0.42, 0.6, 0.12 * k], [0.46, 0, 0.12 * k], [0.08, 0.055, 5])
      .bar(fur, [-0.55, 0.5, 0.12 * k], [-0.62, 0.25, 0.13 * k], [0.1, 0.06, 5])
      .bar(fur, [-0.62, 0.25, 0.13 * k], [-0.52, 0, 0.13 * k], [0.06, 0.05, 5]);
  }
  m.bar(fur, [-0.66, 0.6, 0], [-1.1, 0.25, 0], [0.1, 0.15, 6]).ball(fur, 0.15, {
    at: [-1.1, 0.25, 0],
  });
  return m.cast();
}

/** A marshmallow on a stick, from +x; golden brown where it was nearest to the fire. */
export function marshmallow(toast = 1) {
  const m = new Mould(0.03);
  const bands = [
    ['#fff8ec', 0.3, 0.31],
    ['#fff3dc', 0.31, 0.32],
    ['#f7d9a4', 0.32, 0.32],
    ['#dfa45c', 0.32, 0.315],
    ['#b9783a', 0.315, 0.28],
  ];
  m.bar('#8a5f3c', [3.4, -1.3, 0.7], [-0.1, 0.02, 0], [0.05, 0.035, 6]);
  bands.forEach(([colour, near, far], i) => {
    const tone = new THREE.Color('#fff8ec').lerp(new THREE.Color(colour), toast);
    m.drum(tone, [far, near, 0.14, 14], {
      at: [0.28 - i * 0.13, -0.1 + i * 0.046, 0],
      turn: [0, 0.1, Math.PI / 2 - 0.34],
    });
  });
  m.drum('#a8652c', [0.2, 0.28, 0.05, 14], {
    at: [-0.33, 0.12, 0],
    turn: [0, 0.1, Math.PI / 2 - 0.34],
  });
  return m.cast();
}
