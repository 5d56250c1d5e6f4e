// The head of the sheep: woolly skull, dark face, round eyes, ears out sideways. Metres.
import * as THREE from 'three';
import {patterns, wool} from './colours.js';
import {Mould, vec} from './mould.js';

const seat = [-6.1, 9.35, 0]; // where the skull sits, in the space of the sheep
const face = '#453b48';
const nose = '#322a38';

/** Where the neck meets the skull: front, side, back; in the order of the ring at the shoulders. */
export function neckRing() {
  const half = [
    [-6.75, 8.3, 0.75],
    [-5.75, 8.5, 1.5],
    [-4.5, 9.5, 0.95],
  ];
  const at = ([x, y, z], side) => new THREE.Vector3(x, y, z * side);
  return [...half.map((p) => at(p, 1)), ...half.map((p) => at(p, -1)).reverse()];
}

// rings of the skull from back to nose: [x, y, half width, height above, depth below, colour]
const rings = [
  [1.75, 0.05, 0.75, 0.7, 0.7, wool],
  [1.15, 0.15, 1.45, 1.3, 1.25, wool],
  [0.2, 0.2, 1.72, 1.62, 1.5, wool],
  [-0.75, 0.0, 1.55, 1.42, 1.55, wool],
  [-1.25, -0.2, 1.22, 1.05, 1.3, face],
  [-2.2, -0.72, 0.95, 0.82, 0.92, face],
  [-3.0, -1.2, 1.12, 0.76, 0.86, face],
  [-3.55, -1.5, 1.1, 0.62, 0.72, nose],
  [-3.9, -1.66, 0.72, 0.34, 0.42, nose],
];

/** Ten corners of a ring: flat forehead, full cheeks, narrow jaw. */
function corners([x, y, wide, above, below]) {
  const half = [
    [0.42, above],
    [0.86, above * 0.62],
    [1, -0.05],
    [0.82, -below * 0.62],
    [0.36, -below],
  ];
  const right = half.map(([z, dy]) => [x, y + dy, z * wide]);
  return [...right, ...right.map(([a, b, c]) => [a, b, -c]).reverse()];
}

function skull(dark, fluff, tint) {
  const loops = rings.map(corners);
  for (let r = 0; r < rings.length - 1; r++) {
    const woolly = rings[r][5] === wool;
    const mould = woolly && rings[r + 1][5] === wool ? fluff : dark;
    const colour = mould === fluff ? tint(rings[r]) : woolly ? face : rings[r + 1][5];
    loops[r].forEach((a, i) => {
      const j = (i + 1) % 10;
      const [b, c, d] = [loops[r][j], loops[r + 1][j], loops[r + 1][i]];
      if ((i + r) % 2) mould.facets(colour, [a, b, c]).facets(colour, [a, c, d]);
      else mould.facets(colour, [a, b, d]).facets(colour, [b, c, d]);
    });
  }
  fluff.facets(tint(rings[0]), loops[0]);
  dark.facets(nose, loops.at(-1));
}

/** Fleece on crown and cheeks, in faceted tufts that frame the face. */
function fleece(mould, tint) {
  const tufts = [
    [-0.55, 1.65, 0, 0.8],
    [-0.75, 1.4, 0.75, 0.6],
    [0.3, 1.95, 0.5, 0.75],
    [0.95, 1.6, 0, 0.8],
    [0.2, 1.55, 1.15, 0.7],
    [-0.55, -0.75, 1.42, 0.58],
    [0.25, -0.95, 1.35, 0.75],
    [-0.25, -1.5, 0.8, 0.6],
    [1.3, 0.6, 0.95, 0.75],
    [1.25, -0.6, 0.95, 0.75],
    [-1.12, 1.12, 0.3, 0.42],
  ];
  for (const [x, y, z, r] of tufts)
    for (const side of z ? [1, -1] : [1])
      mould.ball(tint([x, y]), r, {at: [x, y, z * side], turn: [x * 3, y * 2, side]});
}

function eye(mould, side, {sleepy, blank, lookAt}) {
  const at = [-1.42, 0.42, 0.92 * side];
  mould.ball('#fffdf6', 0.62, {at, glow: 0.9}, 3);
  if (sleepy) {
    // closed lids with an arc of lashes, curved downwards: asleep and content
    mould.ball('#5a4e5c', 0.65, {at}, 3);
    const ahead = new THREE.Vector3(-0.8, -0.22, 0.5 * side).normalize();
    const across = new THREE.Vector3(0.5 * side, 0, 0.8).normalize();
    const arc = (t) =>
      vec(at).addScaledVector(
        ahead
          .clone()
          .addScaledVector(across, 0.75 * Math.cos(t))
          .add(new THREE.Vector3(0, -0.34 * Math.sin(t), 0))
          .normalize(),
        0.67,
      );
    for (let i = 0; i < 6; i++) {
      const [from, to] = [arc((i / 6) * Math.PI), arc(((i + 1) / 6) * Math.PI)];
      mould.bar('#f7a3b8', from, to, [0.06]);
    }
    return;
  }
  if (blank === side) return;
  const gaze = new THREE.Vector3(-0.86, lookAt[1], 0.42 * side + lookAt[0]).normalize();
  const spot = (out, [dy, dz] = [0, 0]) => [
    at[0] + gaze.x * out,
    at[1] + gaze.y * out + dy,
    at[2] + gaze.z * out + dz,
  ];
  mould.ball('#17131a', 0.31, {at: spot(0.44)}, 3);
  mould.ball('#ffffff', 0.085, {at: spot(0.72, [0.13, -0.08]), glow: 1.1}, 2);
  // a woolly lid above the eye gives it a kind look
  const lid = new THREE.SphereGeometry(0.7, 9, 4, 0, 6.283, 0, 0.95);
  mould.add(lid, face, {at, turn: [0.28 * side, 0, 0.12]});
}

function ear(mould, side, tint) {
  const root = [0.1, 0.85, 1.3];
  const leaf = [
    [0, 0, 0],
    [-0.5, 0.3, 0.8],
    [-0.62, 0.0, 1.8],
    [-0.35, -0.75, 2.75],
    [0.45, -0.2, 1.9],
    [0.5, 0.2, 0.8],
  ];
  const shift = ([x, y, z], dx, dy) => [root[0] + x + dx, root[1] + y + dy, (root[2] + z) * side];
  const rim = leaf.map((p) => shift(p, 0, 0));
  const back = shift([0.25, 0.5, 1.3], 0, 0);
  const inner = shift([-0.12, -0.3, 1.25], -0.1, 0);
  rim.forEach((p, i) => {
    const q = rim[(i + 1) % rim.length];
    mould.facets(tint([1, 1]), [p, q, back]).facets('#f7a3b8', [p, q, inner]);
  });
}

function mouth(mould) {
  const smile = [
    [-2.0, -0.95, 0.94],
    [-2.3, -1.24, 0.88],
    [-3.0, -1.62, 0.99],
    [-3.55, -1.82, 0.98],
    [-3.92, -1.88, 0.62],
    [-3.97, -1.9, 0],
  ];
  for (const side of [1, -1])
    for (let i = 0; i < smile.length - 1; i++) {
      const [a, b] = [smile[i], smile[i + 1]].map(([x, y, z]) => [x - 0.02, y, z * side * 1.03]);
      mould.bar('#e88aa0', a, b, [0.055]);
    }
  for (const side of [1, -1])
    mould.ball(
      '#17131a',
      0.17,
      {at: [-3.86, -1.42, 0.36 * side], scale: [0.7, 0.7, 1.1], turn: [0, 0, 0.6]},
      1,
    );
  for (const side of [1, -1])
    mould.ball('#e77f9c', 0.24, {at: [-1.75, -0.72, 1.02 * side], scale: [1.2, 0.8, 0.35]}, 1);
}

/** The head on its seat: `look` turns it to the party side, `tilt` leans it, `nod` lowers it. */
export function head({glow, sheen, pattern, time, look, tilt, nod, sleepy, blank}) {
  const mould = new Mould(0.05);
  const tint = ([x, y]) => {
    const light = patterns[pattern](new THREE.Vector3(x - 6, y + 9.5, 0), time);
    return new THREE.Color(wool).lerp(light, Math.min(0.6, sheen + glow * 0.8));
  };
  const fluff = new Mould(0.05);
  skull(mould, fluff, tint);
  fleece(fluff, tint);
  for (const side of [1, -1]) {
    eye(mould, side, {sleepy, blank, lookAt: [0, -0.04]});
    ear(fluff, side, tint);
  }
  mouth(mould);
  const group = mould.cast();
  const woolly = fluff.cast();
  const ownLight = woolly.children[0].material.clone();
  ownLight.emissive = patterns[pattern](new THREE.Vector3(-6, 9, 0), time).lerp(
    new THREE.Color('#fff'),
    0.3,
  );
  ownLight.emissiveIntensity = glow * 0.5;
  woolly.children[0].material = ownLight;
  group.add(woolly);
  group.position.set(...seat);
  group.rotation.set(tilt, look, nod, 'YXZ');
  group.scale.setScalar(1.12);
  return group;
}
