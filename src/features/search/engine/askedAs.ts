import type {Field, SearchRecord} from './types';
import {gistOf} from './telling';
import {terms} from './terms';

/**
 * What a place is called by those who ask for it in other words than its own, to show beside it.
 * @param gist of what was typed
 * @param found the terms that were found, and where
 * @returns undefined where its title says so already, or nobody asked in such words
 */
export function askedAs(
  {asked = [], title}: SearchRecord,
  gist: string,
  found: ReadonlyMap<string, Field[]>,
): string | undefined {
  const isFound = (word: string) =>
    terms(word).some((term) => found.get(term)?.every((field) => field === 'asked'));
  const list =
    asked.find((words) => words.some((word) => gistOf(word) === gist)) ??
    asked.find((words) => words.some(isFound));
  const [name = ''] = list ?? [];
  return name && !gistOf(title).includes(gistOf(name)) ? name : undefined;
}
