// The steel on the bus that carries the panels: arches, and groups of three struts that meet in a point.
import * as THREE from 'three';
import {Mould, put} from './mould.js';

const steel = '#8d95a8';

/** Three struts from the bus that meet in one point, as 7A, 7B and 7C do; their ends are painted. */
function strutGroup(feet, tip, colour) {
  const m = new Mould(0.02);
  for (const foot of feet) {
    const [a, b] = [new THREE.Vector3(...foot), new THREE.Vector3(...tip)];
    m.bar('#5a6072', a, b, [0.055, 0.055, 6]);
    m.bar(colour, a.clone().lerp(b, 0.86), b, [0.075, 0.075, 6]);
    m.ball('#3f4454', 0.1, {at: foot}, 1);
  }
  m.ball(colour, 0.15, {at: tip}, 1);
  return m.cast();
}

/** A hoop over the bus that carries the panels, at `x`. */
function arch(x, high = 6.4, wide = 2.5) {
  const m = new Mould(0.02);
  const corner = (side, y, z) => [x, y, z * side];
  for (const side of [1, -1]) {
    m.bar(steel, corner(side, 3.5, 1.3), corner(side, high - 0.9, wide * 0.72), [0.07, 0.07, 6]);
    m.bar(steel, corner(side, high - 0.9, wide * 0.72), [x, high, 0.6 * side], [0.07, 0.07, 6]);
    m.bar(steel, corner(side, 4.3, 1.6), [x + 0.9, 4.3 - 0.8, 1.4 * side], [0.04]);
  }
  m.bar(steel, [x, high, 0.6], [x, high, -0.6], [0.07, 0.07, 6]);
  return m.cast();
}

// the groups of struts by the panel that they carry: [feet on the bus, where they meet], party side
const struts = {
  7: [
    [
      [-3.5, 3.45, 1.4],
      [-3.9, 1.6, 1.45],
      [-2.8, 2.6, 1.45],
    ],
    [-4.6, 4.2, 3.5],
  ],
  '17ABC': [
    [
      [-2.7, 3.5, 1.4],
      [-1.5, 3.5, 1.4],
      [-2.2, 2.2, 1.45],
    ],
    [-2.1, 3.6, 3.6],
  ],
  '17DEF': [
    [
      [-0.9, 3.5, 1.4],
      [0.3, 3.5, 1.4],
      [-0.2, 2.9, 1.45],
    ],
    [-0.4, 3.1, 3.7],
  ],
  33: [
    [
      [4.4, 3.5, 1.4],
      [5.4, 3.4, 1.4],
      [4.9, 1.7, 1.45],
    ],
    [5.3, 5, 3.3],
  ],
  '41ABC': [
    [
      [5.5, 2.9, 1.4],
      [5.5, 1.2, 1.4],
      [5.5, 2.2, 0.2],
    ],
    [6.8, 3.9, 2.9],
  ],
  '41DEF': [
    [
      [4.6, 1, 1.45],
      [5.4, 1, 1.45],
      [5, 1.9, 1.45],
    ],
    [6.3, 2.5, 3],
  ],
};

/** Puts the arches and the named groups of struts on the bus, their ends painted; `side` 1 is the party side. */
export function mountStruts(scene, names, side, colour) {
  const mirror = ([x, y, z]) => [x, y, z * side];
  for (const name of names) {
    const [feet, tip] = struts[name];
    put(scene, strutGroup(feet.map(mirror), mirror(tip), colour), [0, 0, 0]);
  }
  for (const x of [-3.2, 3.6]) put(scene, arch(x), [0, 0, 0]);
}
