import {panelName} from '../model/panelName';

/** A name is typed in three words at most: 'F 12 D'. */
const WORDS = 3;

/**
 * Finds panels in what a crew types: '17d, 18 D r5p'.
 * @param known the names there are
 * @returns the names found, once each, and what is no panel's name, as typed
 */
export function typedNames(typed: string, known: ReadonlySet<string>) {
  const found = new Set<string>();
  const unknown = new Set<string>();
  for (const part of typed.split(/[,;\n]/)) {
    const words = part.split(/\s+/).filter((word) => panelName(word) !== '');
    while (words.length > 0) {
      const tries = [WORDS, 2, 1].filter((count) => count <= words.length);
      const nameOf = (count: number) => panelName(words.slice(0, count).join(''));
      const count = tries.find((one) => known.has(nameOf(one)));
      if (count) found.add(nameOf(count));
      else unknown.add(words[0] ?? '');
      words.splice(0, count ?? 1);
    }
  }
  return {found, unknown: [...unknown]};
}
