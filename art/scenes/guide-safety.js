// The guide: how we work safely. One on a ladder, one who holds it, one who waits, and all that is worn.
import * as THREE from 'three';
import {crew} from '../world/build.js';
import {skins} from '../world/colours.js';
import {Mould, put} from '../world/mould.js';
import {topDeck} from '../world/decks.js';
import {valley} from '../world/places.js';
import {sheep} from '../world/sheep.js';
import {mountStruts} from '../world/struts.js';
import {firstAid} from './guide-crews.js';

const red = '#d93a32';
const glove = '#4fd39a';
const ground = -0.06; // the meadow's facets lie a little below 0: so nothing floats
const high = 2;
const step = 0.3;

/** What is left of the ladder hangs; what is right of it waits. */
const notYet = ({points}) => points.reduce((sum, p) => sum + p.x, 0) / points.length > -0.8;

/** A stepladder, climbed from +z towards -z: its steps, its rear legs, the straps between them. */
function stepladder() {
  const m = new Mould(0.02);
  const slope = 0.3;
  for (const k of [-1, 1]) {
    m.bar('#2f8f9a', [k * 0.34, 0, 0], [k * 0.22, high, -high * slope], [0.05]);
    m.bar('#236f78', [k * 0.36, 0, -1.35], [k * 0.22, high, -high * slope - 0.1], [0.04]);
    m.bar('#5c5a66', [k * 0.3, 0.95, -0.3], [k * 0.31, 0.95, -1], [0.02]);
    for (const z of [0, -1.35]) m.box('#2c2a33', [0.12, 0.09, 0.16], {at: [k * 0.35, 0.045, z]});
  }
  for (let i = 1; i * step < high - 0.1; i++)
    m.box('#e9e4da', [0.66 - i * 0.026, 0.045, 0.15], {at: [0, i * step, -i * step * slope]});
  for (const y of [0.5, 1.3])
    m.bar('#236f78', [-0.33, y, -1.3 + y * 0.3], [0.33, y, -1.3 + y * 0.3], [0.025]);
  m.box('#d93a32', [0.56, 0.07, 0.36], {at: [0, high + 0.02, -high * slope - 0.05]});
  return m.cast();
}

/** A crate with bottles of water. */
function water() {
  const m = new Mould(0.02);
  m.box('#9a6a43', [1.1, 0.5, 0.6], {at: [0, 0.25, 0]});
  m.box('#b8854e', [1.16, 0.06, 0.66], {at: [0, 0.52, 0]});
  ['#35b8f2', '#35b8f2', '#7fd8ff'].forEach((c, i) => {
    const x = -0.32 + i * 0.3;
    m.drum(c, [0.085, 0.085, 0.3, 10], {at: [x, 0.7, (i % 2) * 0.1]});
    m.drum(c, [0.035, 0.085, 0.08, 10], {at: [x, 0.89, (i % 2) * 0.1]});
    m.drum('#ffffff', [0.042, 0.042, 0.06, 8], {at: [x, 0.95, (i % 2) * 0.1]});
  });
  return m.cast();
}

/** A tool bag with a flap that is buckled, held by both hands. */
const bag = (m, [a, b]) => {
  const [x, y, z] = a.map((n, i) => (n + b[i]) / 2);
  m.box('#e08a34', [0.34, 0.28, 0.24], {at: [x, y, z + 0.13]});
  m.box('#f0a24a', [0.38, 0.1, 0.28], {at: [x, y + 0.16, z + 0.13]});
  for (const k of [-1, 1])
    m.box('#2c2a33', [0.05, 0.13, 0.02], {at: [x + k * 0.1, y + 0.09, z + 0.275]});
  m.add(new THREE.TorusGeometry(0.1, 0.022, 5, 10, Math.PI), '#2c2a33', {
    at: [x, y + 0.2, z + 0.13],
  });
};

function atWork(scene) {
  valley(scene, {trees: 120, near: 30, far: 120, clear: (x, z) => z > 8});
  put(scene, sheep({missing: notYet, sheen: 0.36, tail: false, decks: false}), [0, 0, 0]);
  mountStruts(scene, ['17ABC', '17DEF'], 1, red);
  put(scene, topDeck({desk: false}), [0, 0, 0]);
  const hand = (given) =>
    crew({
      shirt: red,
      gloves: glove,
      boots: true,
      bare: false,
      beard: false,
      wide: 1,
      tall: 1,
      ...given,
    });
  const place = new THREE.Group();
  put(place, stepladder(), [0, 0, 0]);
  put(
    place,
    hand({pose: 'mend', skin: skins[4], laugh: true, gaze: [0.5, 0, 0]}),
    [0, 3 * step + 0.02, -0.3],
    Math.PI,
  );
  put(
    place,
    hand({
      pose: 'brace',
      skin: skins[5],
      hair: 'long',
      hatColour: '#fff6e6',
      gaze: [0.45, 0, -0.35],
    }),
    [0, 0, 0.36],
    Math.PI,
  );
  put(scene, place, [0.62, ground, 3.75], Math.PI / 2 + 0.2);
  put(
    scene,
    hand({
      pose: 'carry',
      skin: skins[1],
      wide: 1.2,
      hatColour: '#fff6e6',
      laugh: true,
      holds: bag,
      gaze: [0, 0, -0.3],
    }),
    [2.4, ground, 5],
    -1,
  );
  put(scene, firstAid(), [-2.72, ground, 4.2], 0.2);
  put(scene, water(), [-1.5, ground, 4.9], 0.2);
}

export const safety = {
  'guide/safety': {
    hour: 'day',
    camera: [[-0.2, 2.4, 13], [-0.2, 1.6, 4], 33],
    make: atWork,
  },
};
