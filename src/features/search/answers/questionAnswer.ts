import type {Hit} from '../engine/engine';
import type {DirectAnswer} from './types';

/** More than this, in characters, is read where it stands. */
const LONGEST = 420;

/** As many whole lines as are short enough together. */
function beginning(lines: readonly string[]): string[] {
  const ends = lines.map((_, i) => lines.slice(0, i + 1).join('').length);
  return lines.filter((_, i) => i === 0 || (ends[i] ?? 0) <= LONGEST);
}

/** The answer to a question of the Q&A, in its own words. */
export function questionAnswer({record}: Hit): DirectAnswer | undefined {
  const {isQuestion, text, title, url} = record;
  if (!isQuestion || !text) return undefined;
  const all = text.split('\n');
  const lines = beginning(all);
  return {
    kind: 'question',
    title,
    lines,
    signs: [],
    about: url,
    links: [{href: url, label: lines.length < all.length ? 'read on in the Q&A' : 'in the Q&A'}],
    uses: [],
  };
}
