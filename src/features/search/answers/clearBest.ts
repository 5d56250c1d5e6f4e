import type {Answer, Hit} from '../engine/engine';
import {gistOf} from '../engine/telling';
import {cleaned, terms} from '../engine/terms';
import {saidIn} from './said';

/** A text as it is compared, small words and all: 'can I bring' is not 'what do I bring?'. */
const whole = (text: string) => terms(cleaned(text)).join(' ');

/**
 * The best result, where no other could be meant: it is called just that, or somebody has written down
 * that it comes first for just these words, or it alone has all of them, to the letter, in its title or in what it is asked for by.
 */
export function clearBest({hits, lookedFor}: Answer): Hit | undefined {
  const [first, ...others] = hits;
  const said = saidIn(lookedFor);
  if (!first || said.length === 0) return undefined;
  const gist = gistOf(lookedFor);
  if (first.record.asked?.flat().some((words) => gistOf(words) === gist)) return first;
  if (whole(first.record.title) === whole(lookedFor)) return first;
  const hasAll = ({found}: Hit) =>
    said.every(({term}) =>
      found.get(term)?.some((field) => field === 'title' || field === 'asked'),
    );
  // A heading over others has no words of its own to be meant.
  const rivals = others.filter(({record}) => record.text);
  return hasAll(first) && !rivals.some(hasAll) ? first : undefined;
}
