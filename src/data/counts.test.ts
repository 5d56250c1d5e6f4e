/**
 * How many there are of each (specification, section 9). Whoever adds a DJ or a question on purpose
 * writes the new number here.
 */
import fs from 'node:fs';
import {questions} from './campout';
import {expectations} from './expectations';
import {features} from './features';
import {pillars} from './home';
import {lineup} from './lineup';
import {collage} from './pictures/home';
import {principles} from './principles';
import {season} from './season';
import {season2025} from './seasons/2025';

test.each([
  ['principles', principles, 10],
  ['pillars', pillars, 3],
  ['cards of the campout', features, 6],
  ['cards of what to expect', expectations, 7],
  ['rotating questions', questions, 4],
  ['pictures of the collage', collage, 9],
])('%s', (_, entries, count) => {
  expect(entries).toHaveLength(count);
});

// Another year has as many as are booked.
if (season.year === 2025) test('the DJs of 2025', () => expect(lineup).toHaveLength(25));

test('the questions of the Q&A', () => {
  expect(fs.readFileSync('docs/campout/q-and-a.mdx', 'utf8').match(/^### .+/gm)).toHaveLength(16);
});

test('the season of 2025 is the one specified', () => {
  const {year, weekend, start, end, nights, phase} = season2025;
  expect({year, weekend, start, end, nights, phase}).toEqual({
    year: 2025,
    weekend: 'Memorial Day Weekend',
    start: '2025-05-23',
    end: '2025-05-26',
    nights: 3,
    phase: 'on sale',
  });
});
