import fs from 'node:fs';
import path from 'node:path';
import {imageSize} from 'image-size';
import {isOriginal} from '../photos/originals';
import {sizedIn, type Sized} from '../photos/uses';
import type {Entry} from './entry';

/** In pixels. */
function realSize(file: string): [number, number] | undefined {
  try {
    const {width, height} = imageSize(fs.readFileSync(file));
    return [width, height];
  } catch {
    return undefined;
  }
}

/** What to write for a picture of the quilt, which is asked for in columns and rows. */
function wishFor(width: number, height: number): string {
  if (width === height) return '2, 2 or 1, 1, since it is as wide as high';
  return width > height
    ? '3, 2, since it is wider than high'
    : '1, 2, since it is higher than wide';
}

function mistakeOf(sized: Sized, staticFolder: string): string | undefined {
  const {src, width, height} = sized;
  // A loop has the size of its still.
  const address = src.replace(/\.mp4$/, '.webp');
  const file = path.join(staticFolder, address);
  // Whether it is there is checked with the other files; a photo is made as large as is written.
  if (isOriginal(src, staticFolder)) return undefined;
  if (!address.startsWith('/img/') || !fs.existsSync(file)) return undefined;
  const real = realSize(file);
  if (!real) return `static${address} is no picture, expected one that a browser can show`;
  const [trueWidth, trueHeight] = real;
  if (width === trueWidth && height === trueHeight) return undefined;
  if ('cols' in sized && 'rows' in sized) {
    const wish = `${String(sized.cols)}, ${String(sized.rows)}`;
    return `columns and rows are ${wish}, expected ${wishFor(trueWidth, trueHeight)}`;
  }
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
