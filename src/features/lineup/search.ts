import type {Dj} from '../../data/schema';
import {fold, squeeze} from '../../text/fold';

/** What of a DJ is looked through. */
export type Findable = Pick<Dj, 'name' | 'affiliation' | 'bio'>;

/** 'nu-disco' can be looked for as 'nudisco' and as 'disco'. */
const apart = (text: string) => text.replace(/[\p{P}\p{S}]/gu, ' ');

/**
 * Whether a DJ is found by what somebody typed: each word begins a word of name, affiliation or bio,
 * or all of it stands somewhere in the name. Capitals, accents and punctuation make no difference.
 * @param typed without a letter or figure in it, it finds everybody
 */
export function finds(typed: string, {name, affiliation = '', bio = ''}: Findable): boolean {
  const text = `${name} ${affiliation} ${bio}`;
  const haystack = ` ${fold(text)} ${fold(apart(text))}`;
  const words = fold(typed).split(' ');
  return (
    words.every((word) => haystack.includes(` ${word}`)) || squeeze(name).includes(squeeze(typed))
  );
}
