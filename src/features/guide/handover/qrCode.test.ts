import jsQR from 'jsqr';
import {crewIds} from '../model/names';
import {figures} from '@site/tests/support/guideFigures';
import {handoverCode} from './line/write';
import {QUIET, qrCode, type QrCode} from './qrCode';

const SCALE = 4;
/** Modules of a side: a code of more is hard to read off a dusty screen. */
const VERSION_15 = 77;

/** Paints the path as an SVG would be, on white. */
function painted({size, path}: QrCode) {
  const width = size * SCALE;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let i = 0; i < Number(length) * SCALE; i += 1)
      for (let j = 0; j < SCALE; j += 1) {
        const at = (Number(y) * SCALE + j) * width + Number(x) * SCALE + i;
        data.fill(0, at * 4, at * 4 + 3);
      }
  return {data, width};
}

/** Reads it with a library that did not write it. */
function read(code: QrCode) {
  const {data, width} = painted(code);
  return jsQR(data, width, width, {inversionAttempts: 'dontInvert'})?.data;
}

test.each(['medium', 'quartile'] as const)('another library reads a code of %s', (ecc) => {
  const text = 'https://www.baaahs.org/setup/panels/#17D';
  expect(read(qrCode(text, ecc))).toBe(text);
});

test.each(crewIds)('all ticks of %s fit a code that a phone reads off another', (crew) => {
  const tasks = figures.tasks.filter((task) => task.crew === crew).map(({id}) => id);
  const ticks = [...tasks, `${crew}-safety-check`].flatMap((id) =>
    Array.from({length: 12}, (_, i) => [`${id}/${i + 1}`, `${id}/panels-${i + 1}`]).flat(),
  );
  const code = handoverCode({year: '2025', place: 'street', crew, ticks});
  const text = `https://www.baaahs.org/setup/handover/#${code}`;
  const drawn = qrCode(text, 'medium');
  expect(drawn.size - 2 * QUIET).toBeLessThanOrEqual(VERSION_15);
  expect(read(drawn)).toBe(text);
});
