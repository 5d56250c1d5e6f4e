import {cleaned, tokens, type Token} from './terms';

/** Words that say nothing of what is looked for, unless nothing else was typed. */
const SMALL = new Set(
  (
    'a about am an and are at be by can could did do does for from get go goes has have how i id if ill im in is it ' +
    'its ive me my need of on or our please s should so that the there these this those to us want was we were ' +
    'what whats where wheres which who whos will with would you your'
  ).split(' '),
);

const tells = ({plain}: Token) => !SMALL.has(plain);

/** Whether somebody typed several words and none of them says what is looked for: 'where is it'. */
export const isSmallTalk = (all: readonly Token[]): boolean => all.length > 1 && !all.some(tells);

/** The words that say what is looked for; all of them where none does. */
export function telling(all: Token[]): Token[] {
  const some = all.filter(tells);
  return some.length > 0 ? some : all;
}

/**
 * What a question or a name comes down to, so that they can be compared: 'the handover' and 'how do
 * I hand over' are one.
 */
export const gistOf = (text: string): string =>
  telling(tokens(cleaned(text)))
    .map(({term}) => term)
    .join('');
