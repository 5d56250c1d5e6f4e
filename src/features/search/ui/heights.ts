import type {Hit} from '../engine/engine';
import {saidOf} from './excerpt';
import {textOf} from './marks';

/** How high something hangs, at the end of what is said: the figure that one looks for. */
export const FIGURE = / at \d+' ?(?:[\d¼½¾]+")?$/;

/** Of results as they stand below each other: those that say what one above says, but for how high it hangs. */
export function saidAbove(hits: readonly Hit[]): ReadonlySet<Hit> {
  const said = new Set<string>();
  return new Set(
    hits.filter((hit) => {
      const text = textOf(saidOf(hit));
      const words = text.replace(FIGURE, '');
      if (words === text || said.has(words)) return words !== text;
      said.add(words);
      return false;
    }),
  );
}
