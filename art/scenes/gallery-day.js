// Previous years, by day: the pool, meals, crafts, parades, build and pack-out.
import {bellTent, domeTent, longTable, ridgeTent} from '../world/camp.js';
import {cloth, show} from '../world/colours.js';
import {addLand} from '../world/land.js';
import {Mould, put} from '../world/mould.js';
import {desert, tents, valley} from '../world/places.js';
import {beam} from '../world/party.js';
import {crowd, person, scatter} from '../world/people.js';
import {beachBall, court, float, pool, ring, rubberBall, shirt} from '../world/play.js';
import {between, pick, random} from '../world/random.js';
import {sheep} from '../world/sheep.js';
import {bag, bicycle, truck} from '../world/vehicles.js';
import {checkedCloth, dust, ladder, looseTriangle, pancakes, parasol} from '../world/things.js';
import {bush, fern, pine, redwood, rock} from '../world/trees.js';
import {riders} from './home.js';

function firstMorning(scene) {
  const h = valley(scene, {trees: 170, near: 24, far: 130, clear: (x, z) => z > 2 && Math.abs(x) < 22});
  put(scene, sheep({sleepy: true, tilt: 0.12, sheen: 0.3}), [4, 0, -3]);
  tents(scene, [[-12, 6], [-7.5, 9], [-15, 11], [-3, 11.5], [3, 9], [8, 11.5], [13, 8]], h);
  for (const [x, z] of [[-19, 2], [-22, 8], [18, 5], [21, 0]]) put(scene, pine(14), [x, h(x, z), z]);
  put(scene, person({pose: 'aloft', shirt: '#8f6bff', hat: 'beanie', wings: false}), [-4.8, 0, 13], 0.6);
  dust(scene, 40, [-40, -30], [40, 2], {colour: '#ffeede', size: [6, 16], opacity: 0.2});
}

function wingedDancer(scene) {
  valley(scene, {kind: 'summer', plain: 30, trees: 60, near: 34, flowers: [[-8, -8], [8, 4]]});
  put(scene, person({pose: 'leap', wings: true, hatColour: '#ff8a1f', shirt: '#ffc928', skirt: 'tutu', hair: 'curls', hairColour: '#3b2418', hat: 'flowers', skin: '#8f5a3e', shades: false, beard: false, vest: false, wide: 1.1, trousers: '#f2494f', bare: true}), [0, 0, 0], 0.25);
  crowd(scene, scatter(8, [-8, -11], [8, -6], 1.4), [0, 6]);
}

/** The pool alone with its toys, seen from near or above. */
export function poolScene(scene, time = 0) {
  addLand(scene, {kind: 'meadow', plain: 60});
  put(scene, pool(15, 9, time), [0, 0, 0]);
}

function poolParty(scene) {
  poolScene(scene);
  const toys = [['flamingo', -5, -2.4, 0.6], ['duck', 3, 2.6, 2.6], ['unicorn', 0.4, -1.2, 4], ['sheep', 5.4, -2.2, 3.4]];
  for (const [kind, x, z, turn] of toys) {
    put(scene, float(kind), [x, 0.05, z], turn);
    put(scene, person({pose: pick(['cheer', 'wave']), hat: pick(['none', 'cowboy']), bare: true, wings: false, skirt: 'none'}), [x, -0.55, z], turn + 1.5);
  }
  for (const [x, z] of [[-3, 2.6], [-6.2, 1], [1.6, 0.8], [6.3, 1.4], [-1.8, -3.2]]) {
    put(scene, ring(pick(cloth.slice(0, 6)), '#fff', 0.7), [x, 0.06, z]);
    put(scene, person({pose: pick(['cheer', 'wave', 'stand']), bare: true, hat: 'none', wings: false, skirt: 'none'}), [x, -0.75, z], between(-2, 2));
  }
  for (const [x, z] of [[-1, 1.2], [3.6, -0.6]]) put(scene, beachBall(0.48), [x, 0.1, z]);
  for (const [x, z, c] of [[-9.2, -3, '#ff5fa8'], [-9.2, 2.4, '#ffc928'], [9.2, 3, '#35b8f2'], [2.5, -6.1, '#8f6bff']]) put(scene, parasol(c, '#fff6e6', 1.6), [x, 2.3, z]);
  const m = new Mould(0.03);
  for (const [x, z, c] of [[-9, -2, '#ffc928'], [-9, 3.4, '#ff5fa8'], [9, 1.6, '#35b8f2'], [9, 4, '#f2494f'], [-2, 5.9, '#8f6bff'], [1, 5.9, '#3ecf8e']]) m.box(c, [1.0, 0.06, 1.9], {at: [x, 0.06, z], turn: [0, random(), 0]});
  put(scene, m.cast(), [0, 0, 0]);
  crowd(scene, [[-8.6, -0.4], [8.8, -1.4], [-4.4, 5.8], [4.4, 5.9]], [0, 0], () => ({pose: pick(['cheer', 'hips', 'leap']), hat: pick(['cowboy', 'bucket'])}));
}

function flamingo(scene) {
  poolScene(scene);
  put(scene, float('flamingo'), [0, 0.05, 0], -0.6);
  const one = person({pose: 'wave', hat: 'none', hair: 'bun', hairColour: '#3b8fd6', shades: true, bare: true, shirt: '#ffcb3d', wings: false, skirt: 'none', skin: '#b97d56', wide: 1.25, vest: false, beard: false});
  put(scene, one, [-0.2, -0.5, 0.1], 0.35);
  put(scene, beachBall(0.45), [1.9, 0.1, -1.6]);
  put(scene, ring('#35b8f2', '#fff'), [-2.3, 0.06, -1.9]);
}

function cowboy(scene) {
  valley(scene, {kind: 'summer', plain: 40, trees: 70, near: 30});
  put(scene, person({pose: 'wave', hat: 'cowboy', hatColour: '#fff6e6', shirt: '#2f4fb8', skin: '#8f5a3e', hair: 'short', beard: true, hairColour: '#1f1714', shades: false, wings: false, skirt: 'none', vest: false, wide: 1.15, bare: false, tall: 1}), [0, 0, 0], 0.1);
  const m = new Mould(0);
  for (let i = 0; i < 9; i++) m.ball('#fff6e6', 0.022, {at: [-0.14 + (i % 3) * 0.14, 1.02 + Math.floor(i / 3) * 0.12, 0.165]}, 0);
  m.facets('#f2494f', [[-0.13, 1.4, 0.13], [0.13, 1.4, 0.13], [0, 1.22, 0.2]]);
  put(scene, m.cast(), [0, 0, 0]);
}

function fromBelow(scene) {
  addLand(scene, {kind: 'meadow'});
  put(scene, sheep({look: 0.5, tilt: 0.1}), [0, 0, 0]);
}

function parasols(scene) {
  const way = (x, z) => Math.max(0, 1 - Math.abs(x - 2 - Math.sin(z * 0.13) * 6) / 2) * 0.9;
  const h = valley(scene, {kind: 'summer', plain: 2, trees: 110, near: 18, far: 130, path: way, clear: (x, z) => Math.abs(x - 2 - Math.sin(z * 0.13) * 6) < 5 || z > 6});
  for (let i = 0; i < 22; i++) {
    const z = 9 - i * 1.75;
    const x = 2 + Math.sin(z * 0.13) * 6 + between(-0.9, 0.9);
    put(scene, person({pose: pick(['walk', 'aloft', 'cheer']), hat: 'none'}), [x, h(x, z), z], 0.25 + between(-0.4, 0.4));
    put(scene, parasol(show[i % 6], i % 2 ? '#fff6e6' : show[(i + 2) % 6], 0.95), [x + 0.32, h(x, z) + 2.35, z]);
  }
}

function natureWalk(scene) {
  const h = valley(scene, {kind: 'forest', plain: 40, trees: 60, near: 32, far: 80});
  const m = new Mould(0.05);
  for (let x = -26; x < 26; x += 0.8)
    for (let k = -3; k < 3; k++) {
      const z = (d) => d * 0.7 + Math.sin(x * 0.3) * 0.8;
      const z2 = (d) => d * 0.7 + Math.sin((x + 0.8) * 0.3) * 0.8;
      m.facets(pick(['#4fb0c8', '#6cc4d4', '#3fa0bf', '#8fd8e0']), [[x, 0.06, z(k)], [x + 0.8, 0.06, z2(k)], [x + 0.8, 0.06, z2(k + 1)], [x, 0.06, z(k + 1)]]);
    }
  m.drum('#7a5238', [0.42, 0.5, 8.4, 9], {at: [0, 0.55, 0], turn: [Math.PI / 2, 0, 0.12]});
  put(scene, m.cast(), [0, 0, 0]);
  for (let i = 0; i < 5; i++) {
    const z = -2.8 + i * 1.45;
    put(scene, person({pose: 'walk', wings: i === 2, skirt: 'none', hat: pick(['bucket', 'sheep', 'beanie'])}), [0.34 - i * 0.17, 1.0, z], i % 2 ? 0.15 : -0.25);
    if (i !== 2) {
      const pack = new Mould(0.03).box(cloth[i], [0.36, 0.46, 0.24]).cast();
      put(scene, pack, [0.34 - i * 0.17, 2.2, z - 0.25]);
    }
  }
  for (const [x, z] of [[-5, -6], [4.4, -7], [-9, -3.6], [9, -4.6], [-3, -12], [7, -13], [-12, -10], [13, -9], [0.5, -17], [-7, -18], [12, 4.4], [-11.5, 5.4]]) put(scene, redwood(between(18, 24)), [x, 0, z]);
  for (let i = 0; i < 60; i++) {
    const [x, z] = [between(-13, 13), between(-12, 8)];
    if (Math.abs(z) > 3.4 && Math.abs(x) > 1.2) put(scene, pick([fern, fern, bush, rock])(between(0.5, 1)), [x, 0, z]);
    else if (Math.abs(z) > 2.2 && Math.abs(x) > 1.5) put(scene, rock(between(0.3, 0.6)), [x, 0, z]);
  }
  for (const [x, z] of [[-4, -8], [2, -6], [6, -10]]) scene.add(beam('#fff0b0', [x - 7, 22, z + 4], [x + 2, 0, z], 1.6, 0.32));
  return h;
}

function throwing(scene) {
  valley(scene, {plain: 30, trees: 80, near: 26});
  put(scene, court(14, 8), [0, 0, -1]);
  put(scene, person({pose: 'throw', hair: 'wig', hairColour: '#2f9fff', hat: 'none', skirt: 'tutu', hatColour: '#ff5fa8', shirt: '#ffc928', skin: '#d9a07a', trousers: '#8f6bff', wings: false, shades: false, beard: true, vest: false, bare: true, wide: 1.15}), [0, 0, 0], 0.2);
  put(scene, rubberBall(0.3), [0.62, 1.75, 1.5]);
  crowd(scene, [[-3, -3], [2.8, -3.6], [-1, -5], [4.6, -2.2], [-5, -4.4]], [0, 6], () => ({skirt: 'tutu', hair: 'wig', hat: 'none', pose: pick(['dodge', 'throw', 'cheer'])}));
}

function printing(scene) {
  valley(scene, {kind: 'meadow', plain: 26, trees: 90, near: 22, flowers: [[-9, -4], [9, 5]]});
  const rows = [[0, 2.35, 8, -0.4], [-2.6, 2.75, 9, -0.2]];
  for (const [z, y, n, shift] of rows) {
    for (let i = 0; i < n; i++) put(scene, shirt(cloth[(i * 5 + n) % 10]), [(i - (n - 1) / 2) * 1.3 + shift, y - Math.sin(((i + 0.5) / n) * 3.14) * 0.2, z], between(-0.22, 0.22));
    put(scene, new Mould(0).bar('#e9dcc4', [-6.4, y + 0.03, z], [6.4, y + 0.03, z], [0.018]).cast(), [0, 0, 0]);
    for (const x of [-6.4, 6.4]) put(scene, new Mould().bar('#9a6a43', [x, 0, z], [x, y + 0.4, z], [0.09]).cast(), [0, 0, 0]);
  }
  put(scene, person({pose: 'aloft', shirt: '#f6f0e6', hat: 'bucket', hatColour: '#ff5fa8', wings: false, skirt: 'none'}), [3.2, 0, 0.75], Math.PI - 0.3);
  put(scene, person({pose: 'hips', shirt: '#8f6bff', hair: 'curls', hat: 'none', wings: false}), [-4.3, 0, 1.6], 0.5);
}

function breakfast(scene) {
  addLand(scene, {kind: 'summer'});
  put(scene, checkedCloth(), [0, 0, 0]);
  put(scene, pancakes(), [0, 0, 0]);
  const m = new Mould(0.03);
  m.drum('#35b8f2', [0.3, 0.26, 0.6, 12], {at: [1.5, 0.3, -0.9]}).drum('#5a3320', [0.26, 0.26, 0.02, 12], {at: [1.5, 0.6, -0.9]});
  m.bar('#d9dce6', [-1.35, 0.05, 0.9], [-1.05, 0.05, -0.6], [0.035]).box('#d9dce6', [0.18, 0.03, 0.4], {at: [-1.02, 0.05, -0.75], turn: [0, -0.2, 0]});
  m.drum('#ffcb3d', [0.13, 0.2, 0.55, 8], {at: [-1.3, 0.3, -1.3]}).drum('#e8902f', [0.05, 0.1, 0.16, 8], {at: [-1.3, 0.65, -1.3]});
  put(scene, m.cast(), [0, 0, 0]);
}

function brunch(scene) {
  valley(scene, {kind: 'meadow', plain: 26, trees: 110, near: 20, clear: (x, z) => z > 2});
  const m = new Mould(0.03);
  for (let i = 0; i < 8; i++) {
    const c = i % 2 ? '#fff6e6' : '#f2494f';
    m.facets(c, [[-5 + i * 1.1, 3.1, 1.6], [-3.9 + i * 1.1, 3.1, 1.6], [-3.9 + i * 1.1, 4.3, -1], [-5 + i * 1.1, 4.3, -1]]);
    m.facets(c, [[-5 + i * 1.1, 3.1, 1.6], [-3.9 + i * 1.1, 3.1, 1.6], [-4.45 + i * 1.1, 2.6, 1.65]]);
    m.facets(c, [[-5 + i * 1.1, 3.1, -3.6], [-3.9 + i * 1.1, 3.1, -3.6], [-3.9 + i * 1.1, 4.3, -1], [-5 + i * 1.1, 4.3, -1]]);
  }
  for (const [x, z] of [[-4.9, 1.5], [3.7, 1.5], [-4.9, -3.5], [3.7, -3.5]]) m.bar('#9a6a43', [x, 0, z], [x, 3.1, z], [0.08]);
  put(scene, m.cast(), [0, 0, 0]);
  put(scene, longTable(7.6, {benches: false}), [-0.6, 0.1, 0.4]);
  for (const [x, c] of [[-3, '#ffcb3d'], [-0.8, '#ff5fa8'], [1.6, '#3ecf8e']]) put(scene, person({pose: 'mix', shirt: '#f6f0e6', hat: 'bucket', hatColour: '#f6f0e6', trousers: c, skirt: 'none', wings: false}), [x, 0.1, -0.9]);
  for (let i = 0; i < 8; i++) {
    const x = -4.2 + i * 1.35;
    put(scene, person({pose: i % 2 ? 'carry' : pick(['carry', 'wave']), wings: i === 3, hat: pick(['beanie', 'sheep', 'party', 'none', 'crown'])}), [x, 0, 2.5 + (i > 5 ? (i - 5) * 0.5 : 0)], i > 5 ? -1.9 : -1.2 + between(-0.4, 1));
    if (i % 2) put(scene, new Mould().drum('#ffffff', [0.2, 0.15, 0.04, 10]).ball('#ff8a3d', 0.1, {at: [0, 0.05, 0], scale: [1.2, 0.6, 1]}).cast(), [x - 0.36, 1.22, 2.7]);
  }
}

function ladderPanel(scene) {
  valley(scene, {kind: 'summer', trees: 60, near: 36});
  put(scene, sheep({sheen: 0.3, missing: ({name, side}) => side === 1 && ['9', '8', '14'].includes(name)}), [0, 0, 0]);
  put(scene, ladder(4.6), [-4.6, 0, 5.6]);
  put(scene, person({pose: 'aloft', hat: 'helmet', hatColour: '#ffcb3d', shirt: '#ff5fa8', trousers: '#35507a', skirt: 'none', wings: false, vest: false}), [-4.6, 2.0, 4.95], Math.PI + 0.3);
  put(scene, looseTriangle('#ffd9ec', 1.8), [-4.5, 4.55, 4.6], 0.2);
  put(scene, person({pose: 'hold', hat: 'helmet', hatColour: '#35b8f2', shirt: '#ffcb3d', skirt: 'none', wings: false}), [-4.5, 0, 6.7], Math.PI);
}

function packOut(scene) {
  valley(scene, {kind: 'summer', trees: 110, near: 22, clear: (x, z) => z > 2});
  put(scene, truck({open: true}), [-4.4, 0, -1.5], -0.35);
  for (let i = 0; i < 7; i++) {
    const [x, z] = [1.6 + i * 1.25, 0.7 + i * 0.5];
    put(scene, person({pose: i % 2 ? 'hold' : 'carry', skirt: pick(['none', 'tutu']), wings: i === 2}), [x, 0, z], i % 2 ? -1.3 : 1.4);
    if (i % 2 === 0) {
      const m = new Mould(0.03);
      bag(m, [0, 0, 0], cloth[i]);
      put(scene, m.cast(), [x + 0.55, 1.02, z + 0.15]);
    }
  }
  const pile = new Mould(0.03);
  for (let i = 0; i < 22; i++) bag(pile, [between(8.2, 11.8), i > 14 ? 0.45 : 0, between(3.2, 5.6)]);
  put(scene, pile.cast(), [0, 0, 0]);
  put(scene, domeTent('#3ecf8e'), [-10, 0, 6], 0.5);
  put(scene, ridgeTent('#ff8a3d'), [9.6, 0, -3], -0.4);
  put(scene, bellTent(), [3.2, 0, -7]);
}

function playaDawn(scene) {
  desert(scene);
  put(scene, sheep({glow: 0.15, sheen: 0.42, pattern: 'candy'}), [3, 0, -2]);
  riders(scene, {dancers: 0});
  dust(scene, 40, [-26, -30], [40, -6], {colour: '#ffe0dc', size: [6, 16], opacity: 0.2});
  for (const [x, z, turn] of [[-6.8, 7, 0.3], [-5, 8.2, -0.2], [-8.4, 9, 0.6], [11, 6, 0.2]]) put(scene, bicycle(), [x, 0, z], turn);
  crowd(scene, [[-3.4, 7.6], [-2.6, 7.9], [9.4, 6.6], [-11, 7.4]], [0, 40], {pose: 'hug'}, {sway: 0.5});
}

const square = {size: 'square'};
export const galleryDay = {
  'gallery/first-morning': {hour: 'dawn', camera: [[-4, 4.2, 27], [-1, 4.6, 0], 38], make: firstMorning, change: {sun: [-0.85, 0.24, -0.4]}},
  'gallery/winged-dancer': {...square, hour: 'golden', camera: [[-0.6, 0.75, 4.4], [0, 1.42, 0], 36], make: wingedDancer, change: {sun: [0.6, 0.4, 0.7]}},
  'gallery/flamingo-float': {...square, hour: 'day', camera: [[1.2, 2.5, 4.6], [0, 0.75, 0], 36], make: flamingo},
  'gallery/cowboy-hat': {...square, hour: 'golden', camera: [[0.35, 1.6, 2.4], [0, 1.42, 0], 30], make: cowboy, change: {sun: [-0.5, 0.45, 0.8]}},
  'gallery/sheep-from-below': {size: 'tall', hour: 'day', camera: [[-13.5, 1.2, 9.5], [-6.4, 8.2, 0], 48], make: fromBelow},
  'gallery/pool-party': {hour: 'day', camera: [[-2.5, 12.5, 13], [0, 0, 0.2], 40], make: poolParty},
  'gallery/parasol-parade': {hour: 'day', camera: [[-4.5, 4.2, 17.5], [2, 2.8, 0], 40], make: parasols},
  'gallery/nature-walk': {hour: 'day', camera: [[-5.6, 3, 9.6], [0.2, 2.3, -0.8], 42], make: natureWalk, change: {fog: ['#dcebb8', 18, 90]}},
  'gallery/dodgeball-throw': {...square, hour: 'day', camera: [[0.6, 1.0, 4.6], [0.15, 1.3, 0], 36], make: throwing},
  'gallery/screen-printing': {hour: 'day', camera: [[-1.4, 1.9, 7.4], [0, 1.75, -0.6], 40], make: printing},
  'gallery/pancakes': {...square, hour: 'golden', camera: [[1.7, 2.3, 3.6], [0, 0.5, 0], 34], make: breakfast, change: {sun: [-0.6, 0.6, -0.3]}},
  'gallery/brunch-line': {hour: 'dawn', camera: [[-3.2, 2.7, 10.6], [-0.2, 1.7, 0], 38], make: brunch, change: {sun: [-0.6, 0.45, 0.6], disc: undefined}},
  'gallery/ladder-panel': {size: 'tall', hour: 'day', camera: [[-9.4, 3, 12.4], [-4.2, 3.5, 4], 40], make: ladderPanel},
  'gallery/pack-out': {hour: 'golden', camera: [[6, 4.2, 13.6], [1.2, 1.2, 0], 42], make: packOut},
  'gallery/playa-dawn': {hour: 'rose', camera: [[-9, 2.2, 25], [-0.2, 5.2, 0], 38], make: playaDawn},
};
