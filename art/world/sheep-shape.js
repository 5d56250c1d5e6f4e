// The shape of the sheep: docs/setup/geometry.json in metres, and how its neck bends.
import * as THREE from 'three';
import geometry from '../../docs/setup/geometry.json';

const inch = 0.0254;
/**
 * The sheep of the pictures is larger than life: people stand out beside it and it still fills the
 * picture. Bus, decks and whoever rides along are placed on a sheep of this size.
 */
const largerThanLife = 1.4;
const metres = inch * largerThanLife;
/** What lies at [0, 0, 0]: half of the body's length, the soles of the hooves, the middle line. */
const origin = [-213.5, 1.2, 0.4];

/** From inches, with x to the front and z to the business side, to the axes of the pictures. */
export const place = ([x, y, z]) =>
  new THREE.Vector3(origin[0] - x, y - origin[1], origin[2] - z).multiplyScalar(metres);

/** A length in inches, in metres. */
export const long = (inches) => inches * metres;

const names = (pattern) => {
  const all = Object.entries({...geometry.panels, ...geometry.bare});
  return new Set(all.filter(([name]) => pattern.test(name)).flatMap(([, faces]) => faces.flat(2)));
};
const skull = names(/^(?:Face|Ear|F11|F12|F17|F20|F22$)/);
const throat = names(/^F(?:13|14|16|18|19|21)/);

/** How far a corner follows the head: 1 with the skull, 0 with the shoulders, the neck in between. */
function follows(number) {
  if (skull.has(number)) return 1;
  if (!throat.has(number)) return 0;
  return THREE.MathUtils.clamp((geometry.vertices[number - 1][1] - 135) / 80, 0, 1);
}

const nape = place([-62, 172, 0.4]);

/** How the head is held: `look` turns it to the party side, `tilt` leans it, `nod` lowers it, in radians. */
export function bearing({look = 0, tilt = 0, nod = 0}) {
  const turned = new THREE.Quaternion().setFromEuler(new THREE.Euler(tilt, look, nod, 'YXZ'));
  const turn = (point, share) =>
    point.sub(nape).applyQuaternion(new THREE.Quaternion().slerp(turned, share)).add(nape);
  return {
    /** Where a corner is, by its number. */
    corner: (number) => turn(place(geometry.vertices[number - 1]), follows(number)),
    /** Puts what was shaped on the measured head where the head is now. */
    hold(thing) {
      thing.quaternion.copy(turned);
      thing.position.copy(turn(new THREE.Vector3(), 1));
      return thing;
    },
  };
}

const solid = (faces) => faces.filter((face) => new Set(face).size === face.length);
const sides = {D: 1, P: -1};

/** What the collective's model leaves open, in wool: the sides and the back of the neck, withers and croup. */
const filled = {
  N1D: [
    [11, 84, 120],
    [11, 120, 127],
    [11, 127, 12],
  ],
  N1P: [
    [85, 13, 123],
    [123, 13, 128],
    [128, 13, 14],
  ],
  N2: [
    [12, 127, 128],
    [12, 128, 14],
    [127, 166, 128],
  ],
  W1: [
    [12, 14, 30],
    [12, 30, 28],
  ],
  L1: [
    [49, 50, 40],
    [49, 40, 52],
    [49, 52, 53],
  ],
};

/** Every part of the body as {name, side, faces}: side 1 is the party side, -1 the business side, 0 both. */
export function bodyParts() {
  const hung = Object.entries({...geometry.panels, ...geometry.bare, ...filled});
  return hung
    .filter(([name]) => !/^(?:Face|Ear|Tail)/.test(name))
    .map(([name, faces]) => ({name, side: sides[name.at(-1)] ?? 0, faces: solid(faces)}));
}

/** The faces of a bare part, such as Face or TailA. */
export const bare = (name) => solid(geometry.bare[name]);

const key = (a, b) => (a < b ? `${a}-${b}` : `${b}-${a}`);

/** The edges around a part, as pairs of corners; those inside it are folds, not seams. */
function outline(faces) {
  const edges = faces.flatMap((face) => face.map((a, i) => [a, face[(i + 1) % face.length]]));
  const count = new Map();
  for (const [a, b] of edges) count.set(key(a, b), (count.get(key(a, b)) ?? 0) + 1);
  return edges.filter(([a, b]) => count.get(key(a, b)) === 1);
}

/** Each seam once, though two parts share it. */
export function seamsOf(parts) {
  const all = parts.flatMap(({faces}) => outline(faces));
  return [...new Map(all.map(([a, b]) => [key(a, b), [a, b]])).values()];
}
