// Previous years: the sheep at all hours.
import {domeTent} from '../world/camp.js';
import {addLand} from '../world/land.js';
import {show} from '../world/colours.js';
import {put} from '../world/mould.js';
import {crowd, person} from '../world/people.js';
import {cyclist, desert, valley} from '../world/places.js';
import {between, chance, pick} from '../world/random.js';
import {sheep} from '../world/sheep.js';
import {lamp} from '../world/sky.js';
import {dust, ladder, looseTriangle} from '../world/things.js';
import {pine} from '../world/trees.js';

function firstMorning(scene) {
  const h = valley(scene, {
    trees: 170,
    near: 24,
    far: 130,
    clear: (x, z) => z > 2 && Math.abs(x) < 22,
  });
  put(scene, sheep({sleepy: true, tilt: 0.1, nod: 0.22, look: 0.85, sheen: 0.3}), [1.6, 0, -3]);
  const camp = [
    [-13, 5, '#3ecf8e'],
    [-8, 9, '#ff5fa8'],
    [-15, 11, '#ffcb3d'],
    [-2.4, 11.5, '#ff8a3d'],
    [2.8, 9.4, '#8f6bff'],
    [7.5, 11.5, '#35b8f2'],
    [13, 8, '#f2494f'],
  ];
  for (const [x, z, colour] of camp)
    put(scene, domeTent(colour, {size: 1.2}), [x, h(x, z), z], between(-0.5, 0.5));
  for (const [x, z] of [
    [-19, 2],
    [-22, 8],
    [18, 5],
    [21, 0],
  ])
    put(scene, pine(14), [x, h(x, z), z]);
  put(
    scene,
    person({pose: 'aloft', shirt: '#8f6bff', hat: 'beanie', wings: false}),
    [-4.8, 0, 13],
    0.6,
  );
  dust(scene, 40, [-40, -30], [40, 2], {colour: '#ffeede', size: [6, 16], opacity: 0.2});
}

function fromBelow(scene) {
  addLand(scene, {kind: 'meadow'});
  put(scene, sheep({look: 0.3, tilt: -0.08, nod: 0.42}), [0, 0, 0]);
}

function ladderPanel(scene) {
  valley(scene, {kind: 'summer', trees: 60, near: 36});
  put(
    scene,
    sheep({sheen: 0.3, look: -0.6, missing: ({name}) => ['8D', '9D', '14D'].includes(name)}),
    [0, 0, 0],
  );
  put(scene, ladder(4.6), [-4.6, 0, 5.6]);
  put(
    scene,
    person({
      pose: 'aloft',
      hat: 'helmet',
      hatColour: '#ffcb3d',
      shirt: '#ff5fa8',
      trousers: '#35507a',
      skirt: 'none',
      wings: false,
      vest: false,
    }),
    [-4.6, 2.0, 4.95],
    Math.PI + 0.3,
  );
  put(scene, looseTriangle('#ffd9ec', 1.8), [-4.5, 4.55, 4.6], 0.2);
  put(
    scene,
    person({
      pose: 'hold',
      hat: 'helmet',
      hatColour: '#35b8f2',
      shirt: '#ffcb3d',
      skirt: 'none',
      wings: false,
    }),
    [-4.5, 0, 6.7],
    Math.PI,
  );
}

function playaDawn(scene) {
  desert(scene);
  put(scene, sheep({glow: 0.3, sheen: 0.3, pattern: 'candy', look: -0.3}), [1.4, 0, 0]);
  dust(scene, 50, [-40, 8], [40, 40], {colour: '#ffe0dc', size: [6, 18], opacity: 0.22});
  const way = Math.PI - 0.06;
  const looks = [
    {shirt: '#ff5fa8', hat: 'cowboy', hatColour: '#f6f0e6', skin: '#6b4130'},
    {
      shirt: '#ffcb3d',
      hair: 'afro',
      hat: 'none',
      skin: '#b97d56',
      wings: true,
      hatColour: '#8f6bff',
    },
    {shirt: '#35b8f2', hat: 'sheep', skin: '#efc3a0'},
    {shirt: '#3ecf8e', hair: 'long', hat: 'flowers', skin: '#8f5a3e'},
  ];
  looks.forEach((look, i) =>
    cyclist(scene, [-5.6 + i * 2.7, -17.4 + (i % 2) * 1.1], way, show[(i * 2) % 6], {
      laugh: true,
      ...look,
    }),
  );
  crowd(
    scene,
    [
      [-10.4, -4],
      [-9.2, -4.6],
    ],
    [0, -40],
    () => ({pose: pick(['wave', 'cheer', 'hips'])}),
    {sway: 0.8},
  );
}

function behind(scene) {
  valley(scene, {
    trees: 110,
    near: 26,
    clear: (x, z) => x > 2 || Math.abs(z) < 12,
    flowers: [
      [6, -8],
      [22, 10],
    ],
  });
  put(scene, sheep({glow: 0.9, pattern: 'candy', time: 0.4, look: 1.15, tilt: 0.1}), [0, 0, 0]);
  put(scene, person({pose: 'wave', wings: true, laugh: true}), [3.8, 6.84, 0.6], 1.2);
  crowd(
    scene,
    [
      [3.4, 7.6],
      [6.4, 7],
      [8.6, 6],
      [10.6, 5],
      [11.6, 3.6],
    ],
    [24, 12],
    () => ({pose: pick(['cheer', 'groove', 'disco', 'leap']), laugh: true, wings: chance(0.3)}),
    {sway: 0.6},
  );
  lamp(scene, '#ffc0d8', 40, [17, 4, 6], 16);
}

const square = {size: 'square'};

export const flock = {
  'gallery/first-morning': {
    hour: 'dawn',
    camera: [[-4, 4.2, 27], [-1.4, 4.1, 0], 36],
    make: firstMorning,
    change: {sun: [-0.85, 0.3, 0.5], disc: undefined, exposure: 1.02},
  },
  'gallery/sheep-from-below': {
    size: 'tall',
    hour: 'day',
    camera: [[-17.5, 1.6, 6.5], [-6.6, 6.7, 0.6], 42],
    make: fromBelow,
  },
  'gallery/ladder-panel': {
    size: 'tall',
    hour: 'day',
    camera: [[-9.4, 3, 12.4], [-4.2, 3.4, 4], 40],
    make: ladderPanel,
  },
  'gallery/playa-dawn': {
    hour: 'rose',
    camera: [[-3.5, 1.9, -27], [-0.6, 4.6, 0], 39],
    make: playaDawn,
    change: {sun: [0.62, 0.17, 0.75], fill: 1.9},
  },
  'gallery/sheep-tail': {
    ...square,
    hour: 'sunset',
    camera: [[23, 4.6, 17.5], [0.6, 4.6, 0.2], 34],
    make: behind,
    change: {sun: [-0.9, 0.16, -0.42], disc: undefined, exposure: 1.15},
  },
};
