// What the hero's sheep consists of: its panels, and in few solids what else the pictures' sheep has.
// A thing is {kind, faces}; a solid is drawn as one outline. Metres, axes of the pictures.
import * as THREE from 'three';
import {bare, bearing, bodyParts, long, place} from '../world/sheep-shape.js';
import {isHoof, tuft} from '../world/sheep.js';
import {at, cheek, curls, eyeball, glint, nostril, pupil, smile} from '../world/sheep-head.js';

const {corner, hold} = bearing({look: 0.36, tilt: 0, nod: 0});

/** A solid of three.js as a thing. */
function solid(kind, shape, {at = [0, 0, 0], scale = [1, 1, 1], turn = [0, 0, 0], held = false}) {
  const mesh = new THREE.Mesh(shape.index ? shape.toNonIndexed() : shape);
  mesh.position.set(...at);
  mesh.scale.set(...scale);
  mesh.rotation.set(...turn);
  const group = new THREE.Group().add(mesh);
  if (held) hold(group);
  group.updateMatrixWorld(true);
  const {position} = mesh.geometry.attributes;
  const points = Array.from({length: position.count}, (_, i) =>
    new THREE.Vector3().fromBufferAttribute(position, i).applyMatrix4(mesh.matrixWorld),
  );
  const faces = points.flatMap((_, i) => (i % 3 ? [] : [points.slice(i, i + 3)]));
  return {kind, faces, isSolid: true};
}

const ball = (kind, radius, options) => ({
  ...solid(kind, new THREE.IcosahedronGeometry(radius, 1), options),
  isBall: true,
});
const box = (kind, size, at) => solid(kind, new THREE.BoxGeometry(...size), {at});

const body = () =>
  bodyParts().map(({name, faces}) => ({
    kind: isHoof(name) ? 'hoof' : 'panel',
    faces: faces.map((face) => face.map(corner)),
  }));

function eye(side) {
  const {middle, radius, lid, lidTurn, spot} = eyeball(side);
  return [
    ball('eye', radius, {at: middle, held: true}),
    solid('skin', lid, {at: middle, turn: lidTurn, held: true}),
    ball('pupil', radius * pupil.size, {at: spot(pupil.out), held: true}),
    ball('eye', radius * glint.size, {at: spot(glint.out, glint.aside), held: true}),
  ];
}

function mouth(side) {
  const bars = smile.slice(1).map((to, i) => {
    const [a, b] = [smile[i], to].map((point) => new THREE.Vector3(...at(point, side)));
    const along = b.clone().sub(a);
    const shape = new THREE.CylinderGeometry(
      0.075,
      0.075,
      along.length() + 0.08,
      5,
    ).applyQuaternion(
      new THREE.Quaternion().setFromUnitVectors(
        new THREE.Vector3(0, 1, 0),
        along.clone().normalize(),
      ),
    );
    return solid('smile', shape, {at: a.add(b).multiplyScalar(0.5).toArray(), held: true});
  });
  return [
    ...bars,
    ball('pupil', nostril.radius, {at: at(nostril.at, side), scale: nostril.scale, held: true}),
    ball('smile', cheek.radius, {at: at(cheek.at, side), scale: cheek.scale, held: true}),
  ];
}

function head() {
  const ears = ['D', 'P'].flatMap((side) => [
    {kind: 'wool', faces: bare(`EarA${side}`).map((f) => f.map(corner))},
    {kind: 'ear', faces: bare(`EarB${side}`).map((f) => f.map(corner))},
  ]);
  const fleece = curls.flatMap(([x, y, z, r]) =>
    (z ? [1, -1] : [1]).map((side) =>
      ball('wool', long(r), {at: at([x, y, z], side), turn: [x, y, side], held: true}),
    ),
  );
  const face = {kind: 'skin', faces: bare('Face').map((f) => f.map(corner))};
  return [face, ...ears, ...fleece, ...[1, -1].flatMap((side) => [...eye(side), ...mouth(side)])];
}

const tail = () => [
  {
    kind: 'wool',
    faces: [...bare('TailA'), ...bare('TailB')].map((face) => face.map(corner)),
  },
  ...tuft.map(([x, y, z, r]) =>
    ball('wool', long(r), {at: place([x, y, z]).toArray(), turn: [x, y, r]}),
  ),
];

const wheel = (x, side) =>
  solid('hoof', new THREE.CylinderGeometry(0.55, 0.55, 0.42, 12), {
    at: [x, 0.55, 1.32 * side],
    turn: [Math.PI / 2, 0, 0],
  });

/** What is seen of the bus between the legs, and of the desk in the saddle. */
const inside = () => [
  box('bus', [9.6, 2.7, 2.9], [0.75, 2.2, 0]),
  box('bus', [1.7, 1.35, 2.4], [-4.8, 1.42, 0]),
  box('hoof', [0.12, 0.7, 1.7], [-5.68, 1.45, 0]),
  box('steel', [0.2, 0.24, 2.6], [-5.72, 0.72, 0]),
  ...[1, -1].flatMap((side) => [wheel(-4.6, side), wheel(3.3, side)]),
  box('desk', [2.5, 1.1, 0.95], [0.9, 4.88, 2.35]),
];

/** All there is of it. */
export const things = () => [...body(), ...head(), ...tail(), ...inside()];
