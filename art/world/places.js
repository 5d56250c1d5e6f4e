// Ready-made surroundings: the valley, the desert, tents, and those who cycle through.
import {cloth} from './colours.js';
import {bellTent, domeTent, ridgeTent} from './camp.js';
import {addHills, addLand, heightOf} from './land.js';
import {put} from './mould.js';
import {person} from './people.js';
import {between, pick, random} from './random.js';
import {strew, wood} from './trees.js';
import {bicycle} from './vehicles.js';

/** Meadow, pines and hills. `clear(x, z)` keeps trees away; `flowers` = [[x, z], [x, z]] of a box. */
export function valley(
  scene,
  {
    kind = 'meadow',
    plain = 22,
    trees = 150,
    near = 24,
    far = 150,
    clear,
    flowers,
    path,
    heights,
    hills = ['#5f8f58', '#7c9c86', '#9db2bd'],
    tint,
  } = {},
) {
  const land = {kind, plain};
  addLand(scene, {...land, path, tint});
  addHills(scene, hills);
  wood(scene, trees, [near, far], land, clear, {heights});
  if (flowers) strew(scene, 900, ...flowers, land, path ? (x, z) => path(x, z) > 0.3 : undefined);
  return (x, z) => heightOf(x, z, land);
}

/** The flat white desert with far mountains. */
export function desert(scene, {hills = ['#c9a07f', '#b58f8f', '#a58fa5']} = {}) {
  addLand(scene, {kind: 'playa', size: 700});
  addHills(scene, hills, {heights: [10, 22, 40], from: 240});
}

/** Tents of all kinds at [x, z] places. */
export function tents(scene, spots, height, lit = 0) {
  for (const [x, z] of spots) {
    const make = pick([domeTent, domeTent, ridgeTent, bellTent]);
    const tent =
      make === bellTent
        ? bellTent({lit})
        : make(pick(cloth.slice(0, 8)), {lit, size: between(1, 1.35)});
    put(scene, tent, [x, height(x, z) - 0.03, z], between(-0.7, 0.7) + (random() > 0.8 ? 2 : 0));
  }
}

/** Somebody on a bicycle at [x, z]; a `turn` of 0 rides towards +x. */
export function cyclist(scene, [x, z], turn, colour, looks) {
  put(scene, bicycle(colour), [x, 0, z], turn);
  const saddle = [x - 0.2 * Math.cos(turn), 0.14, z + 0.2 * Math.sin(turn)];
  const rider = person({pose: 'ride', wings: false, skirt: 'none', vest: false, ...looks});
  put(scene, rider, saddle, turn + Math.PI / 2);
}
