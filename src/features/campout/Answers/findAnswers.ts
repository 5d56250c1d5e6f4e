import {fold} from '../../../text/fold';

/** 'drop-off' can be looked for as 'dropoff' and as 'off'. */
const apart = (text: string) => text.replace(/[\p{P}\p{S}]/gu, ' ');

/**
 * Whether a question with its answer is found: each word that was typed begins a word of it.
 * Capitals, accents and punctuation make no difference; without a letter or figure all is found.
 */
export function findsAnswer(typed: string, text: string): boolean {
  const haystack = ` ${fold(text)} ${fold(apart(text))}`;
  return fold(typed)
    .split(' ')
    .every((word) => haystack.includes(` ${word}`));
}

/** Hides what was not found, and groups in which nothing was. @returns how many are shown */
export function showFound(list: Element, typed: string): number {
  let shown = 0;
  list.querySelectorAll('section').forEach((section) => {
    const answers = [...section.querySelectorAll('details')];
    answers.forEach((answer) => (answer.hidden = !findsAnswer(typed, answer.textContent)));
    const found = answers.filter(({hidden}) => !hidden).length;
    section.hidden = found === 0;
    shown += found;
  });
  return shown;
}
