import {ink as inkOf, letters} from '../vector/font.mjs';
import {fill, polygon} from '../sleeves/draw.mjs';
import {ink, wool} from './colours.mjs';

const size = 36;

/**
 * Where it is small its words are larger, each about its middle: they could not be read there. In a box that
 * is a hair higher than the drawing it has none: beside the list on a phone the page has numbers.
 */
export const nearStyle =
  '@media(max-width:460px){.s,.t{transform-box:fill-box}.t{transform:scale(1.2)}' +
  '.s{transform-origin:50% 50%;transform:translate(var(--x,0),var(--y,0)) scale(1.15)}}' +
  '@media(max-aspect-ratio:132/100){.s{display:none}}';

/**
 * A sign with cut corners, its middle at x, y.
 * @param {number} x
 * @param {number} y
 * @param {string} text
 * @param {[number, number]} [near] how far it moves where it is larger, so that it covers no other
 */
export function label(x, y, text, near) {
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
  const moved = near ? ` style="--x:${near[0]}px;--y:${near[1]}px"` : '';
  return `<g class="s"${moved}>${fill(ink, plate(3)) + fill(wool, plate(0)) + fill(ink, words)}</g>`;
}
