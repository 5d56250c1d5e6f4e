import fs from 'node:fs';
import path from 'node:path';
import {addressesIn} from './addressesIn';
import type {Entry} from './entry';
import {filesOf} from './filesOf';

/** In bytes: a phone on a mountain loads this in about three seconds. */
const largest = 400 * 1024;

function expected(file: string, address: string): string {
  if (file === address) return 'a file there';
  const beside = `it beside ${path.basename(address)}`;
  return address.endsWith('.webp') ? `${beside} (a .jpg needs no such file)` : beside;
}

function mistakeOf(file: string, address: string, staticFolder: string): string | undefined {
  const found = fs.statSync(path.join(staticFolder, file), {throwIfNoEntry: false});
  if (!found) return `static${file} is missing, expected ${expected(file, address)}`;
  if (found.size <= largest) return undefined;
  return `static${file} has ${Math.ceil(found.size / 1024)} KB, expected at most ${largest / 1024} KB`;
}

/**
 * @param staticFolder the folder that holds /img
 * @returns a line for each picture or loop of an entry that is not there in every form, or too large
 */
export function checkPictures({where, value}: Entry, staticFolder: string): string[] {
  return addressesIn(value)
    .flatMap((address) => filesOf(address).map((file) => mistakeOf(file, address, staticFolder)))
    .filter((mistake) => mistake !== undefined)
    .map((mistake) => `${where}: ${mistake}`);
}
