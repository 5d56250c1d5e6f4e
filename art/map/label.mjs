import {ink as inkOf, outline, placed} from '../vector/font.mjs';
import {fill, n, polygon} from '../sleeves/draw.mjs';
import {ink, wool} from './colours.mjs';

const size = 25;

/** The letters that signs are written with, each by the number of its place here. */
const drawn = [];

/** A letter of a sign: its outline stands once in the map, since all together are half of its bytes. */
function written({letter, x, y}) {
  if (!drawn.includes(letter)) drawn.push(letter);
  return `<use href="#l${drawn.indexOf(letter)}" x="${n(x)}" y="${n(y)}"/>`;
}

/** The outlines of all letters that signs have been written with. */
export const alphabet = () =>
  drawn.map((letter, i) => `<path id="l${i}" d="${outline(letter, size)}"/>`).join('');

/**
 * On a tablet its words are larger, and each grows away from its number.
 * In a box that is a hair higher than the drawing there are none: beside the list on a phone, and on the
 * leaflet, the page has numbers.
 */
export const nearStyle =
  '@media(max-width:760px){.s{transform-box:fill-box;transform-origin:var(--o) 50%;transform:scale(1.1)}}' +
  '@media(max-width:510px){.t{transform-box:fill-box;transform:scale(1.2)}}' +
  '@media(max-aspect-ratio:132/100){.s{display:none}}';

/** From the middle of a number to the sign beside it. */
const beside = 23;

/**
 * A sign with cut corners, beside its number.
 * @param {number} x of the number's middle
 * @param {number} y of both
 * @param {string} text
 * @param {1 | -1} side 1 where it is right of its number
 */
export function label(x, y, text, side) {
  const {left, right} = inkOf(text, size);
  const half = (right - left) / 2 + 13;
  const tall = 19;
  const cut = 9;
  const middle = x + side * (beside + half);
  const plate = (grow) =>
    polygon([
      [middle - half - grow, y - tall + cut],
      [middle - half + cut, y - tall - grow],
      [middle + half + grow, y - tall - grow],
      [middle + half + grow, y + tall - cut],
      [middle + half - cut, y + tall + grow],
      [middle - half - grow, y + tall + grow],
    ]);
  const words = placed(text, {x: middle, y: y + 8.5, size})
    .map(written)
    .join('');
  return `<g class="s" style="--o:${side > 0 ? 0 : 100}%">${fill(ink, plate(2.5)) + fill(wool, plate(0))}<g fill="${ink}">${words}</g></g>`;
}
