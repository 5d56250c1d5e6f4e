import fs from 'node:fs';
import path from 'node:path';
import type {Entry} from './entry';

/** In bytes: a phone on a mountain loads this in about three seconds. */
const largest = 400 * 1024;

/**
 * The files that come with one: a drawn picture has two formats and, small, two more; a video has
 * two formats and a still in two.
 */
export function filesOf(address: string): string[] {
  const {dir, name, ext} = path.posix.parse(address);
  const beside = (ending: string) => `${dir}/${name}${ending}`;
  if (ext === '.webp') return [address, ...['.avif', '-600.webp', '-600.avif'].map(beside)];
  if (ext === '.mp4') return [address, ...['.webm', '.webp', '.avif'].map(beside)];
  return [address];
}

/** Every address below /img/ that stands somewhere in a value. */
function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('/img/') ? [value] : [];
  return value && typeof value === 'object' ? Object.values(value).flatMap(addressesIn) : [];
}

function mistakeOf(file: string, staticFolder: string): string | undefined {
  const found = fs.statSync(path.join(staticFolder, file), {throwIfNoEntry: false});
  if (!found) return `static${file} is missing, expected a file there`;
  if (file.endsWith('.mp4') || found.size <= largest) return undefined;
  return `static${file} has ${Math.ceil(found.size / 1024)} KB, expected at most ${largest / 1024} KB`;
}

/**
 * @param staticFolder the folder that holds /img
 * @returns a line for each picture of an entry that is not there or too large (videos may be large)
 */
export function checkPictures({where, value}: Entry, staticFolder: string): string[] {
  return addressesIn(value)
    .flatMap(filesOf)
    .map((file) => mistakeOf(file, staticFolder))
    .filter((mistake) => mistake !== undefined)
    .map((mistake) => `${where}: ${mistake}`);
}
