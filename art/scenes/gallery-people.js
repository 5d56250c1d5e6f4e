// Previous years: people who dance, walk, throw and wave.
import {cloth, show} from '../world/colours.js';
import {bunting} from '../world/camp.js';
import {Mould, put} from '../world/mould.js';
import {beam} from '../world/party.js';
import {crowd, person, scatter} from '../world/people.js';
import {valley} from '../world/places.js';
import {court, rubberBall} from '../world/play.js';
import {between, pick} from '../world/random.js';
import {parasol} from '../world/props.js';
import {bush, fern, redwood, rock} from '../world/trees.js';

function wingedDancer(scene) {
  valley(scene, {
    kind: 'summer',
    plain: 30,
    trees: 60,
    near: 34,
    flowers: [
      [-8, -8],
      [8, 4],
    ],
  });
  put(
    scene,
    person({
      pose: 'leap',
      wings: true,
      hatColour: '#ff8a1f',
      shirt: '#8f6bff',
      skirt: 'tutu',
      hair: 'curls',
      hairColour: '#3b2418',
      hat: 'flowers',
      skin: '#8f5a3e',
      shades: false,
      beard: false,
      vest: false,
      wide: 1.1,
      trousers: '#f2494f',
      bare: true,
    }),
    [0, 0, 0],
    0.25,
  );
  crowd(scene, scatter(8, [-8, -11], [8, -6], 1.4), [0, 6]);
}

function cowboy(scene) {
  valley(scene, {kind: 'summer', plain: 40, trees: 70, near: 30});
  put(
    scene,
    person({
      pose: 'wave',
      hat: 'cowboy',
      hatColour: '#fff6e6',
      shirt: '#ff5fa8',
      trousers: '#35507a',
      skin: '#8f5a3e',
      hair: 'short',
      beard: true,
      hairColour: '#1f1714',
      shades: false,
      laugh: true,
      wings: false,
      skirt: 'none',
      vest: true,
      wide: 1.1,
      bare: false,
      tall: 1,
      gaze: [0.12, -0.1, 0],
    }),
    [0, 0, 0],
    0.1,
  );
  const friends = [
    [-1.62, -2.4, {pose: 'cheer', shirt: '#35b8f2', hat: 'flowers', skirt: 'tutu'}],
    [1.25, -2.8, {pose: 'disco', shirt: '#ffcb3d', hat: 'sheep', wings: true}],
  ];
  for (const [x, z, looks] of friends)
    put(scene, person({laugh: true, vest: false, ...looks}), [x, 0, z], -x * 0.2);
  for (const x of [-4, 4])
    put(scene, new Mould().bar('#9a6a43', [x, 0, -5], [x, 3.6, -5], [0.07]).cast(), [0, 0, 0]);
  put(scene, bunting([-4, 3.4, -5], [4, 3.4, -5], {flags: 18, sag: 0.5}), [0, 0, 0]);
}

function parasols(scene) {
  const bend = (z) => 0.6 + Math.sin(z * 0.16) * 4.2;
  const way = (x, z) => Math.max(0, 1 - Math.abs(x - bend(z)) / 2.4) * 0.9;
  const h = valley(scene, {
    plain: 4,
    trees: 130,
    near: 16,
    far: 130,
    path: way,
    clear: (x, z) => Math.abs(x - bend(z)) < 6 || z > 4,
    flowers: [
      [-9, -12],
      [9, 10],
    ],
  });
  for (let i = 0; i < 26; i++) {
    const z = 8.2 - i * 1.35;
    const x = bend(z) + (i % 2 ? 0.85 : -0.85) + between(-0.25, 0.25);
    const second = i % 2 ? '#fff6e6' : show[(i + 2) % 6];
    put(
      scene,
      person({
        pose: 'parade',
        hat: pick(['none', 'none', 'flowers', 'crown']),
        wings: i % 6 === 3,
        shirt: cloth[(i * 7 + 2) % 12],
        holds: parasol(show[i % 6], second, 1),
      }),
      [x, h(x, z), z],
      between(-0.3, 0.3),
    );
  }
}

function natureWalk(scene) {
  const h = valley(scene, {kind: 'forest', plain: 40, trees: 60, near: 32, far: 80});
  const m = new Mould(0.05);
  for (let x = -26; x < 26; x += 0.8)
    for (let k = -3; k < 3; k++) {
      const z = (d) => d * 0.7 + Math.sin(x * 0.3) * 0.8;
      const z2 = (d) => d * 0.7 + Math.sin((x + 0.8) * 0.3) * 0.8;
      m.facets(pick(['#4fb0c8', '#6cc4d4', '#3fa0bf', '#8fd8e0']), [
        [x, 0.06, z(k)],
        [x + 0.8, 0.06, z2(k)],
        [x + 0.8, 0.06, z2(k + 1)],
        [x, 0.06, z(k + 1)],
      ]);
    }
  m.drum('#7a5238', [0.42, 0.5, 8.4, 9], {at: [0, 0.55, 0], turn: [Math.PI / 2, 0, 0.12]});
  put(scene, m.cast(), [0, 0, 0]);
  for (let i = 0; i < 5; i++) {
    const z = -2.8 + i * 1.45;
    put(
      scene,
      person({
        pose: 'walk',
        wings: i === 2,
        skirt: 'none',
        hat: pick(['bucket', 'sheep', 'beanie']),
      }),
      [0.34 - i * 0.17, 1.0, z],
      i % 2 ? 0.15 : -0.25,
    );
    if (i !== 2) {
      const pack = new Mould(0.03).box(cloth[i], [0.36, 0.46, 0.24]).cast();
      put(scene, pack, [0.34 - i * 0.17, 2.2, z - 0.25]);
    }
  }
  for (const [x, z] of [
    [-5, -6],
    [4.4, -7],
    [-9, -3.6],
    [9, -4.6],
    [-3, -12],
    [7, -13],
    [-12, -10],
    [13, -9],
    [0.5, -17],
    [-7, -18],
    [12, 4.4],
    [-11.5, 5.4],
  ])
    put(scene, redwood(between(18, 24)), [x, 0, z]);
  for (let i = 0; i < 60; i++) {
    const [x, z] = [between(-13, 13), between(-12, 8)];
    if (Math.abs(z) > 3.4 && Math.abs(x) > 1.2)
      put(scene, pick([fern, fern, bush, rock])(between(0.5, 1)), [x, 0, z]);
    else if (Math.abs(z) > 2.2 && Math.abs(x) > 1.5) put(scene, rock(between(0.3, 0.6)), [x, 0, z]);
  }
  for (const [x, z] of [
    [-4, -8],
    [2, -6],
    [6, -10],
  ])
    scene.add(beam('#fff0b0', [x - 7, 22, z + 4], [x + 2, 0, z], 1.6, 0.32));
  return h;
}

function throwing(scene) {
  valley(scene, {plain: 30, trees: 90, near: 26, clear: (x, z) => z > 0});
  put(scene, court(14, 8), [0, 0, -1]);
  const drag = {hair: 'wig', hat: 'none', wings: false, shades: false, vest: false};
  put(
    scene,
    person({
      ...drag,
      pose: 'throw',
      hairColour: '#2f9fff',
      skirt: 'tutu',
      hatColour: '#ff5fa8',
      shirt: '#ffc928',
      skin: '#d9a07a',
      trousers: '#8f6bff',
      beard: true,
      bare: true,
      laugh: true,
      wide: 1.15,
      gaze: [-0.1, 0.1, 0],
    }),
    [-0.5, 0.05, -0.3],
    0.35,
  );
  put(scene, rubberBall(0.34), [0.62, 1.86, 1.35]);
  const others = [
    [-2.3, -2.4, 'dodge', '#ff5fa8', '#5fbf6a', 0.8],
    [1.15, -2.6, 'leap', '#35b8f2', '#e0457b', -0.3],
    [2.7, -1.9, 'dodge', '#3ecf8e', '#ffcb3d', -0.6],
  ];
  for (const [x, z, pose, shirt, hairColour, turn] of others)
    put(
      scene,
      person({...drag, pose, shirt, hairColour, skirt: 'tutu', bare: true, laugh: true}),
      [x, 0.05, z],
      turn,
    );
  crowd(scene, scatter(9, [-5, -7.4], [5, -6], 0.9), [0, 6], () => ({
    pose: pick(['cheer', 'wave', 'leap']),
  }));
  put(scene, bunting([-7, 3.9, -5.4], [7, 3.9, -5.4], {flags: 26}), [0, 0, 0]);
}

const square = {size: 'square'};

export const people = {
  'gallery/winged-dancer': {
    ...square,
    hour: 'golden',
    camera: [[-0.6, 0.75, 4.4], [0, 1.42, 0], 36],
    make: wingedDancer,
    change: {sun: [0.6, 0.4, 0.7]},
  },
  'gallery/cowboy-hat': {
    ...square,
    hour: 'golden',
    camera: [[0.3, 1.5, 2.7], [-0.04, 1.42, 0], 33],
    make: cowboy,
    change: {sun: [-0.5, 0.45, 0.8]},
  },
  'gallery/parasol-parade': {
    hour: 'day',
    camera: [[4.6, 2.3, 14.4], [3, 2.05, 0], 40],
    make: parasols,
  },
  'gallery/nature-walk': {
    hour: 'day',
    camera: [[-5.6, 3, 9.6], [0.2, 2.3, -0.8], 42],
    make: natureWalk,
    change: {fog: ['#dcebb8', 18, 90]},
  },
  'gallery/dodgeball-throw': {
    ...square,
    hour: 'day',
    camera: [[0.9, 0.85, 4.3], [0.2, 1.35, -0.4], 40],
    make: throwing,
  },
};
