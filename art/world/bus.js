// The school bus inside the sheep. Same axes as the sheep: front towards -x.
import {Mould} from './mould.js';

const yellow = '#ffb81c';
const dark = '#2c2a33';
const glass = '#8fd0ea';

function wheel(mould, x, side) {
  const at = [x, 0.55, 1.32 * side];
  mould.drum(dark, [0.55, 0.55, 0.42, 12], {at, turn: [Math.PI / 2, 0, 0]});
  mould.drum('#e9e4da', [0.28, 0.28, 0.46, 8], {at, turn: [Math.PI / 2, 0, 0]});
}

/** The bus: hood, windscreen, windows on both sides, door on the business side, rear door. */
export function bus({awake = true} = {}) {
  const mould = new Mould(0.02);
  mould.box(yellow, [9.6, 2.7, 2.9], {at: [0.75, 2.2, 0]});
  mould.box(yellow, [1.7, 1.35, 2.4], {at: [-4.8, 1.42, 0]});
  mould.box('#ffe08a', [9.4, 0.22, 2.7], {at: [0.75, 3.62, 0]});
  mould.box(dark, [0.12, 0.7, 1.7], {at: [-5.68, 1.45, 0]});
  for (let i = -2; i <= 2; i++)
    mould.box('#c9c4bd', [0.06, 0.6, 0.1], {at: [-5.76, 1.45, i * 0.32]});
  mould.box('#d9d4cc', [0.2, 0.24, 2.6], {at: [-5.72, 0.72, 0]});
  mould.box(glass, [0.08, 1.0, 2.5], {at: [-4.08, 2.75, 0]});
  mould.box(yellow, [0.12, 1.02, 0.1], {at: [-4.1, 2.75, 0]});
  for (const side of [1, -1]) {
    mould.ball(
      '#fff6d0',
      0.24,
      {at: [-5.7, 1.5, 1.02 * side], scale: [0.5, 1, 1], glow: awake ? 1.15 : 0.9},
      2,
    );
    mould.ball('#ff5b3d', 0.11, {at: [-4.1, 3.45, 1.1 * side], glow: 1}, 1);
    mould.box(dark, [9.6, 0.1, 0.04], {at: [0.75, 1.95, 1.47 * side]});
    mould.box(dark, [9.6, 0.1, 0.04], {at: [0.75, 1.35, 1.47 * side]});
    for (let i = 0; i < 7; i++)
      mould.box(glass, [0.98, 0.78, 0.05], {at: [-3.1 + i * 1.28, 2.75, 1.46 * side]});
    for (const x of [-4.6, 3.3]) wheel(mould, x, side);
    mould.box('#e8452f', [0.05, 0.3, 0.3], {at: [5.57, 1.3, 1.15 * side]});
  }
  mould.box(glass, [0.06, 0.9, 0.95], {at: [5.57, 2.7, 0]});
  mould.box('#d99a10', [0.05, 2.2, 1.15], {at: [5.555, 2.05, 0]});
  return mould.cast();
}
