// The leaflet for the fridge: the way up, in one picture.
import * as THREE from 'three';
import {domeTent} from '../world/camp.js';
import {Mould, put} from '../world/mould.js';
import {person} from '../world/people.js';
import {valley} from '../world/places.js';
import {float} from '../world/play.js';
import {sheep} from '../world/sheep.js';
import {oak, pine} from '../world/trees.js';
import {car} from '../world/vehicles.js';

/** The hill on which the sheep stands: middle and radii. */
const hill = {at: [17, -0.6, -27], scale: [21, 5, 15]};
const heightOnHill = (x, z) => {
  const [dx, dz] = [(x - hill.at[0]) / hill.scale[0], (z - hill.at[2]) / hill.scale[2]];
  return Math.max(0, hill.at[1] + hill.scale[1] * Math.sqrt(Math.max(0, 1 - dx * dx - dz * dz)));
};

/** The road winds over the meadow and up the hill. */
const way = new THREE.CatmullRomCurve3(
  [
    [-7, 14],
    [-4.6, 5],
    [-1, -2],
    [6.4, -6],
    [9.4, -11],
    [3.4, -16],
    [4, -23],
    [11, -26],
  ].map(([x, z]) => new THREE.Vector3(x, 0, z)),
);

function road() {
  const m = new Mould(0.04);
  const steps = 90;
  const edge = (i, side) => {
    const [p, along] = [way.getPoint(i / steps), way.getTangent(i / steps)];
    const [x, z] = [p.x - along.z * side, p.z + along.x * side];
    return [x, heightOnHill(x, z) + 0.12, z];
  };
  for (let i = 0; i < steps; i++)
    for (const [from, to] of [
      [-1.5, 0],
      [0, 1.5],
    ])
      m.facets('#f0dcb4', [edge(i, from), edge(i + 1, from), edge(i + 1, to), edge(i, to)]);
  return m.cast();
}

/** Rolled tents, a cooler, bags and a flamingo, on the rack. */
function load(m, y) {
  const across = [Math.PI / 2, 0, 0];
  for (const [x, high, colour] of [
    [-0.2, 0.2, '#18a3a0'],
    [0.22, 0.2, '#ff3f96'],
    [0.02, 0.55, '#8f6bff'],
  ]) {
    m.drum(colour, [0.2, 0.2, 1.5, 9], {at: [x, y + high, 0], turn: across});
    for (const z of [-0.45, 0.45])
      m.drum('#fff6e6', [0.21, 0.21, 0.09, 9], {at: [x, y + high, z], turn: across});
  }
  m.box('#2fa8e0', [0.85, 0.5, 0.6], {at: [1, y + 0.25, 0.32]});
  m.box('#ffffff', [0.9, 0.14, 0.64], {at: [1, y + 0.55, 0.32]});
  m.box('#f2494f', [0.8, 0.46, 0.55], {at: [1.05, y + 0.23, -0.36], turn: [0, 0.15, 0]});
}

function wayUp(scene) {
  valley(scene, {
    kind: 'summer',
    plain: 46,
    trees: 150,
    near: 48,
    far: 150,
    clear: (x, z) => z > 0,
  });
  const mound = new Mould(0.05);
  mound.ball('#b3b552', 1, hill, 4);
  put(scene, mound.cast(), [0, 0, 0]);
  put(scene, road(), [0, 0, 0]);
  const at = (x, z) => [x, heightOnHill(x, z) - 0.15, z];
  put(scene, sheep({sheen: 0.55, look: 0.75, tilt: 0.12}), [18, 4.1, -27], 0.1);
  for (const [x, z, colour] of [
    [8.5, -30, '#ff8a3d'],
    [29.5, -23, '#35b8f2'],
    [33, -27, '#ff5fa8'],
  ])
    put(scene, domeTent(colour, {size: 1.5}), at(x, z), 0.2);
  for (const [x, z, high] of [
    [-13, -20, 13],
    [-16.5, -16, 16],
    [-21, -24, 15],
    [-9, -31, 14],
    [36, -34, 15],
    [41, -28, 17],
  ])
    put(scene, pine(high), [x, -0.2, z]);
  for (const [x, z] of [
    [-12, -6],
    [15, -7],
  ])
    put(scene, oak(5), [x, -0.1, z]);
  for (const [x, z, pose] of [
    [8, -19, 'cheer'],
    [9.6, -18.6, 'wave'],
  ])
    put(scene, person({pose, wings: pose === 'cheer', hatColour: '#ff8a3d'}), at(x, z), -0.4, 1.25);
  put(scene, car({load}), [-3.3, 0.1, 2.2], -2.05);
  put(scene, float('flamingo'), [-4.05, 1.95, 3.5], 0.9, 0.62);
}

export const leaflet = {
  'campout/way-up': {
    size: 'banner',
    hour: 'day',
    camera: [[-6.2, 4.6, 19.6], [3.1, 3.75, -6], 33],
    make: wayUp,
  },
};
