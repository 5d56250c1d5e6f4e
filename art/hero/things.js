// What the hero's sheep consists of: its panels, and in few solids what else the pictures' sheep has.
// A thing is {kind, faces}; a solid is drawn as one outline. Metres, axes of the pictures.
import * as THREE from 'three';
import {bare, bearing, bodyParts, long, place} from '../world/sheep-shape.js';
import {tuft} from '../world/sheep.js';
import {curls, smile} from '../world/sheep-head.js';

const {corner, hold} = bearing({look: 0.36, tilt: 0, nod: 0});
const isHoof = (name) => /^(?:10|38)[DP]$/.test(name);

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

/** A point of the head in inches from its middle line, `side` 1 the party side. */
const at = ([x, y, z], side = 1) => place([x, y, 0.4 - z * side]).toArray();

function eye(side) {
  const middle = at([-15, 202, 26.2], side);
  const radius = long(16.5);
  const gaze = new THREE.Vector3(-0.88, -0.04, 0.36 * side).normalize();
  const out = (far, up = 0, aside = 0) => [
    middle[0] + gaze.x * far * radius,
    middle[1] + (gaze.y * far + up) * radius,
    middle[2] + (gaze.z * far + aside) * radius,
  ];
  const lid = new THREE.SphereGeometry(radius * 1.1, 9, 4, 0, 6.283, 0, 0.98);
  return [
    ball('eye', radius, {at: middle, held: true}),
    solid('skin', lid, {at: middle, turn: [0.06 * side, 0, 0.14], held: true}),
    ball('pupil', radius * 0.5, {at: out(0.71), held: true}),
    ball('eye', radius * 0.14, {at: out(1.16, 0.21, -0.13), held: true}),
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
    ball('pupil', 0.17, {at: at([30, 174, 7.5], side), scale: [0.7, 0.75, 1.1], held: true}),
    ball('smile', long(7.5), {at: at([-3, 182, 24], side), scale: [1.1, 0.8, 0.5], held: true}),
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
