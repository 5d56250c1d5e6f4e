import fs from 'node:fs';
import path from 'node:path';
import {imageSize} from 'image-size';
import type {Entry} from './entry';

interface Sized {
  src: string;
  width: number;
  height: number;
}

const isSized = (value: object): value is Sized =>
  'src' in value && typeof value.src === 'string' && 'width' in value && 'height' in value;

/** What in a value has an address, a width and a height. */
function sizedIn(value: unknown): Sized[] {
  if (!value || typeof value !== 'object') return [];
  return isSized(value) ? [value] : Object.values(value).flatMap(sizedIn);
}

/** As it is shown, in pixels: a phone writes into a photo that it was held upright. */
function realSize(file: string): [number, number] | undefined {
  try {
    const {width, height, orientation = 1} = imageSize(fs.readFileSync(file));
    return orientation > 4 ? [height, width] : [width, height];
  } catch {
    return undefined;
  }
}

function mistakeOf({src, width, height}: Sized, staticFolder: string): string | undefined {
  // A loop has the size of its still.
  const address = src.replace(/\.mp4$/, '.webp');
  const file = path.join(staticFolder, address);
  // Whether it is there is checked with the other files.
  if (!address.startsWith('/img/') || !fs.existsSync(file)) return undefined;
  const real = realSize(file);
  if (!real) return `static${address} is no picture, expected one that a browser can show`;
  const [trueWidth, trueHeight] = real;
  if (width === trueWidth && height === trueHeight) return undefined;
  return `width is ${width} and height is ${height}, expected ${trueWidth} and ${trueHeight}, the size of static${address}`;
}

/**
 * @param staticFolder the folder that holds /img
 * @returns a line for each picture of an entry whose width and height are not those of its file
 */
export function checkSizes({where, value}: Entry, staticFolder: string): string[] {
  return sizedIn(value)
    .map((sized) => mistakeOf(sized, staticFolder))
    .filter((mistake) => mistake !== undefined)
    .map((mistake) => `${where}: ${mistake}`);
}
