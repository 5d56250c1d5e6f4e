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

/** Where each group and answer stood in the page. */
const stood = new WeakMap<Element, number>();

/** Puts what is asked for itself before what is only said of it; all else as it stood. */
function putFirst(parts: Element[], first: Set<Element>) {
  parts.forEach((part, nth) => stood.has(part) || stood.set(part, nth));
  const order = [...parts].sort(
    (a, b) => Number(first.has(b)) - Number(first.has(a)) || stood.get(a)! - stood.get(b)!,
  );
  if (order.some((part, nth) => part !== parts[nth])) parts[0]!.parentElement!.append(...order);
}

/** So few that one of them is what was looked for: the first is read at once. */
const FEW = 3;

/** What was opened here, and by nobody else: it closes when it is not the first of few any more. */
let opened: HTMLDetailsElement | undefined;

function openOnly(first: HTMLDetailsElement | undefined) {
  if (first === opened) return;
  if (opened) opened.open = false;
  opened = first?.open ? undefined : first;
  if (opened) opened.open = true;
}

/**
 * Hides what was not found, and groups in which nothing was; an answer whose question has the words comes
 * first in its group, and its group first of all. Of a few the first opens. @returns how many are shown
 */
export function showFound(list: Element, typed: string): number {
  const sections = [...list.querySelectorAll('section')];
  const asked = new Set<Element>();
  for (const section of sections) {
    const answers = [...section.querySelectorAll('details')];
    for (const answer of answers) {
      answer.hidden = !findsAnswer(typed, answer.textContent);
      const question = answer.querySelector('summary')?.textContent ?? '';
      if (findsAnswer(typed, question)) asked.add(answer).add(section);
    }
    putFirst(answers, asked);
    section.hidden = answers.every(({hidden}) => hidden);
  }
  if (sections.length > 0) putFirst(sections, asked);
  const shown = list.querySelectorAll<HTMLDetailsElement>('details:not([hidden])');
  openOnly(typed && shown.length <= FEW ? shown[0] : undefined);
  return shown.length;
}
