import {headingsOf} from '../nodes';
import type {Mistake, Passage} from '../passage';
import type {Page} from '../readPage';

/** They keep their capitals within a heading. */
const names = [
  'BAAAHS',
  'Black Rock City',
  'BRC',
  'Burning Man',
  'San Francisco',
  'Setup Lead',
  'Party Crew',
  'Business Crew',
  'Head & Hind Crew',
  'Tech',
  'DJs?',
  'Q&A',
  'RVs?',
  "I(?:'m|’m|'ve|’ve)?",
];
const name = new RegExp(`\\b(?:${names.join('|')})(?!\\w)`, 'g');

/** Where a component takes a heading as an attribute. */
const titled = ['PageHero', 'PageTitle', 'Section'];
/** The cards whose title is a heading in our words, not the name of something. */
const cards = /^src\/data\/(?:features|expectations)\.ts$/;

/** The same in lower case, names excepted. */
function lowered(text: string): string {
  const kept = text.match(name) ?? [];
  return text
    .split(name)
    .map((part, index) => part.toLowerCase() + (kept[index] ?? ''))
    .join('');
}

function mistake(file: string, line: number, text: string): Mistake[] {
  const write = lowered(text);
  return write === text
    ? []
    : [
        {
          file,
          line,
          rule: 'voice',
          found: `the heading "${text}"`,
          write: `"${write}"`,
          why: 'headings are in lower case, names excepted',
        },
      ];
}

/** Headings of a page are in lower case. */
export const voice = (page: Page): Mistake[] =>
  headingsOf(page).flatMap(({line, text}) => mistake(page.file, line, text));

/** So are those that are written as data or as an attribute. */
export function headingTexts({file, line, text, key, component}: Passage): Mistake[] {
  const isHeading =
    key === 'heading' ||
    (key === 'title' && (cards.test(file) || titled.includes(component ?? '')));
  return isHeading ? mistake(file, line, text) : [];
}
