// The desert of the 404, the search of the not-found page, and the sheep that is not ready yet.
import {brush, crew, paintPot, scaffold} from '../world/build.js';
import {show} from '../world/colours.js';
import {Mould, put} from '../world/mould.js';
import {desert, valley} from '../world/places.js';
import {beam} from '../world/party.js';
import {person} from '../world/people.js';
import {sheep} from '../world/sheep.js';
import {lamp} from '../world/sky.js';
import {pine} from '../world/trees.js';

/** A signpost with arrows to everywhere and nowhere. */
function signpost() {
  const m = new Mould(0.03);
  m.bar('#9a6a43', [0, 0, 0], [0, 3.6, 0], [0.09]);
  const arrow = [
    [-0.7, -0.19],
    [0.5, -0.19],
    [0.85, 0],
    [0.5, 0.19],
    [-0.7, 0.19],
  ];
  show.slice(0, 5).forEach((c, i) =>
    m.slab(c, arrow, 0.08, {
      at: [0, 3.3 - i * 0.48, 0],
      turn: [0, i * 2.2 + 0.4, ((i % 3) - 1) * 0.12],
    }),
  );
  return m.cast();
}

function lost(scene) {
  desert(scene);
  put(scene, sheep({sheen: 0.55, look: 0.9, tilt: 0.16}), [11, 0, -18], 0.25);
  put(scene, signpost(), [-1.4, 0, -4]);
  const m = new Mould(0.02);
  for (const width of [-1.3, 1.3])
    for (let i = 0; i < 150; i++) {
      const at = (k) => {
        const t = k / 150;
        const a = t * 13 - 1;
        const r = 8 + 10 * t + width;
        return [6 - t * 26 + Math.cos(a) * r, 0.03, -12 + t * 20 + Math.sin(a) * r * 0.7];
      };
      const [a, b] = [at(i), at(i + 1)];
      m.facets('#c9a878', [a, b, [b[0], 0.03, b[2] + 0.4], [a[0], 0.03, a[2] + 0.4]]);
    }
  put(scene, m.cast(), [0, 0, 0]);
}

/** Everybody looks for the sheep, which hides behind one thin pine. */
function search(scene, tree = 2.6) {
  valley(scene, {trees: 130, near: 30, far: 110, clear: (x, z) => z > -14});
  put(scene, sheep({glow: 0.1, sheen: 0.25, look: 0.95, tilt: 0.14}), [3.2, 0, -8], -0.12);
  put(scene, pine(9.5), [tree, 0, -2.6]);
  const seekers = [
    [-4.2, 4.7, -0.95, {shirt: '#ffcb3d', hat: 'bucket', hatColour: '#ff8a3d'}],
    [0.2, 6.4, 0.25, {shirt: '#35b8f2', hair: 'wig', hairColour: '#e0457b', hat: 'none'}],
    [5.4, -1.6, 1.9, {shirt: '#ff5fa8', hair: 'afro', hat: 'none', skirt: 'tutu'}],
  ];
  for (const [x, z, turn, looks] of seekers) {
    const seeker = {pose: 'shine', wings: false, shades: false, vest: false, gaze: [0, 0, 0]};
    put(scene, person({...seeker, ...looks}), [x, 0, z], turn);
    const ahead = (far, side, y) => [
      x + Math.sin(turn) * far + Math.cos(turn) * side,
      y,
      z + Math.cos(turn) * far - Math.sin(turn) * side,
    ];
    const torch = new Mould(0).bar(
      '#ffcb3d',
      ahead(0.55, 0.26, 1.2),
      ahead(0.85, 0.28, 1.15),
      [0.05, 0.09, 7],
    );
    torch.ball('#fff6d0', 0.09, {at: ahead(0.86, 0.28, 1.15), glow: 1.6}, 1);
    put(scene, torch.cast(), [0, 0, 0]);
    scene.add(beam('#ffe9a8', ahead(0.86, 0.28, 1.15), ahead(9, 0.5, 0.3), 1.5, 0.75));
    lamp(scene, '#ffe2a0', 16, ahead(3, 0.3, 1), 7);
  }
  lamp(scene, '#dfe4ff', 90, [-8, 10, 8], 30);
}

/** Hoofprints in the morning dew: the sheep was here and just left; one looks at them, one the wrong way. */
function gone(scene) {
  valley(scene, {trees: 110, near: 30, far: 120, clear: (x, z) => z > -16});
  put(scene, sheep({glow: 0.05, sheen: 0.4}), [-14.2, 0, -5], 0.08);
  const hoof = [
    [-0.3, -0.36],
    [0.1, -0.42],
    [0.36, -0.06],
    [-0.3, -0.05],
  ];
  const prints = new Mould(0);
  for (let i = 0; i < 15; i++) {
    const t = i / 14;
    const [x, z] = [-5 + t * 14, -4.6 + t * t * 12 + (i % 2 ? 0.75 : -0.75)];
    for (const half of [1, -1])
      prints.facets(
        '#3f5d33',
        hoof.map(([a, b]) => [x - a * 1.4, 0.05, z + b * half * 1.4]),
      );
  }
  put(scene, prints.cast(), [0, 0, 0]);
  const plain = {wings: false, shades: false, vest: false};
  put(
    scene,
    person({
      ...plain,
      pose: 'shine',
      shirt: '#ffcb3d',
      hat: 'bucket',
      hatColour: '#ff5fa8',
      gaze: [0, -0.5, 0],
    }),
    [-0.2, 0, 6.2],
    -2.4,
  );
  put(
    scene,
    person({
      ...plain,
      pose: 'point',
      shirt: '#35b8f2',
      hair: 'afro',
      hat: 'none',
      skirt: 'tutu',
      gaze: [0, 0, 0],
    }),
    [3.3, 0, 5.2],
    0.5,
  );
}

/** The first panels have their paint, from the tail forwards; the rest is bare. */
const freshPaint = ({name, side, points}) => {
  const x = points.reduce((sum, p) => sum + p.x, 0) / points.length;
  if (side === 1 || x < -4.6 || name.startsWith('F')) return undefined;
  return show[Math.floor((x + 5) * 0.8) % 6];
};

/** One eye has no pupil yet: the crew paints the sheep from a scaffold. */
function unfinished(scene) {
  valley(scene, {trees: 90, near: 36, clear: (x, z) => z < -6 && x < 10});
  put(scene, sheep({sheen: 0, blank: -1, look: -0.16, painted: freshPaint}), [0, 0, 0]);
  put(scene, scaffold([-9.4, -4.4], [-6.2, -2.7], [2.9, 5.85]), [0, 0, 0]);
  put(
    scene,
    crew({pose: 'paint', shirt: '#ff5fa8', skin: '#8f5a3e', gaze: [0.2, 0, 0.1]}),
    [-8.05, 5.9, -3.0],
    0.15,
  );
  put(scene, brush('#17131a', [-7.72, 7.37, -2.5], [-7.7, 7.3, -1.75]), [0, 0, 0]);
  put(scene, new Mould(0).ball('#17131a', 0.17, {at: [-7.62, 7.26, -1.36]}, 2).cast(), [0, 0, 0]);
  put(scene, paintPot('#1c1a22', 1.3), [-8.9, 5.9, -3.9]);
  for (const [i, x] of [-8.9, -8.5, -6.8].entries())
    put(scene, paintPot(show[i + 2], 1.2), [x, 2.95, -4 + (i % 2) * 0.3]);
  put(
    scene,
    crew({pose: 'wave', shirt: '#35b8f2', skin: '#efc3a0', hair: 'long'}),
    [-7.7, 2.95, -3.9],
    Math.PI + 0.9,
  );
  put(scene, crew({pose: 'sit', shirt: '#3ecf8e', beard: true}), [-6.0, 8.86, -0.2], -2.1);
}

export const errors = {
  'errors/cover': {
    size: 'cover',
    hour: 'playa',
    camera: [[-6, 6.2, 30], [-1, 5.6, -10], 36],
    make: lost,
    sky: {reach: 45},
    change: {
      sun: [-0.75, 0.3, 0.4],
      light: '#ffcf90',
      sky: ['#3a7fd0', '#7fb8e8', '#ffd9b0', '#ffe6c4'],
      below: '#b89470',
      fill: 1.5,
    },
  },
  'errors/not-found': {
    size: 'square',
    hour: 'night',
    camera: [[-3, 3, 17.5], [1.2, 4.3, -6], 41],
    make: (scene) => search(scene),
    // Lower than elsewhere: the cut of the picture's upper edge is above it, on a phone too.
    change: {moon: [0.4, 0.325, -0.83]},
  },
  // Without a moon: the window cuts this one to many shapes.
  'errors/searching': {
    size: 'cover',
    hour: 'night',
    camera: [[-3, 3, 17.5], [0.4, 3.65, -6], 43],
    // before the hind: wide, and small as it is shown, head and body should be seen
    make: (scene) => search(scene, 5.1),
    change: {moon: undefined},
  },
  'errors/gone': {
    size: 'card',
    hour: 'dawn',
    camera: [[0.6, 3.3, 16], [-1.6, 2.5, -6], 34],
    make: gone,
  },
  'errors/tbd': {
    size: 'square',
    hour: 'day',
    camera: [[-18.5, 7.2, -10.4], [-7, 6.1, -1.4], 38],
    make: unfinished,
    change: {sun: [-0.75, 0.75, -0.12]},
  },
};
