import fs from 'node:fs';
import path from 'node:path';
import {checkShape} from './checkShape';
import {checkSizes} from './checkSizes';
import type {Entry} from './entry';
import {addressesIn} from './addressesIn';
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
function checkPictures({where, value}: Entry, staticFolder: string): string[] {
  return addressesIn(value)
    .flatMap((address) => filesOf(address).map((file) => mistakeOf(file, address, staticFolder)))
    .filter((mistake) => mistake !== undefined)
    .map((mistake) => `${where}: ${mistake}`);
}

const alike = (name: string) => name.trim().toLowerCase();

function checkName(entry: Entry, others: readonly Entry[]): string[] {
  const {name} = entry;
  if (!name) return [];
  const first = others.find((other) => other.name && alike(other.name) === alike(name));
  return first === entry || !first
    ? []
    : [`${entry.where}: stands twice, the first time as ${first.where}; expected each only once`];
}

/**
 * Checks the entries of one file: their shape, their names, their pictures and the size of these.
 * @param staticFolder the folder that holds /img
 * @returns a line for each mistake
 */
export function checkContent(entries: readonly Entry[], staticFolder: string): string[] {
  return entries.flatMap((entry) => [
    ...checkShape(entry),
    ...checkName(entry, entries),
    ...checkPictures(entry, staticFolder),
    ...checkSizes(entry, staticFolder),
  ]);
}
