// The great sheep: its body from the guide's panels, with breast, back and rear filled in by hand.
// Metres; the front looks towards -x, the party (driver) side towards +z, hooves on y = 0.
import * as THREE from 'three';
import guide from '../../docs/setup/panels.json';
import {patterns, wool} from './colours.js';
import {bus} from './bus.js';
import {head, neckRing} from './sheep-head.js';
import {Mould} from './mould.js';
import {partySide, topDeck} from './decks.js';
import {random, seed} from './random.js';

const {vertices, panels} = guide.body;
const hooves = new Set(['10', '38']);
const openOnPartySide = new Set(['18', '22', '23']);

/** From grid points of the guide to metres. */
const metre = ([x, y, z], side) =>
  new THREE.Vector3((x - 73) * 0.1, (84 - y) * 0.1, z * side * 0.1);

// points that the guide's body leaves out: breast (b), rear (t), middle line (m)
const extra = {
  b1: [1, 41, 11],
  b2: [8, 59, 19],
  b3: [3, 22, 19],
  b4: [13, 78, 21],
  t1: [144, 23, 12],
  t2: [145, 37, 20],
  t3: [144, 66, 13],
  m1: [141, 17, 0],
};
const filled = [
  ['F2', 'b3', 'a1', 'b1'],
  ['F3', 'a1', 'a3', 'b1'],
  ['F4', 'b1', 'a3', 'b2'],
  ['F5', 'b2', 'a3', 'b4'],
  ['F6', 'a3', 'a5', 'b4'],
  ['R2', 'a25', 'm1', 't1', 'a27'],
  ['R3', 'a27', 't1', 't2'],
  ['R4', 't1', 't3', 't2'],
  ['R5', 'a27', 't2', 'a37'],
  ['R6', 't2', 't3', 'a37'],
  ['R7', 't3', 'a36', 'a37'],
];
// panels across the middle line: chest, withers, and the back over the hind legs
const across = [
  ['F15', ['b3', 1], ['b3', -1], ['b1', -1], ['b1', 1]],
  ['W1', ['a11', 1], ['a11', -1], ['a10', -1], ['a10', 1]],
  ['W2', ['a10', 1], ['a10', -1], ['a13', -1], ['a13', 1]],
  ['L1', ['a24', 1], ['a24', -1], ['a25', -1], ['a25', 1]],
  ['R1', ['a25', 1], ['a25', -1], ['m1', 1]],
];
// the business side closes the back, the party side leaves it open for the DJ
const businessBack = [
  ['19A', 'a23', 'a16', 'a13'],
  ['19B', 'a13', 'a16', 'a14'],
];

const point = (name, side) => metre(vertices[name] ?? extra[name], side);

/** Every panel of the body as {name, side, points}. */
export function bodyPanels({open = true} = {}) {
  const list = [];
  for (const side of [1, -1]) {
    for (const [name, loop] of Object.entries(panels)) {
      if (open && side === 1 && openOnPartySide.has(name)) continue;
      list.push({name, side, points: loop.map((k) => point(k, side))});
    }
    for (const [name, ...loop] of filled)
      list.push({name, side, points: loop.map((k) => point(k, side))});
  }
  for (const [name, ...loop] of businessBack)
    list.push({name, side: -1, points: loop.map((k) => point(k, -1))});
  for (const [name, ...loop] of across)
    list.push({name, side: 0, points: loop.map(([k, side]) => point(k, side))});
  return list;
}

const middle = (points) =>
  points.reduce((sum, p) => sum.add(p), new THREE.Vector3()).divideScalar(points.length);

/** One panel: its own material, so that it can shine in its own colour. */
function panelMesh(panel, {pattern, time, glow, sheen, painted}) {
  const {name, points} = panel;
  const flat = [];
  for (let i = 1; i < points.length - 1; i++)
    for (const p of [points[0], points[i], points[i + 1]]) flat.push(...p.toArray());
  const shape = new THREE.BufferGeometry();
  shape.setAttribute('position', new THREE.Float32BufferAttribute(flat, 3));
  shape.computeVertexNormals();
  const light = patterns[pattern](middle(points), time);
  const hoof = hooves.has(name);
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
function seams(list, {pattern, time, glow}) {
  const mould = new Mould(0);
  const seen = new Set();
  for (const {points} of list)
    points.forEach((from, i) => {
      const to = points[(i + 1) % points.length];
      const key = [from, to]
        .map((p) =>
          p
            .toArray()
            .map((n) => n.toFixed(2))
            .join(),
        )
        .sort()
        .join('|');
      if (seen.has(key)) return;
      seen.add(key);
      const colour = patterns[pattern](middle([from, to]), time).lerp(new THREE.Color('#fff'), 0.5);
      if (glow > 0.2) mould.bar(colour, from, to, [0.045, 0.045, 4], {glow: 0.95 + glow * 0.1});
      else mould.bar('#d9c4ae', from, to, [0.035, 0.035, 4]);
    });
  return mould.cast();
}

/** The neck in woollen facets, from the shoulders up to the skull. */
function neck(options) {
  const group = new THREE.Group();
  const ringOf = (side) => [point('b3', side), point('a1', side), point('a11', side)];
  const low = [...ringOf(1), ...ringOf(-1).reverse()];
  const high = neckRing();
  const list = [];
  low.forEach((a, i) => {
    const j = (i + 1) % low.length;
    list.push(
      {name: `n${i}`, points: [a, low[j], high[i]]},
      {name: `m${i}`, points: [low[j], high[j], high[i]]},
    );
  });
  for (const panel of list) group.add(panelMesh(panel, options));
  group.add(seams(list, options));
  return group;
}

/**
 * The sheep. `glow` 0 is an unlit day, 1 a night in full light; `sheen` is how much of the light's
 * colour the wool itself shows by day; `time` from 0 to 1 moves the light once round.
 * `missing(panel)` leaves panels out, `painted(panel)` may give one a colour of its own. `look`, `tilt` and
 * `nod` move the head, in radians. `sleepy` shuts the eyes; `blank` is the side whose eye has no pupil yet.
 */
export function sheep({
  glow = 0,
  sheen = 0.3,
  pattern = 'waves',
  time = glow > 0.2 ? 0 : 0.55,
  open = true,
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
  seed('the sheep');
  const group = new THREE.Group();
  const options = {glow, sheen, pattern, time, painted};
  const list = bodyPanels({open}).filter((panel) => !missing?.(panel));
  for (const panel of list) group.add(panelMesh(panel, options));
  group.add(seams(list, options), bus());
  const soft = {...options, glow: glow * 0.3, sheen: sheen * 0.35};
  group.add(neck(soft), head({...soft, look, tilt, nod, sleepy, blank}));
  if (withTail) group.add(tail(soft));
  if (decks) group.add(partySide({glow}), topDeck({glow}));
  return group;
}

function tail({glow, pattern, time}) {
  const mould = new Mould(0.06);
  const tone = new THREE.Color(wool).lerp(
    patterns[pattern](new THREE.Vector3(7, 5, 0), time),
    glow,
  );
  for (const [x, y, r] of [
    [7.1, 6.05, 0.62],
    [7.55, 5.5, 0.72],
    [7.72, 4.75, 0.66],
    [7.65, 4.05, 0.42],
  ])
    mould.ball(tone, r, {at: [x, y, 0], turn: [x, y, r]});
  return mould.cast();
}
