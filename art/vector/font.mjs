/** Righteous as paths: pictures carry their own lettering and need no font when shown. */
import {readFileSync} from 'node:fs';
import opentype from 'opentype.js';
import {pathData} from './path.mjs';

const file = new URL(
  '../../node_modules/@fontsource/righteous/files/righteous-latin-400-normal.woff',
  import.meta.url,
);
const bytes = readFileSync(file);
const font = opentype.parse(
  bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
);

/** Height of the capitals as a share of the font size. */
export const capHeight = font.tables.os2.sCapHeight / font.unitsPerEm;

/**
 * The ink of one line, set with its left edge at 0 and its baseline at 0.
 * @param {string} text
 * @param {number} size font size in picture units
 * @param {number} tracking extra space between letters, in em
 * @returns {{left: number, right: number, top: number, bottom: number}} picture units
 */
export function ink(text, size, tracking = 0) {
  const box = font.getPath(text, 0, 0, size, {letterSpacing: tracking}).getBoundingBox();
  return {left: box.x1, right: box.x2, top: box.y1, bottom: box.y2};
}

/**
 * Path data of one line of text.
 * @param {string} text
 * @param {{x: number, y: number, size: number, tracking?: number, align?: 'left'|'middle'|'right', digits?: number}} set
 *   x is the left, middle or right of the ink, y the baseline, in picture units
 */
export function letters(text, {x, y, size, tracking = 0, align = 'left', digits = 1}) {
  const {left, right} = ink(text, size, tracking);
  const shift = {left: -left, middle: -(left + right) / 2, right: -right}[align];
  const {commands} = font.getPath(text, x + shift, y, size, {letterSpacing: tracking});
  return pathData(commands, digits);
}

/**
 * Where each letter of one line stands, for a picture that draws a letter once and places it often.
 * @param {string} text
 * @param {{x: number, y: number, size: number}} set x is the middle of the ink, y the baseline, in picture
 *   units
 * @returns {{letter: string, x: number, y: number}[]} the letters that have ink
 */
export function placed(text, {x, y, size}) {
  const {left, right} = ink(text, size);
  const places = [];
  font.forEachGlyph(text, x - (left + right) / 2, y, size, {}, (glyph, at) => {
    if (glyph.unicode !== 32) places.push({letter: String.fromCodePoint(glyph.unicode), x: at, y});
  });
  return places;
}

/** Path data of one letter whose origin is 0, 0. */
export const outline = (letter, size) => pathData(font.getPath(letter, 0, 0, size).commands);
