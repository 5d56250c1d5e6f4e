// What people hold: mugs, sticks, guitars, plates, parasols. Given to person() as `holds`.
import * as THREE from 'three';
import {shirtInto} from './play.js';
import {parasolRoof} from './things.js';

const away = ([x, y, z], dx, dy, dz) => [x + dx, y + dy, z + dz];

/** A mug in the first hand. */
export const mug =
  (colour) =>
  (m, [hand]) =>
    m
      .drum(colour, [0.055, 0.05, 0.12, 8], {at: away(hand, 0, 0.04, 0.05)})
      .drum('#5a3320', [0.046, 0.046, 0.01, 8], {at: away(hand, 0, 0.1, 0.05)});

/** A stick from both hands, with a marshmallow at its tip `long` metres ahead. */
export const marshmallowStick =
  (long = 1.3) =>
  (m, [hand, other]) => {
    const tip = away(hand, 0.05, 0.12, long);
    m.bar('#8a5f3c', other, tip, [0.018, 0.012, 5]);
    m.drum('#fff6e6', [0.055, 0.055, 0.11, 9], {at: tip, turn: [1.4, 0, 0]});
  };

/** A guitar across the belly, its neck to the second hand. */
export const guitar = (m, [, other], hip) => {
  const body = [0.02, hip + 0.17, 0.3];
  const neck = new THREE.Vector3(...other).sub(new THREE.Vector3(...body)).normalize();
  const at = (along) => new THREE.Vector3(...body).addScaledVector(neck, along).toArray();
  for (const [along, r] of [
    [-0.16, 0.2],
    [0.12, 0.15],
  ])
    m.drum('#d98a2f', [r, r, 0.1, 12], {at: at(along), turn: [Math.PI / 2 - 0.1, 0, 0]});
  m.drum('#3a2418', [0.07, 0.07, 0.115, 10], {at: at(0.02), turn: [Math.PI / 2 - 0.1, 0, 0]});
  m.bar('#5a3320', at(0.1), at(0.78), [0.032, 0.026, 5]);
  m.box('#3a2418', [0.07, 0.14, 0.04], {at: at(0.82), turn: [0, 0, -1]});
};

/** A plate with a bite on it, before both hands. */
export const plate =
  (colour) =>
  (m, [hand, other]) => {
    const middle = hand.map((n, i) => (n + other[i]) / 2);
    m.drum('#ffffff', [0.19, 0.13, 0.035, 12], {at: away(middle, 0, 0.05, 0.1)});
    m.ball(colour, 0.09, {at: away(middle, 0, 0.09, 0.1), scale: [1.2, 0.6, 1]}, 1);
  };

/** A parasol on a stick held in the hand of number `which`. */
export const parasol =
  (colour, second, which = 1, r = 0.95) =>
  (m, hands) => {
    const foot = hands[which];
    m.bar('#7a5238', away(foot, 0, -0.25, 0), away(foot, 0.04, 1, -0.04), [0.02]);
    parasolRoof(m, away(foot, 0.03, 0.55, -0.02), colour, second, r);
  };

/** A printed shirt, held up by its shoulders in both hands. */
export const heldShirt =
  (colour) =>
  (m, [hand, other]) => {
    const middle = hand.map((n, i) => (n + other[i]) / 2);
    shirtInto(m, away(middle, 0, 0.06, 0.06), colour);
  };

/** Where a code's dark squares are, row by row. */
const code = ['#.##.', '##..#', '.#.##', '#..#.', '#.#.#'];

/**
 * A lit phone in the hand of number `which`, larger than life. Its screen is for the one who holds it,
 * or with a code on it for the one who stands before them.
 */
export const phone =
  (screen, {which = 1, shows = false} = {}) =>
  (m, hands) => {
    const at = away(hands[which], 0, 0.14, 0.05);
    const lean = {turn: [shows ? -0.12 : -0.4, 0, 0]};
    const front = shows ? 1 : -1;
    m.box('#17131a', [0.2, 0.35, 0.03], {...lean, at});
    m.box(screen, [0.17, 0.3, 0.012], {...lean, at: away(at, 0, 0, 0.014 * front), glow: 1.25});
    if (!shows)
      return m.drum('#4a4653', [0.025, 0.025, 0.04, 8], {
        at: away(at, 0.05, 0.11, 0.02),
        turn: [Math.PI / 2, 0, 0],
      });
    code.forEach((row, y) =>
      [...row].forEach((dot, x) => {
        const square = away(at, (x - 2) * 0.028, (2 - y) * 0.028, 0.02 - (2 - y) * 0.0034);
        if (dot === '#') m.box('#17131a', [0.028, 0.028, 0.01], {...lean, at: square});
      }),
    );
  };
