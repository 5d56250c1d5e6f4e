// The guide: who does what. The setup lead briefs the crews in the morning, before the sheep's front.
import {crew} from '../world/build.js';
import {skins} from '../world/colours.js';
import {Mould, put} from '../world/mould.js';
import {valley} from '../world/places.js';
import {mug} from '../world/props.js';
import {sheep} from '../world/sheep.js';
import {dust} from '../world/things.js';
import {clipboard} from './guide-crews.js';

const colours = {party: '#d93a32', business: '#1f8a4d', head: '#2f6fd0', tech: '#f08324'};
const lead = [-2.05, 0.3];
const ground = -0.06; // the meadow's facets lie a little below 0: so nobody floats

/** The front is hung, so that the sheep can listen; the rear is today's work. */
const todaysWork = ({points}) => points.reduce((sum, p) => sum + p.x, 0) / points.length > -0.6;

/** The table of the briefing: papers, a thermos and cups. */
function table() {
  const m = new Mould(0.02);
  m.box('#f2ede2', [2, 0.06, 0.85], {at: [0, 0.78, 0]});
  for (const x of [-0.85, 0.85])
    for (const z of [-0.32, 0.32]) m.bar('#5c5a66', [x, 0, z], [x, 0.76, z], [0.032]);
  for (const [x, z, turn, sheet] of [
    [-0.62, 0.08, 0.2, '#ffffff'],
    [-0.2, -0.05, -0.12, '#fff1c9'],
    [0.48, 0.0, 0.3, '#ffffff'],
  ]) {
    m.box(sheet, [0.36, 0.012, 0.46], {at: [x, 0.82, z], turn: [0, turn, 0]});
    for (let i = 0; i < 4; i++)
      m.box('#8f8aa0', [0.24, 0.012, 0.03], {
        at: [x, 0.825, z - 0.14 + i * 0.09],
        turn: [0, turn, 0],
      });
  }
  m.drum('#2f8f9a', [0.1, 0.1, 0.36, 10], {at: [0.1, 0.99, -0.2]});
  m.drum('#d9dce6', [0.075, 0.1, 0.12, 10], {at: [0.1, 1.23, -0.2]});
  m.bar('#2c2a33', [0.21, 1.1, -0.2], [0.21, 0.88, -0.2], [0.025]);
  for (const [x, z, c] of [
    [0.8, 0.16, '#ff5fa8'],
    [0.58, 0.26, '#ffcb3d'],
  ])
    m.drum(c, [0.06, 0.05, 0.13, 9], {at: [x, 0.88, z]});
  return m.cast();
}

/** A tray between both hands, with coffee and two croissants. */
const tray = (m, [a, b]) => {
  const [x, y, z] = a.map((n, i) => (n + b[i]) / 2);
  m.box('#b8854e', [0.62, 0.03, 0.36], {at: [x, y + 0.05, z + 0.08]});
  for (const dx of [-0.03, 0.15])
    m.ball('#d98a2f', 0.075, {at: [x + dx, y + 0.1, z + 0.18], scale: [1.3, 0.8, 0.8]}, 1);
  ['#f2494f', '#35b8f2', '#3ecf8e'].forEach((c, i) => {
    const at = [x - 0.22 + i * 0.22, y + 0.13, z + (i % 2 ? 0 : 0.08)];
    m.drum(c, [0.062, 0.052, 0.14, 9], {at});
    m.drum('#5a3320', [0.05, 0.05, 0.01, 9], {at: [at[0], at[1] + 0.07, at[2]]});
  });
};

const stoop = 1; // as far as pickUp bends, in radians
const down = [0, -Math.cos(stoop), Math.sin(stoop)];
const ahead = [0, Math.sin(stoop), Math.cos(stoop)];
const from = (at, fall, way, aside = 0) =>
  at.map((n, i) => n + down[i] * fall + ahead[i] * way + (i ? 0 : aside));

/** A wrench in the first hand; in the second a bucket with what was found so far, a duck on top. */
const finds = (m, [hand, other]) => {
  m.bar('#c9cdd8', from(hand, 0.06, -0.1), from(hand, 0.1, 0.24), [0.03]);
  m.ball('#c9cdd8', 0.065, {at: from(hand, 0.1, 0.26)}, 0);
  const upright = {turn: [-stoop, 0, 0]};
  m.drum('#35b8f2', [0.2, 0.15, 0.3, 11], {...upright, at: from(other, 0.3, 0.04)});
  m.drum('#f6f0e6', [0.21, 0.21, 0.04, 11], {...upright, at: from(other, 0.15, 0.04)});
  m.bar('#f6f0e6', from(other, 0, 0.04, -0.03), from(other, 0, 0.04, 0.03), [0.03]);
  m.ball('#e8c27a', 0.09, {at: from(other, 0.13, -0.05, -0.08)}, 0);
  m.ball('#ffd21f', 0.11, {at: from(other, 0.09, 0.1, 0.06)}, 1);
  m.ball('#ffd21f', 0.075, {at: from(other, -0.05, 0.15, 0.06)}, 1);
  m.ball('#ff7a2f', 0.035, {at: from(other, -0.04, 0.23, 0.06)}, 0);
};

/** The crews: where each stands, and how. They turn to the lead, but not away from us. */
const crews = [
  [-0.98, -1.2, {shirt: colours.party, pose: 'hips', skin: skins[1], laugh: true}],
  [
    0,
    -1.6,
    {shirt: colours.business, pose: 'ask', skin: skins[5], hair: 'long', hairColour: '#b4793a'},
  ],
  [
    0.98,
    -1.35,
    {
      shirt: colours.party,
      pose: 'stand',
      skin: skins[3],
      wide: 1.3,
      beard: true,
      holds: mug('#ffcb3d'),
    },
  ],
  [1.78, -1.75, {shirt: colours.head, pose: 'stand', skin: skins[0], tall: 1.08, laugh: true}],
  [
    2.25,
    -0.5,
    {
      shirt: colours.tech,
      pose: 'hips',
      skin: skins[4],
      hair: 'bun',
      hat: 'none',
      hairColour: '#e0457b',
    },
  ],
  [
    3.3,
    -1.4,
    {
      shirt: colours.head,
      pose: 'stand',
      skin: skins[6],
      wide: 1.15,
      shades: true,
      gaze: [0.5, -0.35, 0.1],
    },
  ],
  [
    3.4,
    -0.1,
    {
      shirt: colours.tech,
      pose: 'stand',
      skin: skins[2],
      hat: 'phones',
      hatColour: '#ff5fa8',
      hair: 'short',
      hairColour: '#1f1714',
      holds: mug('#ff5fa8'),
    },
  ],
];

function morning(scene) {
  valley(scene, {tint: '#86b85a', trees: 120, near: 36, far: 120, clear: (x, z) => z > -18});
  const build = {missing: todaysWork, sheen: 0.36, tail: false, look: 0.6, tilt: 0.16, nod: 0.12};
  put(scene, sheep(build), [6.6, 0, -23]);
  put(scene, table(), [-0.55, ground, 0.2], -0.12);
  const hand = (given) =>
    crew({bare: false, beard: false, boots: true, wide: 1, tall: 1, ...given});
  put(
    scene,
    hand({
      pose: 'explain',
      shirt: '#3d3a48',
      skin: skins[2],
      hatColour: '#ffffff',
      holds: clipboard,
      laugh: true,
    }),
    [lead[0], ground, lead[1]],
    0.75,
  );
  for (const [x, z, given] of crews)
    put(scene, hand(given), [x, ground, z], 0.8 * Math.atan2(lead[0] - x, lead[1] - z));
  put(
    scene,
    hand({
      pose: 'carry',
      shirt: '#8f6bff',
      skin: skins[5],
      hair: 'curls',
      hat: 'none',
      holds: tray,
      laugh: true,
    }),
    [-3.5, ground, -0.6],
    0.9,
  );
  put(
    scene,
    hand({
      pose: 'pickUp',
      shirt: colours.business,
      skin: skins[3],
      holds: finds,
      gaze: [0.2, 0, -0.9],
    }),
    [1.42, ground, 0.45],
    -0.75,
  );
  dust(scene, 16, [-30, -30], [30, -22], {colour: '#ffeccc', size: [4, 10], opacity: 0.2});
}

export const briefing = {
  'guide/briefing': {
    hour: 'golden',
    camera: [[0, 2.1, 8.4], [0, 1.62, 0], 36],
    make: morning,
    change: {
      sun: [-0.7, 0.42, 0.55],
      light: '#ffdcae',
      sky: ['#3f8fe0', '#86bff0', '#d9e6ee', '#ffe9cf'],
      fog: ['#f6e4d2', 60, 480],
      bloom: 0.1,
      clouds: undefined,
    },
  },
};
