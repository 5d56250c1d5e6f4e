// The head of the sheep on its measured face: round eyes, a smile, ears out sideways, curls on the crown.
import * as THREE from 'three';
import {patterns, wool} from './colours.js';
import {Mould, vec} from './mould.js';
import {bare, bearing, long, place} from './sheep-shape.js';

const skin = '#453b48';
const nose = '#322a38';
const pink = '#f7a3b8';
const {corner} = bearing({});

/** A point of the head in inches: x to the front, y up, z from its middle line to the party side. */
export const at = ([x, y, z], side = 1) => place([x, y, 0.4 - z * side]).toArray();

/** The dark face, darkest at the nose. */
function face(mould) {
  const tip = at([12, 0, 0])[0];
  for (const loop of bare('Face')) {
    const points = loop.map(corner);
    const isNose = points.every(({x}) => x < tip);
    mould.facets(isNose ? nose : skin, points);
  }
}

/** Curls on the crown, from the brow to the back; in inches, with their radius. */
export const curls = [
  [-15, 236, 0, 11],
  [-25, 241, 13, 12],
  [-40, 247, 0, 16],
  [-38, 238, 27, 11],
  [-55, 244, 18, 15],
  [-72, 246, 0, 16],
  [-80, 240, 20, 13],
  [-96, 230, 6, 13],
];

function fleece(mould, tint) {
  for (const [x, y, z, r] of curls)
    for (const side of z ? [1, -1] : [1])
      mould.ball(tint(x), long(r), {at: at([x, y, z], side), turn: [x, y, side]});
}

/** Closed lids with an arc of lashes, curved downwards: asleep and content. */
function closedLids(mould, middle, side, radius) {
  mould.ball('#5a4e5c', radius * 1.04, {at: middle}, 3);
  const ahead = new THREE.Vector3(-0.85, -0.22, 0.45 * side).normalize();
  const across = new THREE.Vector3(0.45 * side, 0, 0.85).normalize();
  const arc = (t) =>
    vec(middle).addScaledVector(
      ahead
        .clone()
        .addScaledVector(across, 0.6 * Math.cos(t))
        .add(new THREE.Vector3(0, -0.34 * Math.sin(t), 0))
        .normalize(),
      radius * 1.07,
    );
  for (let i = 0; i < 6; i++) {
    const [from, to] = [arc((i / 6) * Math.PI), arc(((i + 1) / 6) * Math.PI)];
    mould.bar(pink, from, to, [0.06]);
  }
}

/** An eye bulges out of its measured hole: where it is, its lid, and points on it that look ahead. */
export function eyeball(side) {
  const middle = at([-15, 202, 26.2], side);
  const radius = long(16.5);
  const gaze = new THREE.Vector3(-0.88, -0.04, 0.36 * side).normalize();
  return {
    middle,
    radius,
    // a lid above the eye gives it a kind look
    lid: new THREE.SphereGeometry(radius * 1.1, 9, 4, 0, 6.283, 0, 0.98),
    lidTurn: [0.06 * side, 0, 0.14],
    spot: (out, [dy, dz] = [0, 0]) => [
      middle[0] + gaze.x * out * radius,
      middle[1] + gaze.y * out * radius + dy * radius,
      middle[2] + gaze.z * out * radius + dz * radius,
    ],
  };
}

/** Where the pupil is, and the light in it. */
export const pupil = {out: 0.71, size: 0.5};
export const glint = {out: 1.16, aside: [0.21, -0.13], size: 0.14};

function eye(mould, side, {sleepy, blank}) {
  const {middle, radius, lid, lidTurn, spot} = eyeball(side);
  if (sleepy) return closedLids(mould, middle, side, radius);
  mould.ball('#fffdf6', radius, {at: middle, glow: 0.9}, 3);
  mould.add(lid, skin, {at: middle, turn: lidTurn});
  if (blank === side) return;
  mould.ball('#17131a', radius * pupil.size, {at: spot(pupil.out)}, 3);
  mould.ball('#ffffff', radius * glint.size, {at: spot(glint.out, glint.aside), glow: 1.1}, 2);
}

/** From the middle of the muzzle to the cheek. */
export const smile = [
  [31.6, 157, 0],
  [31.6, 157.6, 9],
  [26.4, 158.6, 16.4],
  [19.4, 160.6, 23.2],
  [11, 164, 25.6],
  [2, 169.5, 26],
  [-3, 175, 26],
];

/** The nostrils and the cheeks; their radius in metres. */
export const nostril = {at: [30, 174, 7.5], radius: 0.17, scale: [0.7, 0.75, 1.1]};
export const cheek = {at: [-3, 182, 24], radius: long(7.5), scale: [1.1, 0.8, 0.5]};

function mouth(mould) {
  for (const side of [1, -1]) {
    for (let i = 0; i < smile.length - 1; i++)
      mould.bar('#e88aa0', at(smile[i], side), at(smile[i + 1], side), [0.065]);
    for (const corner of smile) mould.ball('#e88aa0', 0.065, {at: at(corner, side)}, 1);
    mould.ball(
      '#17131a',
      nostril.radius,
      {at: at(nostril.at, side), scale: nostril.scale, turn: [0, 0, 0.3]},
      1,
    );
    mould.ball('#e77f9c', cheek.radius, {at: at(cheek.at, side), scale: cheek.scale}, 1);
  }
}

/** Lets cast wool shine softly in the colour of a light. */
export function shine(woolly, light, strength) {
  const [mesh] = woolly.children;
  mesh.material = mesh.material.clone();
  mesh.material.emissive = light.lerp(new THREE.Color('#fff'), 0.3);
  mesh.material.emissiveIntensity = strength;
  return woolly;
}

/** The face before it hangs: the dark mask with eyes and smile, where it will be. */
export function bareFace() {
  const mould = new Mould(0.05);
  face(mould);
  mouth(mould);
  for (const side of [1, -1]) eye(mould, side, {});
  return mould.cast();
}

/** What sits on the panels of the head; for the head as it was measured, looking straight ahead. */
export function head({glow, sheen, pattern, time, sleepy, blank}) {
  const tint = (x) => {
    const light = patterns[pattern](vec(at([x, 240, 0])), time);
    return new THREE.Color(wool).lerp(light, Math.min(0.6, sheen + glow * 0.8));
  };
  const bald = new Mould(0.05);
  const fluff = new Mould(0.05);
  face(bald);
  mouth(bald);
  for (const side of [1, -1]) eye(bald, side, {sleepy, blank});
  fleece(fluff, tint);
  for (const side of ['D', 'P']) {
    for (const loop of bare(`EarA${side}`)) fluff.facets(tint(-60), loop.map(corner));
    for (const loop of bare(`EarB${side}`)) bald.facets(pink, loop.map(corner));
  }
  const group = bald.cast();
  return group.add(
    shine(fluff.cast(), patterns[pattern](new THREE.Vector3(-6, 8, 0), time), glow * 0.5),
  );
}
