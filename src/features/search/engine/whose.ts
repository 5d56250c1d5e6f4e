import {crews} from '../../guide/model/crews';
import type {CrewId} from '../../guide/model/types';
import {terms, type Token} from './terms';

const names = crews.map(({id, name}) => ({id, words: terms(name)}));

/**
 * The crew that a question names while other words say what is looked for there, and the words that
 * name it: 'party crew' in 'party crew struts'. Undefined where it names none, or nothing else.
 */
export function whoseOf(
  all: readonly Token[],
): {crew: CrewId; words: readonly Token[]} | undefined {
  for (const {id, words} of names) {
    const runs = all.map((_, at) => all.slice(at, at + words.length));
    const run = runs.find((some) => some.map(({term}) => term).join(' ') === words.join(' '));
    if (run && run.length < all.length) return {crew: id, words: run};
  }
  return undefined;
}
