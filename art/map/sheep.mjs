import {circle, fill, polygon} from '../sleeves/draw.mjs';
import {disco, ink, night, wool} from './colours.mjs';

/** Corners by letter, from the middle of the ground between the wheels. */
const at = {
  a: [-60, -20],
  b: [-76, -62],
  c: [-60, -104],
  d: [-10, -112],
  e: [16, -86],
  f: [50, -78],
  g: [62, -104],
  h: [97, -108],
  i: [124, -76],
  j: [126, -26],
  k: [96, -10],
  l: [40, -18],
  m: [5, -10],
  n: [-30, -8],
  p: [-25, -65],
  q: [35, -45],
  r: [90, -62],
  s: [-96, -96],
  t: [-42, -128],
  u: [-108, -150],
  o: [-108, -172],
  v: [-84, -186],
  z: [-60, -168],
  1: [-60, -202],
  w: [-36, -192],
  2: [-8, -188],
  x: [2, -158],
  y: [4, -122],
};
const coat = {
  '#fff6e4': ['cdp', 'ovz', '1wz'],
  '#fff0d4': ['ctd', 'zwt'],
  '#ffe9c2': ['bcp', 'sut', 'v1z'],
  '#ffe3b3': ['cst', 'uoz'],
  '#ffd9a8': ['abp', 'w2t'],
  '#ffd69b': ['bsc', 'uzt'],
  '#ffc9b0': ['pmn', 'pna'],
  '#ffd1dd': ['dep', '2xt'],
  '#f7b3d1': ['eqp', 'tyd', 'xyt'],
  '#e9c3f2': ['pqm', 'qlm'],
  '#d9c6ff': ['efq', 'rkl'],
  '#c7b2fb': ['frq', 'rlq', 'jkr'],
  '#d5e8ff': ['fgr', 'ghr'],
  '#b9dcf7': ['hir', 'ijr'],
};
const head = [
  [
    [
      [-22, -152],
      [-8, -158],
      [44, -140],
      [30, -112],
      [0, -128],
    ],
    '#ff9fc6',
  ],
  [
    [
      [-22, -152],
      [44, -140],
      [30, -112],
    ],
    '#e86aa3',
  ],
  [
    [
      [-104, -156],
      [-162, -104],
      [-160, -76],
      [-130, -66],
      [-72, -100],
    ],
    '#3a2763',
  ],
  [
    [
      [-104, -156],
      [-162, -104],
      [-118, -104],
      [-66, -134],
    ],
    '#54398c',
  ],
];

/** The sheep from the side, its wheels at x, y. */
export function sheep(x, y, scale) {
  const facet = (colour, d) => `<path fill="${colour}" stroke="${colour}" d="${d}"/>`;
  const corners = (names) => polygon([...names].map((name) => at[name]));
  return `<g transform="translate(${x} ${y}) scale(${scale})">${[
    ...[-22, 82].map((cx) => circle(ink, cx, -4, 15) + circle(wool, cx, -4, 5)),
    fill(night, 'M-48-30H104V-8H-48z'),
    ...Object.entries(coat).map(([colour, list]) => facet(colour, list.map(corners).join(''))),
    ...head.map(([points, colour]) => facet(colour, polygon(points))),
    circle(wool, -116, -150, 16),
    circle(wool, -84, -146, 21),
    circle(disco, -121, -147, 6.5),
    circle(disco, -91, -143, 9),
  ].join('')}</g>`;
}
