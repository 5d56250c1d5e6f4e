// The two pages about phones: the handover at the end of a shift, and the site without signal.
import {crew} from '../world/build.js';
import {skins} from '../world/colours.js';
import {put} from '../world/mould.js';
import {person} from '../world/people.js';
import {desert, valley} from '../world/places.js';
import {phone} from '../world/props.js';
import {sheep} from '../world/sheep.js';
import {lamp} from '../world/sky.js';
import {dust, ladder} from '../world/things.js';

const red = '#d93a32';

/** The front is hung, the rear is for those who come now. */
const leftForThem = ({points}) => points.reduce((sum, p) => sum + p.x, 0) / points.length > -1.2;

/** Dusk: two leads hold their phones together, before a sheep whose front is hung. */
function handover(scene) {
  valley(scene, {trees: 120, near: 34, far: 120, clear: (x, z) => z > -16});
  const build = {missing: leftForThem, sheen: 0.45, tail: false, look: 0.75, tilt: 0.1};
  put(scene, sheep(build), [7.6, 0, -22]);
  put(scene, ladder(4.2), [7.4, 0, -16.6]);
  const lead = (given) =>
    crew({pose: 'shine', shirt: red, bare: false, beard: false, laugh: true, ...given});
  put(
    scene,
    lead({skin: skins[4], wide: 1.15, holds: phone('#fff1c9', {shows: true})}),
    [-0.72, 0, 0],
    1.0,
  );
  put(
    scene,
    lead({
      skin: skins[1],
      hair: 'long',
      hairColour: '#e0457b',
      hatColour: '#fff6e6',
      holds: phone('#9fe8ff'),
    }),
    [0.55, 0, 0.12],
    -1.15,
  );
  lamp(scene, '#ffe0a0', 6, [0, 1.6, 0.8], 5);
}

/** Far from every mast: somebody reads on the sheep's back, which would like to know how it ends. */
function offline(scene) {
  desert(scene);
  put(scene, sheep({sheen: 0.5, look: -1.45, tilt: -0.12}), [0, 0, 0]);
  put(
    scene,
    person({
      pose: 'ground',
      shirt: '#ff5fa8',
      hat: 'bucket',
      hatColour: '#ffcb3d',
      skin: skins[4],
      wings: false,
      vest: false,
      shades: false,
      skirt: 'none',
      laugh: true,
      beard: false,
      holds: phone('#bff4ff', {which: 0}),
      gaze: [0, 0, 0.2],
    }),
    [2.95, 6.84, -1.2],
    -2.3,
  );
  dust(scene, 50, [-40, 10], [40, 40], {colour: '#ffe6c4', size: [6, 18], opacity: 0.25});
  dust(scene, 24, [-16, -7], [16, -3], {colour: '#ffe6c4', size: [3, 8], opacity: 0.2});
}

export const phones = {
  'guide/handover': {
    hour: 'dusk',
    camera: [[0, 1.55, 4.1], [0, 1.6, 0], 36],
    make: handover,
    change: {exposure: 1.15},
  },
  'offline/cover': {
    size: 'cover',
    hour: 'golden',
    camera: [[6.6, 8.7, -9.6], [-0.9, 7.3, 0.5], 37],
    make: offline,
    change: {
      sun: [-0.75, 0.33, -0.5],
      clouds: undefined,
      fog: ['#ffdcae', 60, 380],
      sky: ['#2f86cc', '#79bde0', '#ffe0b4', '#ffe6c0'],
    },
  },
};
