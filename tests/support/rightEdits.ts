/** What organizers change in a copy of the project, and may: no check may mind. */
import fs from 'node:fs';
import path from 'node:path';
import {season} from '../../src/data/season';

/** What is changed: a file, what is looked for in it, what takes its place. */
export type Edit = [file: string, pattern: RegExp, to: string | ((found: string) => string)];

/** Makes an edit in a copy; one that finds nothing is a mistake of the list. */
export function edit(folder: string, [file, pattern, to]: Edit) {
  const place = path.join(folder, file);
  const text = fs.readFileSync(place, 'utf8');
  const changed = text.replace(pattern, (found) => (typeof to === 'string' ? to : to(found)));
  if (changed === text)
    throw new Error(`${file} has no ${pattern} to change: mend the list of edits`);
  fs.writeFileSync(place, changed);
}

const {year} = season;
const record = `src/data/seasons/${year}.ts`;
const questions = 'docs/campout/q-and-a.mdx';

/** An example of CONTRIBUTING.md, by the words that it begins with, so that no example grows old. */
function example(begins: string): string {
  const blocks = fs.readFileSync('CONTRIBUTING.md', 'utf8').match(/(?:^(?: {4}.*)?\n)+/gm) ?? [];
  const texts = blocks.map((block) => block.replace(/^ {4}/gm, '').trim());
  const found = texts.find((text) => text.startsWith(begins));
  if (found) return found;
  throw new Error(
    `CONTRIBUTING.md has no example that begins with ${begins}: mend the list of edits`,
  );
}

const link = example("{from: '");
// No photo is there for it, and its addresses are left to the reader.
const dj = example("{\n  name: '")
  .replace(/^ *image: .*\n/m, '')
  .replaceAll('/…', '/x');
const question = example('### ');

/** The DJ's name, which is on the page since these edits. */
export const newDj = /name: '(.*?)'/.exec(dj)?.[1] ?? '';

/** A short link that is there since these edits. */
export const newLink = {
  from: /from: '(.*?)'/.exec(link)?.[1] ?? '',
  to: /to: '(.*?)'/.exec(link)?.[1] ?? '',
};

/** Dates with another number of nights, in a weekend of no name; place, mail, short links; a DJ and a question more. */
export const more: Edit[] = [
  ...(season.weekend ? [[record, / {2}weekend: .*\n/, ''] satisfies Edit] : []),
  [
    record,
    /start: '[\d-]+',\n {2}end: '[\d-]+',\n {2}nights: \d/,
    `start: '${year}-06-09',\n  end: '${year}-06-13',\n  nights: 4`,
  ],
  ['src/data/places.ts', /name: '.*'/, "name: 'Camp Bracken'"],
  ['src/data/places.ts', /town: '.*'/, "town: 'Fern Hill'"],
  ['src/config/site.ts', / {2}mail: '/, "  mail: 'new-"],
  ['src/config/site.ts', /campoutMail: '/, "campoutMail: 'new-"],
  [
    'src/config/redirects.ts',
    /from: '\/drive',\n {4}to: '/,
    (found) => `${found}https://example.org/?was=`,
  ],
  ['src/config/redirects.ts', / {2}application,\n/, (found) => `  ${link}\n${found}`],
  ['src/data/lineup.ts', /\];\s*$/, () => `${dj}\n];\n`],
  [questions, /^### /m, (found) => `${question}\n\n${found}`],
];

/** A DJ, if one is booked, and a question less; the rest as it is. */
export const fewer: Edit[] = [
  ...(fs.readFileSync('src/data/lineup.ts', 'utf8').includes('\n  },\n];')
    ? [['src/data/lineup.ts', /\n {2}\{\n(?:(?!\n {2}\{\n)[^])*\n\];/, '\n];'] satisfies Edit]
    : []),
  [questions, /^### .*#who [^]*?(?=^##)/m, ''],
];
