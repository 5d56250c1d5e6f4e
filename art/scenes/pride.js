// The parade in the desert, for the page of a trip of long ago.
import * as THREE from 'three';
import {bunting} from '../world/camp.js';
import {addHills, addLand} from '../world/land.js';
import {Mould, put} from '../world/mould.js';
import {crowd, person, scatter} from '../world/people.js';
import {between, pick} from '../world/random.js';
import {sheep} from '../world/sheep.js';
import {flag} from '../world/things.js';
import {bush, palm} from '../world/trees.js';
import {riders} from './home.js';

/** A low house of the desert with a roof like a wing. */
function bungalow(colour, wide) {
  const m = new Mould(0.03);
  m.box(colour, [wide, 3, 6], {at: [0, 1.5, 0]});
  m.box('#7fb6d6', [wide * 0.42, 1.7, 0.2], {at: [-wide * 0.18, 1.6, 3]});
  m.box('#fff3e2', [1.2, 2.3, 0.2], {at: [wide * 0.28, 1.15, 3]});
  m.box('#fff6ea', [wide + 3, 0.35, 8], {at: [0, 3.4, 0], turn: [0, 0, 0.07]});
  return m.cast();
}

function parade(scene) {
  addLand(scene, {kind: 'playa', size: 700});
  addHills(scene, ['#c79a86', '#a98aa6', '#9a8fb8'], {heights: [16, 46, 105], from: 170});
  const road = new Mould(0.02).box('#8e8794', [400, 0.06, 15], {at: [0, 0, 1]});
  for (let x = -90; x < 90; x += 6) road.box('#fff0cf', [2.4, 0.04, 0.25], {at: [x, 0.05, 6.6]});
  put(scene, road.cast(), [0, 0, 0]);

  const paints = ['#f2b8a0', '#8fcfc0', '#f3d27a', '#c9b0e6', '#f59ab6'];
  paints.forEach((paint, i) =>
    put(scene, bungalow(paint, between(9, 12)), [-38 + i * 20, 0, -19], between(-0.08, 0.08)),
  );
  // Lower on the left, where the title lies.
  for (let x = -46; x < 48; x += 8.5)
    put(scene, palm(x < -5 ? between(5.5, 6.5) : between(9, 12)), [
      x + between(-1, 1),
      0,
      -10.5 + between(-0.6, 0.6),
    ]);
  for (let i = 0; i < 26; i++) put(scene, bush(between(0.5, 1)), [between(-45, 45), 0, -13], i);
  for (let i = 0; i < 5; i++)
    put(
      scene,
      bunting([-32 + i * 14, 5.4, -9.6], [-18 + i * 14, 5.6, -9.6], {flags: 24, sag: 1.1}),
      [0, 0, 0],
    );

  put(scene, sheep({sheen: 0.5, time: 0.3, look: 0.5}), [10.5, 0, 0]);
  const aboard = new THREE.Group();
  riders(aboard, {dancers: 3});
  put(scene, aboard, [10.5, 0, 0]);
  crowd(
    scene,
    scatter(40, [-30, -8.6], [28, -7.2], 0.9),
    [0, 14],
    () => ({pose: pick(['cheer', 'wave', 'leap'])}),
    {sway: 0.4},
  );
  const dancers = [
    [-0.4, 4.6],
    [-2.6, 3.2],
    [-4.6, 4.9],
    [-7, 3.6],
    [16.5, 6],
  ];
  crowd(scene, dancers, [-4, 24], () => ({pose: pick(['disco', 'leap', 'groove']), wings: true}), {
    sway: 0.3,
  });
  put(scene, person({pose: 'cheer', hat: 'cowboy', hatColour: '#ff5fa8'}), [-9.4, 0, 4.6], 0.5);
  for (const x of [-10.2, -5.6, 1.2]) put(scene, flag(), [x, 0.8, 2.2], 0.4);
}

export const pride = {
  'psp/banner': {
    size: 'banner',
    hour: 'golden',
    camera: [[-4, 3.2, 31], [-0.5, 5.4, 0], 32],
    make: parade,
    change: {sun: [-0.5, 0.5, 0.7]},
  },
};
