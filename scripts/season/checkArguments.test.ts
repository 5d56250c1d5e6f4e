import {askedAbout, checkArguments} from './checkArguments';

const site = {shown: 2025, taken: [2025, 2024], today: '2026-03-01'};
const args = {year: 2026, from: '2026-07-02', to: '2026-07-05', past: false, write: false};

test('good arguments pass', () => {
  expect(checkArguments(args, site)).toEqual([]);
});

test.each(['2026-07-04', '2026-07-09'])('two to seven nights pass: to %s', (to) => {
  expect(checkArguments({...args, to}, site)).toEqual([]);
});

test('days that are over are asked about, unless they are meant', () => {
  const today = '2026-07-06';
  expect(askedAbout(args, {...site, today})).toEqual([
    'July 2–5, 2026 is over (today is 2026-07-06): if that is meant, add --past',
  ]);
  expect(askedAbout({...args, past: true}, {...site, today})).toEqual([]);
  expect(askedAbout(args, {...site, today: '2026-07-05'})).toEqual([]);
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
    'more nights than the site has words for',
    {to: '2026-07-10'},
    /^2026-07-02 to 2026-07-10 has 8 nights, expected 2 to 7$/,
  ],
  ['fewer nights', {to: '2026-07-03'}, /has 1 night, expected 2 to 7$/],
])('%s is refused in one line', (_, change, line) => {
  expect(checkArguments({...args, ...change}, site)).toEqual([expect.stringMatching(line)]);
});
