import {ink as inkOf, letters} from '../vector/font.mjs';
import {fill, polygon} from '../sleeves/draw.mjs';
import {ink, wool} from './colours.mjs';

const size = 36;

/** On a phone there is no room for words: the page has numbers there, and the list that they are of. */
export const nearStyle =
  '@media(max-width:540px){.s{display:none}.t{transform-box:fill-box;transform:scale(1.5)}}';

/**
 * A sign with cut corners, its middle at x, y.
 * @param {number} x
 * @param {number} y
 * @param {string} text
 */
export function label(x, y, text) {
  const {left, right} = inkOf(text, size);
  const half = (right - left) / 2 + 18;
  const tall = 27;
  const cut = 12;
  const plate = (grow) =>
    polygon([
      [x - half - grow, y - tall + cut],
      [x - half + cut, y - tall - grow],
      [x + half + grow, y - tall - grow],
      [x + half + grow, y + tall - cut],
      [x + half - cut, y + tall + grow],
      [x - half - grow, y + tall + grow],
    ]);
  const words = letters(text, {x, y: y + 12, size, align: 'middle'});
  return `<g class="s">${fill(ink, plate(3)) + fill(wool, plate(0)) + fill(ink, words)}</g>`;
}
