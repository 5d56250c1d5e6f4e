import {checkPictures} from './checkPictures';
import {checkShape} from './checkShape';
import {checkSizes} from './checkSizes';
import type {Entry} from './entry';

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
