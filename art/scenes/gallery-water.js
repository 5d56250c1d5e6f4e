// Previous years: the pool and its toys.
import {cloth} from '../world/colours.js';
import {addLand} from '../world/land.js';
import {Mould, put} from '../world/mould.js';
import {crowd, person} from '../world/people.js';
import {beachBall, float, pool, ring} from '../world/play.js';
import {between, pick, random} from '../world/random.js';
import {parasol} from '../world/things.js';

/** The pool alone with its toys, seen from near or above. */
export function poolScene(scene, time = 0) {
  addLand(scene, {kind: 'meadow', plain: 60});
  put(scene, pool(15, 9, time), [0, 0, 0]);
}

function poolParty(scene) {
  poolScene(scene);
  const toys = [
    ['flamingo', -5, -2.4, 0.6],
    ['duck', 3, 2.6, 2.6],
    ['unicorn', 0.4, -1.2, 4],
    ['sheep', 5.4, -2.2, 3.4],
  ];
  for (const [kind, x, z, turn] of toys) {
    put(scene, float(kind), [x, 0.05, z], turn);
    put(
      scene,
      person({
        pose: pick(['cheer', 'wave']),
        hat: pick(['none', 'cowboy']),
        bare: true,
        wings: false,
        skirt: 'none',
      }),
      [x, -0.55, z],
      turn + 1.5,
    );
  }
  for (const [x, z] of [
    [-3, 2.6],
    [-6.2, 1],
    [1.6, 0.8],
    [6.3, 1.4],
    [-1.8, -3.2],
  ]) {
    put(scene, ring(pick(cloth.slice(0, 6)), '#fff', 0.7), [x, 0.06, z]);
    put(
      scene,
      person({
        pose: pick(['cheer', 'wave', 'stand']),
        bare: true,
        hat: 'none',
        wings: false,
        skirt: 'none',
      }),
      [x, -0.75, z],
      between(-2, 2),
    );
  }
  for (const [x, z] of [
    [-1, 1.2],
    [3.6, -0.6],
  ])
    put(scene, beachBall(0.48), [x, 0.1, z]);
  for (const [x, z, c] of [
    [-9.2, -3, '#ff5fa8'],
    [-9.2, 2.4, '#ffc928'],
    [9.2, 3, '#35b8f2'],
    [2.5, -6.1, '#8f6bff'],
  ])
    put(scene, parasol(c, '#fff6e6', 1.6), [x, 2.3, z]);
  const m = new Mould(0.03);
  for (const [x, z, c] of [
    [-9, -2, '#ffc928'],
    [-9, 3.4, '#ff5fa8'],
    [9, 1.6, '#35b8f2'],
    [9, 4, '#f2494f'],
    [-2, 5.9, '#8f6bff'],
    [1, 5.9, '#3ecf8e'],
  ])
    m.box(c, [1.0, 0.06, 1.9], {at: [x, 0.06, z], turn: [0, random(), 0]});
  put(scene, m.cast(), [0, 0, 0]);
  crowd(
    scene,
    [
      [-8.6, -0.4],
      [8.8, -1.4],
      [-4.4, 5.8],
      [4.4, 5.9],
    ],
    [0, 0],
    () => ({pose: pick(['cheer', 'hips', 'leap']), hat: pick(['cowboy', 'bucket'])}),
  );
}

function flamingo(scene) {
  poolScene(scene);
  put(scene, float('flamingo'), [0, 0.05, 0], -0.6);
  const one = person({
    pose: 'wave',
    hat: 'none',
    hair: 'bun',
    hairColour: '#3b8fd6',
    shades: true,
    bare: true,
    shirt: '#ffcb3d',
    wings: false,
    skirt: 'none',
    skin: '#b97d56',
    wide: 1.25,
    vest: false,
    beard: false,
  });
  put(scene, one, [-0.2, -0.5, 0.1], 0.35);
  put(scene, beachBall(0.45), [1.9, 0.1, -1.6]);
  put(scene, ring('#35b8f2', '#fff'), [-2.3, 0.06, -1.9]);
}

const square = {size: 'square'};

export const water = {
  'gallery/flamingo-float': {
    ...square,
    hour: 'day',
    camera: [[1.2, 2.5, 4.6], [0, 0.75, 0], 36],
    make: flamingo,
  },
  'gallery/pool-party': {
    hour: 'day',
    camera: [[-2.5, 10.5, 11.6], [0, 0, 0.1], 40],
    make: poolParty,
  },
};
