import type {Hit} from '../engine/engine';
import {saidOf} from './excerpt';
import {textOf, type Piece} from './marks';

/** How high something hangs, at the end of what is said. */
const FIGURE = /(?: hangs)? at (\d+' ?(?:[\d¼½¾]+")?)$/;

interface Said {
  /** The figure that one looks for: "13' 10½\"". */
  height?: string;
  /** What is said, without it. */
  words: readonly Piece[];
}

/** Tells how high something hangs from what is said of it. */
export function heightOf(pieces: readonly Piece[]): Said {
  const last = pieces.at(-1);
  const [end, height] = (last && !last.marked && FIGURE.exec(last.text)) || [];
  if (!last || !end) return {words: pieces};
  return {
    height,
    words: [...pieces.slice(0, -1), {...last, text: last.text.slice(0, -end.length)}],
  };
}

/** What hangs there, where the whole of it stands above: 'top corner' of 'Ladder: the top corner'. */
export const inShort = (words: readonly Piece[]) => textOf(words).replace(/^.*: (?:the )?/, '');

/** Of results as they stand below each other: those that say what one above says, but for how high it hangs. */
export function saidAbove(hits: readonly Hit[]): ReadonlySet<Hit> {
  const said = new Set<string>();
  return new Set(
    hits.filter((hit) => {
      const {height, words} = heightOf(saidOf(hit));
      const text = textOf(words);
      if (!height || said.has(text)) return height !== undefined;
      said.add(text);
      return false;
    }),
  );
}
