// The guide: Head & Hind, Tech and the Setup Lead at work.
import * as THREE from 'three';
import {crew, crewTable, cone} from '../world/build.js';
import {bus} from '../world/bus.js';
import {show, skins} from '../world/colours.js';
import {partySide, topDeck} from '../world/decks.js';
import {Mould, put} from '../world/mould.js';
import {valley} from '../world/places.js';
import {mug} from '../world/props.js';
import {bareFace} from '../world/sheep-head.js';
import {lamp} from '../world/sky.js';
import {mountStruts} from '../world/struts.js';
import {ladder, looseTriangle, parasol} from '../world/things.js';

const blue = '#2f6fd0';
const orange = '#f08324';
const red = '#d93a32';
const green = '#1f8a4d';
const boards = '#b8854e';
const black = '#2b2a30';
const rust = '#a4552b';
const steel = '#5c6474';
const leather = '#e8c27a';
const front = -Math.PI / 2;

/** The platform that goes in front of the roof: boards, two black beams, and the guides for the face. */
function frontPlatform() {
  const m = new Mould(0.03);
  m.box(boards, [2.5, 0.16, 3.2], {at: [-5.1, 4.25, 0]});
  for (let i = 0; i < 3; i++) m.box('#87592f', [0.05, 0.02, 3.2], {at: [-4.6 - i * 0.6, 4.34, 0]});
  for (const side of [1, -1]) {
    m.bar(black, [-6.2, 4.18, 1.45 * side], [-3.9, 3.75, 1.3 * side], [0.09]);
    m.box(rust, [2.2, 0.08, 0.14], {at: [-5.2, 4.38, 0.62 * side]});
  }
  m.bar(steel, [-3.85, 3.75, -1.5], [-3.85, 3.75, 1.5], [0.09]);
  return m.cast();
}

/** The face on the edge of the platform, tilted back, with its struts and the rope between them. */
function faceOnEdge(scene, tilt) {
  const face = bareFace();
  const box = new THREE.Box3().setFromObject(face);
  const chin = new THREE.Vector3((box.min.x + box.max.x) / 2 - 0.2, box.min.y, 0);
  for (const part of face.children) part.geometry.translate(-chin.x, -chin.y, 0);
  const m = new Mould(0.02);
  const high = box.max.y - box.min.y;
  for (const side of [1, -1])
    m.bar(black, [0.5, high * 0.9, 0.5 * side], [2.1, high * 0.55, 0.62 * side], [0.055]);
  m.bar('#d9b877', [1.5, high * 0.7, -0.58], [1.5, high * 0.7, 0.58], [0.035]);
  face.add(m.cast());
  put(scene, face, [-5.2, 4.42, 0]);
  face.rotation.z = tilt;
}

/** A hammer in the raised hand. */
const hammer = (m, [[x, y, z]]) => {
  m.bar('#c99a62', [x, y - 0.14, z], [x, y + 0.4, z], [0.034]);
  m.box('#6d7484', [0.34, 0.13, 0.13], {at: [x, y + 0.42, z]});
};

function stack(scene, colours, [x, z], [dx, dz], turn) {
  colours.forEach((c, i) => {
    const panel = put(scene, looseTriangle(c, 2.1), [x + i * dx, 0.78, z + i * dz], turn + i * 0.1);
    panel.rotation.x = -0.3;
  });
}

function headAndHind(scene) {
  valley(scene, {trees: 110, near: 26, far: 120, clear: (x, z) => z > 8 || x < -9});
  put(scene, bus(), [0, 0, 0]);
  put(scene, topDeck({desk: false}), [0, 0, 0]);
  put(scene, frontPlatform(), [0, 0, 0]);
  mountStruts(scene, [], 1, blue);
  faceOnEdge(scene, -0.2);
  const hand = (given) => crew({shirt: blue, gloves: leather, bare: false, beard: false, ...given});
  put(
    scene,
    hand({pose: 'hold', skin: skins[1], laugh: true, gaze: [0.55, 0, 0]}),
    [-3.35, 4.33, 1.45],
    front - 0.1,
  );
  put(
    scene,
    hand({pose: 'hold', skin: skins[5], hair: 'long', gaze: [0.3, 0, 0]}),
    [-3.9, 4.33, -1.4],
    front + 0.1,
  );
  put(scene, hand({pose: 'point', skin: skins[3], wide: 1.2}), [-0.3, 4.33, 0.6], front + 0.4);
  put(
    scene,
    hand({pose: 'wave', skin: skins[2], holds: hammer, laugh: true, gaze: [-0.3, 0, -0.3]}),
    [-6, 0, 2.9],
    front + 0.45,
  );
  put(scene, ladder(3.9), [-1.9, 0, 3.1], 0);
  put(scene, crewTable(blue), [0.6, 0, 5.2], -0.75);
  stack(scene, ['#fff3e2', '#dcebff', '#fff3e2', '#e7dcff'], [3.9, 4.6], [0.75, -0.75], -0.75);
  put(scene, cone(), [-9.3, 0, -2.2]);
}

/** A tube of light from point to point, with its ends. */
function tube(m, colour, from, to) {
  m.bar(colour, from, to, [0.05, 0.05, 7], {glow: 1.25});
  for (const end of [from, to]) m.ball('#2c2a33', 0.07, {at: end}, 1);
}

/** A cable on the ground through points [x, z]. */
function cable(m, points, colour = '#1c1a22') {
  const curve = new THREE.CatmullRomCurve3(points.map(([x, z]) => new THREE.Vector3(x, 0.05, z)));
  m.add(new THREE.TubeGeometry(curve, 40, 0.045, 5), colour);
}

/** A bin of tubes that stand in it. */
function bin(m, [x, z], lit) {
  m.box('#3d4a66', [1.1, 0.62, 0.7], {at: [x, 0.31, z]});
  m.box('#52608a', [1.18, 0.08, 0.78], {at: [x, 0.62, z]});
  lit.forEach((colour, i) =>
    tube(
      m,
      colour,
      [x - 0.36 + i * 0.24, 0.4, z],
      [x - 0.62 + i * 0.4, 2.05 - (i % 2) * 0.16, z - 0.1],
    ),
  );
}

const heldTube = (colour, long) => (m, hands) => {
  const [a, b] = hands.map((hand) => new THREE.Vector3(...hand));
  const along = b.clone().sub(a).normalize();
  const middle = a
    .add(b)
    .multiplyScalar(0.5)
    .add(new THREE.Vector3(0, 0.03, 0.05));
  const end = (k) =>
    middle
      .clone()
      .addScaledVector(along, (k * long) / 2)
      .toArray();
  tube(m, colour, end(-1), end(1));
};

/** The end of a cable, in the second hand. */
const plug = (m, hands) => {
  const [x, y, z] = hands[1];
  m.box('#f2b632', [0.07, 0.07, 0.2], {at: [x, y + 0.02, z + 0.1]});
  const slack = [
    [x, y, z + 0.02],
    [x, y - 0.12, z - 0.16],
    [x + 0.1, y - 0.6, z - 0.2],
    [x + 0.24, 0.05, z + 0.1],
    [x + 0.9, 0.05, z + 0.5],
  ].map((point) => new THREE.Vector3(...point));
  m.add(new THREE.TubeGeometry(new THREE.CatmullRomCurve3(slack), 24, 0.035, 5), '#1c1a22');
};

function tech(scene) {
  valley(scene, {trees: 110, near: 26, far: 120, clear: (x, z) => z > 8});
  put(scene, bus(), [0, 0, 0]);
  put(scene, partySide(), [0, 0, 0]);
  put(scene, topDeck({out: 0.9, glow: 0.5}), [0, 0, 0]);
  mountStruts(scene, [], 1, orange);
  const decks = new Mould(0.03);
  decks.box(boards, [3.2, 0.14, 1.5], {at: [0.9, 4.26, 2.95]});
  for (const x of [-0.5, 2.3]) decks.bar(steel, [x, 4.2, 3.5], [x, 3.1, 1.5], [0.06]);
  put(scene, decks.cast(), [0, 0, 0]);
  const m = new Mould(0.02);
  cable(m, [
    [-1.4, 2.7],
    [-1.9, 3.6],
    [-0.8, 4.5],
    [0.9, 4.3],
    [2, 5.2],
    [3.9, 5],
  ]);
  cable(m, [
    [0.4, 2.8],
    [0.7, 3.7],
    [2, 4.1],
    [3.3, 4.6],
    [3.95, 4.9],
  ]);
  cable(m, [
    [2.2, 2.8],
    [2.6, 3.6],
    [3.7, 3.9],
    [4.1, 4.8],
  ]);
  m.add(new THREE.TorusGeometry(0.42, 0.06, 5, 14), '#1c1a22', {
    at: [0.7, 0.07, 5.8],
    turn: [Math.PI / 2, 0, 0],
  });
  m.add(new THREE.TorusGeometry(0.36, 0.06, 5, 14), '#e8622c', {
    at: [0.7, 0.17, 5.8],
    turn: [Math.PI / 2, 0, 0],
  });
  m.box('#2c2a33', [0.8, 0.6, 0.55], {at: [4.15, 0.3, 5.1]});
  m.box('#4a4653', [0.84, 0.06, 0.59], {at: [4.15, 0.62, 5.1]});
  for (let i = 0; i < 4; i++)
    m.ball(show[i + 2], 0.045, {at: [3.9 + i * 0.16, 0.42, 5.39], glow: 1.2}, 0);
  bin(m, [-4.5, 4.9], [show[0], show[2], show[4], show[5]]);
  bin(m, [5.7, 4.4], [show[3], show[1], show[5], show[4]]);
  put(scene, m.cast(), [0, 0, 0]);
  const hand = (given) => crew({shirt: orange, bare: false, beard: false, ...given});
  put(
    scene,
    hand({pose: 'carry', skin: skins[1], laugh: true, holds: heldTube(show[0], 1.9)}),
    [-2.7, 0, 5.5],
    0.45,
  );
  put(
    scene,
    hand({pose: 'shine', skin: skins[4], wide: 1.2, holds: plug, gaze: [-0.35, 0, 0.1]}),
    [3, 0, 5.6],
    1.1,
  );
  put(scene, hand({pose: 'mix', skin: skins[6]}), [0.9, 4.33, 2.5], 0);
  lamp(scene, '#ff5fa8', 16, [-4.6, 2, 5.4], 9);
  lamp(scene, '#7fd8ff', 14, [6, 2, 5.2], 9);
  lamp(scene, '#ffd9b0', 30, [0.5, 3.4, 9], 14);
}

/** Papers taped to a table, so that they hang from its edge. */
function papers(m, x) {
  for (let i = 0; i < 4; i++) {
    const at = x - 0.84 + i * 0.56;
    m.box('#ffffff', [0.36, 0.5, 0.012], {at: [at, 0.54, 0.5], turn: [0.05, 0, 0.02 * (i - 1)]});
    for (let k = 0; k < 4; k++)
      m.box('#a9a3b8', [0.26, 0.025, 0.01], {at: [at, 0.68 - k * 0.09, 0.512 - k * 0.005]});
    m.box('#f2b632', [0.14, 0.06, 0.012], {at: [at, 0.79, 0.497]});
  }
}

/** First-aid kit and fire extinguisher on a board that stands where all see it. */
export function firstAid() {
  const m = new Mould(0.02);
  for (const x of [-0.75, 0.75]) m.bar('#7a5238', [x, 0, 0], [x, 2.1, 0], [0.05]);
  m.box('#f6ead2', [1.8, 1.15, 0.06], {at: [0, 1.5, 0]});
  m.box('#1f8a4d', [0.72, 0.56, 0.24], {at: [-0.42, 1.5, 0.16]});
  m.box('#ffffff', [0.34, 0.11, 0.02], {at: [-0.42, 1.5, 0.29]}).box(
    '#ffffff',
    [0.11, 0.34, 0.02],
    {
      at: [-0.42, 1.5, 0.29],
    },
  );
  m.drum('#d9302a', [0.15, 0.15, 0.62, 12], {at: [0.42, 1.42, 0.2]});
  m.ball('#d9302a', 0.15, {at: [0.42, 1.73, 0.2], scale: [1, 0.6, 1]}, 2);
  m.drum(black, [0.05, 0.05, 0.12, 8], {at: [0.42, 1.86, 0.2]});
  m.box(black, [0.22, 0.04, 0.06], {at: [0.36, 1.93, 0.2]});
  m.bar(black, [0.34, 1.88, 0.24], [0.24, 1.42, 0.3], [0.025]);
  m.box('#ffffff', [0.2, 0.2, 0.02], {at: [0.42, 1.42, 0.35]});
  return m.cast();
}

/** Where there is to drink and to eat: a table in the shade with a cooler, mugs and fruit. */
function craftServices(scene, [x, z]) {
  const m = new Mould(0.02);
  m.box('#f2ede2', [2.6, 0.07, 0.95], {at: [0, 0.78, 0]});
  for (const dx of [-1.1, 1.1])
    for (const dz of [-0.36, 0.36]) m.bar('#5c5a66', [dx, 0, dz], [dx, 0.76, dz], [0.035]);
  m.box('#35b8f2', [0.8, 0.42, 0.5], {at: [-0.75, 1.03, 0]}).box('#ffffff', [0.84, 0.12, 0.54], {
    at: [-0.75, 1.29, 0],
  });
  m.drum('#ff8a3d', [0.2, 0.2, 0.5, 10], {at: [0.02, 1.06, -0.1]}).drum(
    '#ffffff',
    [0.21, 0.21, 0.08, 10],
    {
      at: [0.02, 1.34, -0.1],
    },
  );
  ['#f2494f', '#3ecf8e', '#8f6bff'].forEach((c, i) =>
    m.drum(c, [0.06, 0.05, 0.13, 8], {at: [0.4 + i * 0.18, 0.88, 0.26]}),
  );
  m.drum('#ffffff', [0.3, 0.22, 0.07, 12], {at: [0.85, 0.86, -0.1]});
  for (let i = 0; i < 6; i++)
    m.ball(i % 2 ? '#ffb02e' : '#e0304f', 0.085, {
      at: [0.85 + Math.cos(i * 1.05) * 0.14, 0.94, -0.1 + Math.sin(i * 1.05) * 0.14],
    });
  put(scene, m.cast(), [x, 0, z], -0.15);
  put(scene, parasol('#f9b934', '#fff6e6', 1.9), [x + 0.2, 2.45, z - 0.75]);
}

export const clipboard = (m, hands) => {
  const [x, y, z] = hands[0];
  m.box('#7a5238', [0.26, 0.36, 0.025], {at: [x + 0.08, y + 0.1, z + 0.06], turn: [-0.7, 0, 0]});
  m.box('#ffffff', [0.22, 0.3, 0.03], {at: [x + 0.08, y + 0.11, z + 0.065], turn: [-0.7, 0, 0]});
};

/** The struts, laid out on trestles. */
function struts() {
  const m = new Mould(0.02);
  for (let i = 0; i < 7; i++) {
    const [z, shift] = [-0.5 + i * 0.16, (i % 3) * 0.14];
    const bar = (from, to, colour, r) => m.bar(colour, [from, 0.56, z], [to, 0.56, z], [r, r, 6]);
    bar(-1.6 + shift, 1.4 + shift, i % 2 ? '#5a6072' : '#6f7688', 0.05);
    bar(1.2 + shift, 1.45 + shift, [red, green][i % 2], 0.06);
  }
  for (const x of [-1, 1]) {
    m.box('#9a6a43', [0.14, 0.1, 1.3], {at: [x, 0.46, 0]});
    for (const z of [-0.5, 0.5])
      for (const k of [-0.22, 0.22]) m.bar('#7a5238', [x + k, 0, z], [x, 0.44, z], [0.04]);
  }
  return m.cast();
}

function setupLead(scene) {
  valley(scene, {trees: 110, near: 30, far: 120, clear: (x, z) => z > 8});
  const behind = new THREE.Group();
  put(behind, bus(), [0, 0, 0]);
  put(behind, topDeck({desk: false}), [0, 0, 0]);
  mountStruts(behind, [], 1, red);
  put(scene, behind, [0.4, 0, -7]);
  const m = new Mould(0.02);
  const hand = (given) => crew({bare: false, beard: false, ...given});
  const leads = [
    {shirt: red, pose: 'stand', skin: skins[1], laugh: true},
    {shirt: green, pose: 'hips', skin: skins[5]},
    {shirt: blue, pose: 'wave', skin: skins[3], beard: true, laugh: true},
  ];
  leads.forEach((lead, i) => {
    const x = -3.9 + i * 3.2;
    put(scene, crewTable(lead.shirt), [x, 0, 0]);
    papers(m, x);
    put(scene, hand(lead), [x + [-0.1, 0.1, 0.2][i], 0, -0.95], [0.35, 0.1, -0.3][i]);
  });
  put(scene, m.cast(), [0, 0, 0]);
  put(scene, struts(), [-3, 0, 3.2], 0.12);
  stack(scene, ['#fff3e2', '#ffe0ee', '#fff3e2', '#e7dcff'], [-7.6, -3.6], [1, -0.1], 0.15);
  craftServices(scene, [6.1, -0.6]);
  put(
    scene,
    hand({
      pose: 'stand',
      shirt: '#8f6bff',
      skin: skins[6],
      hair: 'curls',
      holds: mug(red),
      laugh: true,
    }),
    [4.45, 0, 0.1],
    -0.15,
  );
  put(scene, firstAid(), [-6.35, 0, 0.2], 0.3);
  put(
    scene,
    hand({
      pose: 'paint',
      shirt: '#3d3a48',
      skin: skins[2],
      hatColour: '#ffffff',
      holds: clipboard,
      wide: 1.1,
      laugh: true,
    }),
    [0.4, 0, 3],
    -0.4,
  );
  put(scene, cone(), [3.9, 0, 3.2]);
}

export const guideCrews = {
  'guide/head-and-hind': {
    hour: 'day',
    camera: [[-17.5, 4.6, 11.5], [-3.1, 2.75, 0.8], 34.5],
    make: headAndHind,
  },
  'guide/tech': {
    hour: 'dusk',
    camera: [[-3.2, 4.2, 17], [0.6, 2.05, 1.5], 34.5],
    make: tech,
    change: {bloom: 0.3},
  },
  'guide/setup-lead': {
    hour: 'day',
    camera: [[-0.5, 4.3, 15.2], [-0.1, 1.85, -1.5], 37],
    make: setupLead,
  },
};
