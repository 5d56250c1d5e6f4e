import fs from 'node:fs';
import path from 'node:path';
import {checkShape} from './checkShape';
import {checkSizes} from './checkSizes';
import type {Entry} from './entry';
import {fileName} from '../../../text/fileName';
import {slug} from '../../../text/slug';
import {filesIn} from '../../files';
import {isOriginal} from '../photos/originals';
import {addressesIn} from './addressesIn';
import {filesOf} from './filesOf';
import {nearest} from './suggest';

/** In bytes: a phone on a mountain loads this in about three seconds. */
const largest = 400 * 1024;

/** The file that somebody may have meant: upper and lower case are two names, and so are .jpg and .jpeg. */
function meantBy(file: string, staticFolder: string): string {
  const folder = path.dirname(file);
  const [elsewhere] = filesIn(staticFolder, '', /\.\w+$/).filter(
    (one) => path.basename(one) === path.basename(file),
  );
  if (elsewhere) return `; it is in static/${elsewhere}: move it`;
  const there = filesIn(staticFolder, folder, /\.\w+$/);
  const meant = nearest(fileName(file), there.map(fileName));
  const found = there.find((one) => meant && fileName(one) === meant);
  return found ? `; did you mean ${found}?` : '';
}

function expected(file: string, address: string, staticFolder: string): string {
  return file === address
    ? `a file there${meantBy(file, staticFolder)}`
    : `it beside ${path.basename(address)}`;
}

function mistakeOf(file: string, address: string, staticFolder: string): string | undefined {
  const found = fs.statSync(path.join(staticFolder, file), {throwIfNoEntry: false});
  if (!found) return `static${file} is missing, expected ${expected(file, address, staticFolder)}`;
  // What is made of a photo is as light as its place asks for, however heavy the photo is.
  if (found.size <= largest || isOriginal(address, staticFolder)) return undefined;
  return `static${file} has ${Math.ceil(found.size / 1024)} KB, expected at most ${largest / 1024} KB`;
}

/**
 * @param staticFolder the folder that holds /img
 * @returns a line for each picture or loop of an entry that is not there in every form, or too large
 */
function checkPictures({where, value}: Entry, staticFolder: string): string[] {
  return addressesIn(value)
    .flatMap((address) =>
      filesOf(address, staticFolder).map((file) => mistakeOf(file, address, staticFolder)),
    )
    .filter((mistake) => mistake !== undefined)
    .map((mistake) => `${where}: ${mistake}`);
}

/** As an address has it: 'M*J*R' and 'M.J.R' are cards of one. */
const alike = (name: string) => slug(name) || name.trim();

const isSpeltSo = (one: string, other = '') =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

function checkName(entry: Entry, others: readonly Entry[]): string[] {
  const {name} = entry;
  if (!name) return [];
  const first = others.find((other) => other.name && alike(other.name) === alike(name));
  return first === entry || !first
    ? []
    : [
        `${entry.where}: stands twice, the first time as ${first.where}; expected each only once${isSpeltSo(name, first.name) ? '' : `, and both have the address ${alike(name)}`}`,
      ];
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
