// The guide: the sheep complete, and both sides of the bus without panels.
import {cone, crew, crewTable, sideSign} from '../world/build.js';
import {bus} from '../world/bus.js';
import {partySide, topDeck} from '../world/decks.js';
import {mountStruts} from '../world/struts.js';
import {Mould, put} from '../world/mould.js';
import {valley} from '../world/places.js';
import {sheep} from '../world/sheep.js';
import {ladder, looseTriangle} from '../world/things.js';

const red = '#d93a32';
const green = '#1f8a4d';
const boards = '#b8854e';
const steel = '#5c6474';
const rail = '#f2b632';

/** The yard where the bus is dressed, seen from `side`. */
function yard(scene, side) {
  valley(scene, {trees: 110, near: 26, far: 120, clear: (x, z) => z * side > 8});
}

function wholeSheep(scene) {
  yard(scene, 1);
  put(scene, sheep({sheen: 0.42, look: 0.5, tilt: 0.05}), [0, 0, 0]);
  put(scene, crew({pose: 'hips', shirt: '#ff8a3d'}), [-8, 0, 5.4], 0.2);
}

/** The crew's round sign at [x, z], and its table towards the rear of the bus. */
function staging(scene, letter, colour, [x, z], turn) {
  put(scene, crewTable(colour), [x + 1.8, 0, z], turn);
  put(scene, new Mould().bar('#7a5238', [0, 0, 0], [0, 2.3, 0], [0.05]).cast(), [x, 0, z]);
  const front = [x + 0.08 * Math.sin(turn), 2.4, z + 0.08 * Math.cos(turn)];
  put(scene, sideSign(letter, colour, 0.7), front, turn);
}

function stack(scene, colours, [x, z], step) {
  colours.forEach((c, i) => {
    const panel = put(scene, looseTriangle(c, 2.3), [x + i * step, 0.85, z], step * 0.3);
    panel.rotation.x = -0.32;
  });
}

function busParty(scene) {
  yard(scene, 1);
  put(scene, bus(), [0, 0, 0]);
  put(scene, partySide(), [0, 0, 0]);
  put(scene, topDeck({out: 0.9}), [0, 0, 0]);
  mountStruts(scene, ['7', '17ABC', '17DEF', '33', '41ABC'], 1, red);
  const m = new Mould(0.03);
  m.box(boards, [3.2, 0.14, 1.5], {at: [0.9, 4.26, 2.95]});
  for (const x of [-0.5, 2.3]) m.bar(steel, [x, 4.2, 3.5], [x, 3.1, 1.5], [0.06]);
  for (const [x, z] of [
    [-0.65, 2.3],
    [-0.65, 3.6],
    [2.45, 2.3],
    [2.45, 3.6],
  ])
    m.bar(rail, [x, 4.3, z], [x, 5.25, z], [0.04]);
  for (const x of [-0.65, 2.45]) m.bar(rail, [x, 5.25, 2.3], [x, 5.25, 3.6], [0.04]);
  put(scene, m.cast(), [0, 0, 0]);
  put(
    scene,
    crew({pose: 'wave', shirt: red, skin: '#6b4130', laugh: true}),
    [0.9, 4.33, 2.35],
    -0.2,
  );
  put(scene, ladder(3.6), [-4.9, 0, 5], -0.15);
  put(scene, crew({pose: 'aloft', shirt: red, skin: '#efc3a0'}), [-4.85, 1.75, 4.55], Math.PI);
  put(
    scene,
    crew({pose: 'hold', shirt: red, wide: 1.25, skin: '#b97d56'}),
    [-4.7, 0, 5.75],
    Math.PI,
  );
  put(scene, crew({pose: 'point', shirt: red, skin: '#4a2c20'}), [-7.9, 0, 3.9], 1.7);
  staging(scene, 'D', red, [2.9, 6.6], -0.25);
  stack(scene, ['#fff3e2', '#ffe0ee', '#fff3e2', '#e7dcff'], [7.3, 2.2], 0.9);
  put(scene, cone(), [-2.4, 0, 6]);
}

function stair(m) {
  const [low, high] = [
    [4.5, 1.1],
    [2.75, 4.3],
  ];
  const at = (t) => low.map((n, i) => n + (high[i] - n) * t);
  for (let i = 1; i < 10; i++) {
    const [x, y] = at(i / 10);
    m.box('#d9a05a', [0.34, 0.07, 0.95], {at: [x, y, -2.75]});
  }
  for (const z of [-2.25, -3.25]) {
    m.bar('#7a5238', [...low, z], [...high, z], [0.07]);
    m.bar(rail, [low[0], low[1] + 1, z], [high[0], high[1] + 1, z], [0.04]);
    m.bar(rail, [...low, z], [low[0], low[1] + 1, z], [0.04]);
  }
}

/** Lower platform below the rear side door, upper extension, the stair between them, the generator. */
function businessDecks() {
  const m = new Mould(0.03);
  m.box('#3a3440', [1.05, 1.9, 0.06], {at: [4.6, 2.1, -1.47]});
  m.box(boards, [2.3, 0.14, 2.2], {at: [4.6, 1.02, -2.55]});
  for (const x of [3.6, 5.6]) m.bar(steel, [x, 0.95, -3.4], [x, 0.4, -1.5], [0.06]);
  m.box(boards, [4.2, 0.14, 2], {at: [0.65, 4.26, -3.2]});
  for (const x of [-1.3, 0.65, 2.6]) m.bar(steel, [x, 4.2, -4], [x, 3, -1.5], [0.06]);
  for (let i = 0; i < 6; i++)
    m.bar(rail, [-1.4 + i * 0.8, 4.3, -4.15], [-1.4 + i * 0.8, 5.3, -4.15], [0.04]);
  m.bar(rail, [-1.4, 5.3, -4.15], [2.6, 5.3, -4.15], [0.045]);
  m.bar(rail, [-1.4, 4.85, -4.15], [2.6, 4.85, -4.15], [0.03]);
  m.bar(rail, [-1.4, 5.3, -4.15], [-1.4, 5.3, -2.2], [0.045]);
  stair(m);
  m.box(steel, [2.1, 0.12, 1.5], {at: [-2.1, 0.62, -2.2]});
  m.box('#e8622c', [1.6, 1.0, 1.1], {at: [-2.1, 1.2, -2.2]});
  m.box('#2c2a33', [0.6, 0.55, 0.05], {at: [-1.75, 1.25, -2.78]});
  for (let i = 0; i < 4; i++)
    m.box('#f6f0e6', [0.5, 0.05, 0.06], {at: [-2.5, 1 + i * 0.14, -2.77]});
  m.drum('#2c2a33', [0.06, 0.06, 0.5, 7], {at: [-2.6, 1.9, -2.2]});
  return m.cast();
}

function busBusiness(scene) {
  yard(scene, -1);
  put(scene, bus(), [0, 0, 0]);
  put(scene, topDeck({desk: false}), [0, 0, 0]);
  put(scene, businessDecks(), [0, 0, 0]);
  mountStruts(scene, ['7', '17ABC', '17DEF', '41ABC', '41DEF'], -1, green);
  // the strut beside the stair wears a pool noodle
  put(
    scene,
    new Mould(0).bar('#ff5fa8', [5.6, 1.35, -1.9], [6.1, 2.2, -2.65], [0.13, 0.13, 8]).cast(),
    [0, 0, 0],
  );
  put(
    scene,
    crew({pose: 'wave', shirt: green, skin: '#8f5a3e', laugh: true}),
    [0.2, 4.33, -3.3],
    Math.PI + 0.2,
  );
  put(scene, crew({pose: 'hips', shirt: green, skin: '#efc3a0'}), [5.3, 1.09, -3.1], Math.PI);
  put(scene, ladder(3.6), [-4.9, 0, -5], Math.PI + 0.15);
  put(
    scene,
    crew({pose: 'aloft', shirt: green, skin: '#d9a07a', wide: 1.2}),
    [-4.85, 1.75, -4.55],
    0,
  );
  put(scene, crew({pose: 'hold', shirt: green, skin: '#4a2c20'}), [-4.7, 0, -5.75], 0);
  staging(scene, 'P', green, [3.2, -7.4], Math.PI + 0.25);
  stack(scene, ['#fff3e2', '#ffe0ee', '#fff3e2'], [8.6, -1.6], 0.9);
  put(scene, cone(), [-7.4, 0, -5.6]);
}

/** The panel that one looks for, and some neighbours whose colors set it off. */
const sought = '21D';
const tinted = {
  '4D': '#ffb8dc',
  '7D': '#b9dcff',
  '12D': '#d8c8ff',
  '14D': '#bff0d4',
  '25D': '#b9dcff',
  '31D': '#ffb8dc',
  '36D': '#d8c8ff',
  F16D: '#ffe0b8',
};

/** For the card of the panels' page: the whole animal, one panel of it gold. */
function onePanel(scene) {
  yard(scene, 1);
  const painted = ({name}) => (name === sought ? '#ffc400' : tinted[name]);
  put(scene, sheep({sheen: 0, look: 0.35, tilt: 0.05, decks: false, painted}), [0, 0, 0]);
}

export const guide = {
  'guide/sheep': {hour: 'day', camera: [[-7, 4.4, 32], [-1, 4.5, 0], 27], make: wholeSheep},
  'guide/bus-party': {
    hour: 'day',
    camera: [[-7, 4.2, 20], [0.5, 2.45, 0], 34],
    make: busParty,
    change: {clouds: undefined},
  },
  'guide/bus-business': {
    hour: 'day',
    camera: [[-7, 4.2, -20], [0.5, 2.45, 0], 34],
    make: busBusiness,
    change: {sun: [-0.45, 0.75, -0.55]},
  },
  'social/panels': {
    size: 'inset',
    hour: 'day',
    camera: [[-17, 5, 26], [-2, 4.3, 0], 33],
    make: onePanel,
    change: {sun: [-0.55, 0.7, 0.65]},
  },
};
