// The sheep of the pictures as paths, in layers: all in wool and in the shade that each facet has, and
// over it the panels, to be lit one by one.
import * as THREE from 'three';
import {things} from './things.js';
import {areaOf, ellipse, hull, loops, pathOf} from './paths.js';
import {frameOf, projection, seen} from './see.js';

const camera = {from: [-15, 2.8, 20.5], to: [-0.5, 3.4, 0], angle: 26, width: 175};
const sun = new THREE.Vector3(0.1, 0.8, 0.55).normalize();
/** What has no shade, for it is small or nearly black. */
const plain = ['eye', 'pupil', 'smile', 'hoof'];

const project = projection(camera);
const eye = new THREE.Vector3(...camera.from);

/** How a face is lit, from 0 (shade) to 1, and whether its inside is seen. */
function light(points) {
  const normal = new THREE.Vector3();
  for (let i = 1; i < points.length - 1; i++)
    normal.add(
      points[i]
        .clone()
        .sub(points[0])
        .cross(points[i + 1].clone().sub(points[0])),
    );
  normal.normalize();
  const isInside = normal.dot(eye.clone().sub(points[0])) < 0;
  if (isInside) normal.negate();
  return {
    isInside,
    bright: 0.7 * Math.max(0, normal.dot(sun)) + 0.3 * (0.5 + 0.5 * normal.y),
  };
}

/** The classes of a facet's shade, darkest first; of the dark face a gleam, brightest last. */
const shades = ['shade3', 'shade2', 'shade1', undefined];
const gleams = [undefined, undefined, 'gleam', 'gleam'];
const steps = [0.34, 0.48, 0.64];
const stepOf = (bright) => steps.filter((step) => bright > step).length;

/** Which of twelve waves lights a panel: the light runs from head to tail, not in straight lines. */
function waveOf(faces, number) {
  const points = faces.flat();
  const {x, y} = points.reduce((sum, point) => sum.add(point), new THREE.Vector3());
  const along = ((x * 0.36 + y * 0.16) * 2) / points.length;
  return Math.min(11, Math.max(0, Math.round(along + 3.5 + ((number * 7) % 5) / 2)));
}

/** A thing with its faces on paper. */
function onPaper({kind, faces, isSolid, isBall}, number) {
  const drawn = faces.map((corners) => ({points: corners.map(project), ...light(corners)}));
  const shown = isSolid ? drawn.filter(({isInside}) => !isInside) : drawn;
  const area = (isInside) =>
    shown
      .filter((face) => face.isInside === isInside)
      .reduce((sum, {points}) => sum + Math.abs(areaOf(points)), 0);
  const isTurned = kind === 'panel' && area(true) > area(false);
  return {
    kind: isTurned ? 'inside' : kind,
    wave: waveOf(faces, number),
    faces: shown,
    isSolid,
    isBall,
    isPlain: plain.includes(kind),
  };
}

function layer(list, moved) {
  const rounded = ({points}) => points.map(moved);
  const outlineOf = ({faces, isSolid, isPlain, isBall}) => {
    if (isBall && isPlain) return ellipse(faces.flatMap(rounded));
    return pathOf(isSolid ? [hull(faces.flatMap(rounded))] : loops(faces.map(rounded)));
  };
  const panels = list.filter(({kind}) => kind === 'panel');
  const shapes = new Map();
  const add = (kind, path) => shapes.set(kind, (shapes.get(kind) ?? '') + path);
  add('wool', pathOf(loops(panels.flatMap(({faces}) => faces.map(rounded)))));
  for (const thing of list) if (thing.kind !== 'panel') add(thing.kind, outlineOf(thing));
  const facets = new Map();
  for (const {kind, faces, isPlain} of list)
    for (const face of isPlain ? [] : faces) {
      const shade = (kind === 'skin' ? gleams : shades)[stepOf(face.bright)];
      if (shade) facets.set(shade, [...(facets.get(shade) ?? []), rounded(face)]);
    }
  for (const [shade, some] of facets) add(shade, pathOf(loops(some)));
  return {
    shapes: [...shapes].map(([kind, path]) => ({kind, path})).filter(({path}) => path),
    panels: panels.map((panel) => ({wave: panel.wave, path: outlineOf(panel)})),
  };
}

/** What lies right below it. */
const shadowOf = (all, moved) =>
  hull(
    all
      .flatMap(({faces}) => faces.flat())
      .map(({x, z}) => moved(project(new THREE.Vector3(x, 0, z)))),
  );

/** The drawing: its size, its shadow, and its layers, the farthest first. */
export function draw() {
  const whole = things();
  const all = whole.map(onPaper);
  const {left, top, width, height} = frameOf(all);
  const moved = ([x, y]) => [Math.round(x - left), Math.round(y - top)];
  return {
    width,
    height,
    shadow: pathOf([shadowOf(whole, moved)]),
    layers: seen(all).map((list) => layer(list, moved)),
  };
}
