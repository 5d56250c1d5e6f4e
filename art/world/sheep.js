// The great sheep: every measured panel of it, lit, painted or not hung yet.
// Metres; the front looks towards -x, the party (driver) side towards +z, hooves on y = 0.
import * as THREE from 'three';
import {patterns, wool} from './colours.js';
import {bus} from './bus.js';
import {head, shine} from './sheep-head.js';
import {bare, bearing, bodyParts, long, place, seamsOf} from './sheep-shape.js';
import {Mould} from './mould.js';
import {partySide, topDeck} from './decks.js';
import {apart, random, seed} from './random.js';

export const isHoof = (name) => /^(?:10|38)[DP]$/.test(name);
/** Neck and head shine softly, so that the face stays the first thing one sees. */
const isSoft = (name) => /^(?:F1[0-9]|F2[0-2]|N)/.test(name);

const middle = (points) =>
  points.reduce((sum, p) => sum.add(p), new THREE.Vector3()).divideScalar(points.length);

/** One panel: its own material, so that it can shine in its own colour. */
function panelMesh(panel, corner, {pattern, time, glow, sheen, painted}) {
  const {name, faces, points} = panel;
  const flat = [];
  for (const face of faces)
    for (let i = 1; i < face.length - 1; i++)
      for (const k of [face[0], face[i], face[i + 1]]) flat.push(...corner(k).toArray());
  const shape = new THREE.BufferGeometry();
  shape.setAttribute('position', new THREE.Float32BufferAttribute(flat, 3));
  shape.computeVertexNormals();
  const light = patterns[pattern](middle(points), time);
  const hoof = isHoof(name);
  const paint = painted?.(panel);
  const tone = new THREE.Color(paint ?? wool).offsetHSL(0, 0, (random() - 0.5) * 0.05);
  const share = hoof ? 0 : Math.min(0.9, sheen * (0.35 + 1.4 * random() ** 2) + glow * 0.55);
  const mesh = new THREE.Mesh(
    shape,
    new THREE.MeshStandardMaterial({
      color: hoof ? '#2b2530' : paint ? tone : tone.lerp(light, share),
      emissive: hoof ? '#000000' : light,
      emissiveIntensity: glow * (0.5 + 0.45 * random()),
      flatShading: true,
      roughness: 0.6,
      side: THREE.DoubleSide,
    }),
  );
  mesh.castShadow = mesh.receiveShadow = true;
  return mesh;
}

/** The seams: wool-grey by day, bright tubes of light by night. */
function seams(list, corner, {pattern, time, glow}) {
  const mould = new Mould(0);
  for (const ends of seamsOf(list)) {
    const [from, to] = ends.map(corner);
    const colour = patterns[pattern](middle([from, to]), time).lerp(new THREE.Color('#fff'), 0.5);
    if (glow > 0.2) mould.bar(colour, from, to, [0.045, 0.045, 4], {glow: 0.95 + glow * 0.1});
    else mould.bar('#d9c4ae', from, to, [0.035, 0.035, 4]);
  }
  return mould.cast();
}

/** Curls at the end of the tail: x, y and z in inches as they were measured, and the radius. */
export const tuft = [
  [-382, 202, -3, 15],
  [-397, 203, 12, 16],
  [-397, 203, -18, 16],
  [-413, 197, 7, 15],
  [-413, 197, -13, 15],
  [-404, 211, -3, 14],
  [-398, 186, -3, 16],
];

/** The tail, of two measured shells, and wool at its end. */
function tail(corner, {glow, pattern, time}) {
  const mould = new Mould(0.06);
  const light = patterns[pattern](new THREE.Vector3(7, 5, 0), time);
  const tone = new THREE.Color(wool).lerp(light, glow);
  for (const name of ['TailA', 'TailB'])
    for (const face of bare(name)) mould.facets(tone, face.map(corner));
  for (const [x, y, z, r] of tuft)
    mould.ball(tone, long(r), {at: place([x, y, z]).toArray(), turn: [x, y, r]});
  return shine(mould.cast(), light, glow * 0.6);
}

/**
 * The sheep. `glow` 0 is an unlit day, 1 a night in full light; `sheen` is how much of the light's
 * colour the wool itself shows by day; `time` from 0 to 1 moves the light once round.
 * `missing(panel)` leaves panels out, `painted(panel)` may give one a colour of its own; a panel has
 * the name of the guide, such as 14D, its side and its corners. `look`, `tilt` and `nod` move the
 * head, in radians. `sleepy` shuts the eyes; `blank` is the side whose eye has no pupil yet.
 */
export const sheep = (options) => apart(() => build(options));

function build({
  glow = 0,
  sheen = 0.3,
  pattern = 'waves',
  time = glow > 0.2 ? 0 : 0.55,
  missing,
  painted,
  look = 0,
  tilt = 0,
  nod = 0,
  sleepy = false,
  blank = 0,
  decks = true,
  tail: withTail = true,
} = {}) {
  seed('the sheep'); // its wool is the same in every picture
  const group = new THREE.Group();
  const options = {glow, sheen, pattern, time, painted};
  const soft = {...options, glow: glow * 0.3, sheen: sheen * 0.35};
  const {corner, hold} = bearing({look, tilt, nod});
  const list = bodyParts()
    .map((part) => ({...part, points: [...new Set(part.faces.flat())].map(corner)}))
    .filter((panel) => !missing?.(panel));
  for (const panel of list)
    group.add(panelMesh(panel, corner, isSoft(panel.name) ? soft : options));
  const [calm, lively] = [true, false].map((yes) => list.filter(({name}) => isSoft(name) === yes));
  group.add(seams(lively, corner, options), seams(calm, corner, soft), bus());
  group.add(hold(head({...soft, sleepy, blank})));
  if (withTail) group.add(tail(corner, soft));
  if (decks) group.add(partySide({glow}), topDeck({glow}));
  return group;
}
