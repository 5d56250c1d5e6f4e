import {season} from '../../src/data/season';
import {checkArguments} from './checkArguments';
import {nightsInTexts} from './nightsInTexts';

const site = {shown: 2025, taken: [2025, 2024]};
const args = {year: 2026, from: '2026-07-02', to: '2026-07-05', write: false};

test('good arguments pass', () => {
  expect(checkArguments(args, site)).toEqual([]);
});

test('the texts are written for as many nights as the season has', () => {
  expect(season.nights).toBe(nightsInTexts);
});

test.each([
  ['a year that exists', {year: 2025, from: '2025-07-02', to: '2025-07-05'}, /^2025 exists: see /],
  [
    'a year before the one that is shown',
    {year: 2023, from: '2023-07-02', to: '2023-07-05'},
    /^2023 is not after 2025, the season that the site shows$/,
  ],
  ['a first day of another year', {from: '2025-07-02'}, /^--from 2025-07-02 is not in 2026$/],
  ['a last day of another year', {to: '2027-07-05'}, /^--to 2027-07-05 is not in 2026$/],
  [
    'an end before the start',
    {to: '2026-07-01'},
    /^--to 2026-07-01 is not after --from 2026-07-02$/,
  ],
  ['an end on the start', {to: '2026-07-02'}, /^--to 2026-07-02 is not after /],
  [
    'more nights than the texts say',
    {to: '2026-07-06'},
    /has 4 nights, the texts say 3: mend 'when is it' in docs\/campout\/q-and-a\.mdx, then write 4 in scripts\/season\/nightsInTexts\.ts$/,
  ],
  ['fewer nights', {to: '2026-07-03'}, /has 1 night, the texts say 3/],
])('%s is refused in one line', (_, change, line) => {
  expect(checkArguments({...args, ...change}, site)).toEqual([expect.stringMatching(line)]);
});
