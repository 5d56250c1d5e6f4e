import type {Field} from '../engine/types';
import type {Hit} from '../engine/engine';
import {byCrew, rowsOf} from './alike';

const hit = (title: string, text: string, more: Partial<Hit['record']> = {}): Hit => ({
  record: {
    url: `/setup/panels/#${title}`,
    page: 'finder',
    title,
    text,
    crew: 'party-crew',
    ...more,
  },
  found: new Map<string, Field[]>([['ladder', ['text']]]),
});
const high = (feet: string) => `Top corner ${feet} above the ground: ladder.`;
const ALL_HIGH = 'The top corner is so high above the ground that you need a ladder.';
const panels = ['10D', '1D', '2D', '3D'].map((name, i) => hit(name, high(`${12 + i}' 5½"`)));
const shown = (hits: Hit[]) =>
  rowsOf(hits).map((row) =>
    'best' in row
      ? row.best.record.title
      : `panels ${row.hits.map(({record}) => record.title).join()}: ${row.words.map(({text}) => text).join('')}`,
  );

test('panels that say the same but for lengths are one row, by their numbers', () => {
  expect(shown(panels)).toEqual([`panels 1D,2D,3D,10D: ${ALL_HIGH}`]);
  const low = panels.map(({record: {title}}, i) => hit(title, `Wool, ${i + 4}' long, no ladder.`));
  expect(shown(low)).toEqual(['panels 1D,2D,3D,10D: Wool, … long, no ladder.']);
});

test('it stands where the best of them does; what says something else stays by itself', () => {
  const [first, ...others] = panels;
  const wrench = hit('4D', 'No ladder.');
  const intro = hit('what it is for', high('9'), {crew: undefined});
  expect(shown([wrench, first!, intro, ...others])).toEqual([
    '4D',
    `panels 1D,2D,3D,10D: ${ALL_HIGH}`,
    'what it is for',
  ]);
});

test('few are no table, and what has no digit in its name, or no crew, is no panel', () => {
  expect(shown(panels.slice(1))).toEqual(['1D', '2D', '3D']);
  const named = ['a', 'b', 'c', 'd'].map((name) => hit(name, high("9'")));
  expect(shown(named)).toHaveLength(4);
  const nobodys = panels.map(({record: {title}}) => hit(title, 'ladder', {crew: undefined}));
  expect(shown(nobodys)).toHaveLength(4);
});

test('they are told crew by crew', () => {
  const [one, two] = panels;
  const other = hit('1P', high("9'"), {crew: 'business-crew'});
  expect(byCrew([one!, other, two!])).toEqual([
    ['party-crew', [one, two]],
    ['business-crew', [other]],
  ]);
});
