// Previous years, by dusk and night: stage, curtain, lanterns, moon and fire.
import {campFire, domeTent, lantern, stringLights} from '../world/camp.js';
import {show} from '../world/colours.js';
import {addLand} from '../world/land.js';
import {Mould, put} from '../world/mould.js';
import {valley} from '../world/places.js';
import {beam, curtain, discoBall, stage} from '../world/party.js';
import {crowd, person, scatter} from '../world/people.js';
import {between, pick} from '../world/random.js';
import {sheep} from '../world/sheep.js';
import {lamp} from '../world/sky.js';
import {coyote, marshmallow, turntable} from '../world/things.js';
import {fern, pine, rock} from '../world/trees.js';

function ballTree(scene) {
  const h = valley(scene, {kind: 'forest', plain: 14, trees: 150, near: 11, far: 60, clear: (x, z) => z > 3});
  put(scene, pine(17), [-3.4, 0, -3.4]);
  for (const [x, z] of [[6, -6], [-8, -2], [8.4, 0], [2, -10]]) put(scene, pine(14), [x, h(x, z), z]);
  put(scene, new Mould().bar('#6b4630', [-3.4, 7.3, -3.4], [0.6, 7.0, -1.6], [0.16, 0.09]).cast(), [0, 0, 0]);
  put(scene, discoBall(1.1, {high: 2.2}), [0.2, 4.2, -1.8]);
  for (let i = 0; i < 12; i++) {
    const a = i * 0.524;
    scene.add(beam(show[i % 6], [0.2, 4.2, -1.8], [0.2 + Math.cos(a) * 9, 0, -1.8 + Math.sin(a) * 6], 0.45, 0.6));
  }
  const m = new Mould(0);
  for (let i = 0; i < 46; i++) m.ball(show[i % 6], between(0.1, 0.2), {at: [between(-7, 7), 0.02, between(-6, 5)], scale: [1, 0.1, 1], glow: 1.0}, 1);
  put(scene, m.cast(), [0, 0, 0]);
  for (const [c, x, y, z] of [['#ff2f8e', -4, 3, 1], ['#2fb6ff', 4.6, 3, 1], ['#ffc928', 0, 1.6, 2]]) lamp(scene, c, 30, [x, y, z], 14);
  crowd(scene, [[-1.8, 0.8], [1.6, 0.4], [-0.2, 1.9], [3, 1.8], [-3.4, 2]], [0.2, -1.8], () => ({pose: pick(['groove', 'cheer', 'swing'])}), {sway: 1.4});
}

function bow(scene) {
  addLand(scene, {kind: 'street', tint: '#2a1030'});
  const m = new Mould(0.03);
  m.box('#7a4a34', [12, 1, 6], {at: [0, -0.5, 1]});
  for (let i = 0; i < 12; i++) m.box(i % 2 ? '#a8764a' : '#9a6a43', [1, 0.04, 6], {at: [-5.5 + i, 0.01, 1]});
  for (let i = 0; i < 9; i++) m.ball('#ffe0a0', 0.15, {at: [-4.4 + i * 1.1, 0.12, 3.8], glow: 1.3}, 1);
  put(scene, m.cast(), [0, 0, 0]);
  put(scene, curtain(11, 4.9, 0), [0, 0, -0.6]);
  put(scene, person({pose: 'bow', hair: 'wig', hairColour: '#ff5fa8', shirt: '#8f6bff', skirt: 'dress', hat: 'none', wings: false, bare: true}), [-1.9, 0, 1.6], 0.15);
  put(scene, person({pose: 'cheer', hair: 'mohawk', hairColour: '#5fbf6a', shirt: '#ffcb3d', skirt: 'tutu', hatColour: '#ff5fa8', hat: 'none', wings: true, skin: '#6b4130'}), [0, 0, 1.4], 0);
  put(scene, person({pose: 'bow', hat: 'cowboy', hatColour: '#f6f0e6', shirt: '#35b8f2', wings: false, beard: true, skirt: 'none', wide: 1.3}), [1.9, 0, 1.6], -0.15);
  crowd(scene, [[-3.2, 5.9], [-1.8, 6.2], [-0.4, 5.8], [1, 6.3], [2.4, 5.8], [3.6, 6.2]], [0, 0], () => ({pose: 'cheer'}), {sway: 0.2, height: () => -1.2});
  for (const [x, c] of [[-3, '#fff0d0'], [3, '#ffe0f0'], [0, '#fff6e0']]) lamp(scene, c, 13, [x, 4.4, 5.5], 14);
  for (const x of [-2.4, 2.4]) scene.add(beam('#ffe8c0', [x * 2.6, 8, 7], [x * 0.3, 0, 1.5], 1.6, 0.25));
}

function tentLantern(scene) {
  const h = valley(scene, {kind: 'forest', plain: 12, trees: 140, near: 9, far: 60, clear: (x, z) => z > 3});
  put(scene, domeTent('#ff8a3d', {lit: 1.0, size: 1.5}), [0, 0, 0], 0);
  for (const [x, o] of [[-0.42, {hair: 'curls', shirt: '#35b8f2', skin: '#8f5a3e'}], [0.42, {hair: 'long', shirt: '#ff5fa8', skin: '#efc3a0', hairColour: '#7d4fd1'}]])
    put(scene, person({pose: 'ground', hat: 'none', wings: false, skirt: 'none', beard: false, shades: false, ...o}), [x, 0.02, 1.7], x * -0.4);
  put(scene, lantern('#ffc766', 0.5), [1.7, 0, 2.3]);
  lamp(scene, '#ffb45a', 5, [0, 2.2, 4.4], 9);
  lamp(scene, '#ffb45a', 3, [1.9, 0.9, 3.1], 6);
  put(scene, domeTent('#8f6bff', {lit: 0.5}), [-5.5, h(-5, -6), -6.5], 0.3);
  put(scene, domeTent('#35b8f2', {lit: 0.5}), [6, h(6, -8), -8], -0.3);
}

function record(scene) {
  addLand(scene, {kind: 'street', tint: '#2a1f52'});
  put(scene, turntable('#ff2f8e'), [0, 1, 0]);
  put(scene, new Mould(0.02).box('#3a2470', [6, 0.2, 4], {at: [0, 0.7, 0]}).cast(), [0, 0, 0]);
  for (const [c, x, z] of [['#ff5fc4', -1.8, 1.6], ['#35b8f2', 2, -1.2], ['#ffd27a', 0.6, 1.8]]) lamp(scene, c, 7, [x, 2.5, z], 8);
}

function coyoteMoon(scene) {
  addLand(scene, {kind: 'summer', plain: 3, tint: '#23235a'});
  for (const [x, z, r] of [[0.1, 0, 1.2], [-1.1, 0.2, 0.9], [1.2, -0.2, 0.8]]) put(scene, rock(r), [x, -0.2, z]);
  put(scene, coyote(), [0, 0.62, 0]);
  const moon = new Mould(0).ball('#fff0c8', 8, {at: [3.2, 8.6, -40], glow: 1.0}, 3).cast();
  moon.traverse((part) => part.material && ((part.material = part.material.clone()), (part.material.fog = false)));
  scene.add(moon);
  for (const [x, z, s] of [[-4.4, -5, 6], [-6, -8, 8], [5, -7, 7], [7, -9, 9]]) put(scene, pine(s), [x, -0.6, z]);
}

function roast(scene) {
  addLand(scene, {kind: 'forest', tint: '#2a1f3a'});
  put(scene, campFire(1.3), [0, 0, 0]);
  put(scene, marshmallow(), [0.75, 1.6, 0.8], -0.2, 0.6);
  lamp(scene, '#ff9a3d', 26, [0, 1.4, 0.4], 14);
  lamp(scene, '#ffd0a0', 8, [1.6, 2.6, 3], 8);
}

function lightPath(scene) {
  const bend = (z) => Math.sin(z * 0.17) * 1.4;
  const h = valley(scene, {kind: 'forest', plain: 40, trees: 40, near: 30, far: 70, path: (x, z) => Math.max(0, 1 - Math.abs(x - bend(z)) / 1.5)});
  for (let i = 0; i < 12; i++)
    for (const k of [1, -1]) {
      const z = 5 - i * 3.4;
      put(scene, pine(between(12, 16)), [bend(z) + k * between(4.4, 6), 0, z]);
      put(scene, pine(between(11, 15)), [bend(z) + k * between(8, 11), 0, z + 1.4]);
      put(scene, fern(0.8), [bend(z) + k * between(2.3, 2.9), 0, z + 1]);
      if (i < 9) put(scene, lantern('#ffc766', 0.9), [bend(z) + k * 1.8, 0, z]);
    }
  for (let i = 0; i < 7; i++) {
    const z = 3 - i * 3.4;
    put(scene, stringLights([bend(z) - 4.2, 4.8, z], [bend(z - 3.4) + 4.2, 4.8, z - 3.4], {bulbs: 18, sag: 1}), [0, 0, 0]);
    lamp(scene, '#ffb866', 12, [bend(z), 2.2, z], 9);
  }
  put(scene, person({pose: 'hug', shirt: '#ff5fa8', wings: false, skirt: 'dress'}), [bend(-4) - 0.3, 0, -4], Math.PI);
  put(scene, person({pose: 'hug', shirt: '#35b8f2', wings: true, skirt: 'none'}), [bend(-4) + 0.42, 0, -4], Math.PI);
  return h;
}

function midnight(scene) {
  const h = valley(scene, {kind: 'forest', plain: 22, trees: 130, near: 16, far: 80, clear: (x, z) => z > -6});
  put(scene, stage({wide: 11, glow: 1}), [0, 0, -8]);
  put(scene, person({pose: 'dj', hat: 'phones', shirt: '#ff5fa8', wings: false, skirt: 'none'}), [0, 1.04, -7.7]);
  crowd(scene, scatter(70, [-9, -3], [9, 8], 0.95), [0, -8], () => ({pose: pick(['cheer', 'cheer', 'groove', 'leap', 'disco'])}), {sway: 0.4});
  for (let i = 0; i < 9; i++) scene.add(beam(show[i % 6], [-5 + i * 1.25, 6.6, -9], [-24 + i * 6, 26 - Math.abs(i - 4) * 3, 0], 1.4, 0.75));
  for (const [c, x] of [['#ff2f8e', -6], ['#ffc928', 0], ['#2fb6ff', 6]]) lamp(scene, c, 70, [x, 5, -3.4], 22);
  return h;
}

function behind(scene) {
  valley(scene, {trees: 110, near: 26, clear: (x, z) => x > 2 || Math.abs(z) < 12});
  put(scene, sheep({glow: 0.3, sheen: 0.5, pattern: 'rise'}), [0, 0, 0]);
  put(scene, person({pose: 'wave', wings: true}), [3.8, 7.02, 0.6], 1.2);
  crowd(scene, [[11, 4.4], [12.4, 3.4], [10.4, -4.6]], [0, 0]);
}

const square = {size: 'square'};
export const galleryNight = {
  'gallery/disco-ball-tree': {...square, hour: 'night', camera: [[0.6, 2.3, 9.4], [0, 2.9, -1], 42], make: ballTree},
  'gallery/talent-show-bow': {...square, hour: 'indoors', camera: [[0.3, 1.5, 9.4], [0, 1.85, 0], 38], make: bow},
  'gallery/tent-lantern': {...square, hour: 'night', camera: [[0.9, 1.3, 6.6], [0, 1.25, 0], 38], make: tentLantern},
  'gallery/record-spinning': {...square, hour: 'indoors', camera: [[0.9, 3.0, 2.5], [0.1, 1, 0.05], 34], make: record},
  'gallery/coyote-moon': {...square, hour: 'night', camera: [[-0.6, 1.3, 6.4], [0.15, 1.75, 0], 34], make: coyoteMoon, change: {moon: undefined}},
  'gallery/marshmallow': {...square, hour: 'night', camera: [[1.2, 1.75, 3.9], [0.55, 1.35, 0], 36], make: roast},
  'gallery/string-light-path': {size: 'tall', hour: 'dusk', camera: [[0.8, 1.7, 7], [-0.3, 3.2, -6], 44], make: lightPath},
  'gallery/stage-at-midnight': {hour: 'night', camera: [[-3.4, 4.4, 16.5], [0, 4.2, -6], 42], make: midnight},
  'gallery/sheep-tail': {...square, hour: 'sunset', camera: [[23, 3.2, 9.5], [1.6, 5, 0], 34], make: behind, change: {sun: [0.4, 0.3, 0.8], disc: undefined, power: 2}},
};
