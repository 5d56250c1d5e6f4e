// What stands on and at the bus: speaker shelves and DJ platform on the party side, the dance deck on top.
import {Mould} from './mould.js';
import {show} from './colours.js';

/** A loudspeaker with its front towards +z; width, height, depth in metres. */
export function speaker(mould, [x, y, z], [w, h, d], ring = '#ffc928') {
  mould.box('#2c2a33', [w, h, d], {at: [x, y + h / 2, z]});
  const big = Math.min(w, h * 0.62) * 0.4;
  const front = z + d / 2;
  const disc = (colour, r, dy, out) =>
    mould.drum(colour, [r * 0.92, r, 0.05, 12], {
      at: [x, y + dy, front + out],
      turn: [Math.PI / 2, 0, 0],
    });
  disc(ring, big, h * 0.34, 0.01);
  disc('#4a4653', big * 0.84, h * 0.34, 0.03);
  disc('#1c1a22', big * 0.34, h * 0.34, 0.06);
  disc(ring, big * 0.5, h * 0.8, 0.01);
  disc('#4a4653', big * 0.36, h * 0.8, 0.03);
}

/** Three shelves on the side of the bus, the largest in the middle, with loudspeakers. */
export function partySide({glow = 0} = {}) {
  const mould = new Mould(0.02);
  const places = [
    [-1.4, 1.25, 1.5],
    [0.45, 1.9, 2.1],
    [2.2, 1.25, 1.5],
  ];
  places.forEach(([x, wide, high], i) => {
    mould.box('#9a6a43', [wide + 0.1, 0.1, 1.25], {at: [x, 0.5, 2.05]});
    for (const k of [-1, 1])
      mould.bar(
        '#5c5a66',
        [x + k * wide * 0.4, 0.48, 2.55],
        [x + k * wide * 0.4, 0.08, 1.5],
        [0.04],
      );
    const n = i === 1 ? 2 : 1;
    for (let k = 0; k < n; k++)
      speaker(
        mould,
        [x + (k - (n - 1) / 2) * 0.95, 0.56, 2.15],
        [n === 2 ? 0.92 : wide, high, 0.95],
        show[(i * 2 + k) % 6],
      );
  });
  if (glow > 0.2) mould.box('#ff5fc4', [5.4, 0.05, 0.05], {at: [0.4, 0.52, 2.7], glow: 1.4});
  return mould.cast();
}

/** The deck on the roof, and the DJ desk that looks out over the party side, `out` metres beyond the edge. */
export function topDeck({glow = 0, desk = true, out = 0} = {}) {
  const mould = new Mould(0.02);
  mould.box('#9a6a43', [9.4, 0.16, 4.4], {at: [0.8, 4.25, 0]});
  for (let i = 0; i < 12; i++)
    mould.box('#87592f', [0.05, 0.02, 4.4], {at: [-3.6 + i * 0.8, 4.34, 0]});
  if (desk) deskAt(mould, [0.9, 4.33, 2.35 + out], glow);
  return mould.cast();
}

/** A desk with two turntables and a mixer; its front towards +z. */
export function deskAt(mould, [x, y, z], glow = 0) {
  mould.box('#4a2f7a', [2.5, 0.12, 0.95], {at: [x, y + 1.02, z]});
  mould.box('#6f45b8', [2.4, 0.98, 0.12], {at: [x, y + 0.5, z + 0.4]});
  for (let i = 0; i < 6; i++)
    mould.facets(
      show[i],
      [
        [x - 1.15 + i * 0.38, y + 0.14, z + 0.47],
        [x - 0.78 + i * 0.38, y + 0.14, z + 0.47],
        [x - 0.96 + i * 0.38, y + 0.86, z + 0.47],
      ],
      {glow: glow > 0.2 ? 1.3 : 0},
    );
  for (const k of [-1, 1]) {
    mould.box('#d9d4cc', [0.8, 0.08, 0.7], {at: [x + k * 0.78, y + 1.12, z]});
    mould.drum('#1c1a22', [0.3, 0.3, 0.04, 14], {at: [x + k * 0.78, y + 1.18, z]});
    mould.drum(k < 0 ? '#ff5fa8' : '#35b8f2', [0.11, 0.11, 0.05, 10], {
      at: [x + k * 0.78, y + 1.19, z],
    });
  }
  mould.box('#2c2a33', [0.55, 0.14, 0.7], {at: [x, y + 1.15, z]});
  for (let i = 0; i < 6; i++)
    mould.ball(
      show[i],
      0.045,
      {at: [x - 0.16 + (i % 3) * 0.16, y + 1.24, z - 0.15 + Math.floor(i / 3) * 0.3], glow: 1.1},
      0,
    );
}
