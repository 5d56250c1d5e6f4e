import path from 'node:path';
import {seasons} from '../../../data/seasons';
import facts from '../../../../versioned_docs/version-2024/campout/q-and-a.facts.json';
import {checkFrozenFacts} from './checkFrozenFacts';

const file = 'versioned_docs/version-2024/campout/q-and-a.facts.json';
const staticFolder = path.resolve(__dirname, '../../../../static');
const record = seasons.find(({year}) => year === 2024)!;

const check = (change: object) =>
  checkFrozenFacts(file, {...facts, ...change}, seasons, staticFolder);
const withSeason = (change: object) => check({season: {...facts.season, ...change}});

test('the facts of 2024 pass, and so do those of a page that needs fewer', () => {
  expect(check({})).toEqual([]);
  expect(checkFrozenFacts(file, {pictures: {}}, seasons, staticFolder)).toEqual([]);
});

test.each([
  [
    {start: 'May 24'},
    'season.start is "May 24", expected a day written as YYYY-MM-DD, such as 2025-05-23',
  ],
  [{end: undefined}, 'season has only one of start and end, expected both'],
  [{end: '2024-05-20'}, 'season.end is "2024-05-20", expected a day after the start'],
  [
    {start: '2024-05-23'},
    `season.start is "2024-05-23", and src/data/seasons/2024.ts has "${record.start}"; change the one that is wrong`,
  ],
  [
    {year: 2025},
    'season.year is 2025, and src/data/seasons/2024.ts has 2024; change the one that is wrong',
  ],
  [
    {preWeekend: {start: '17.5.2024', end: '2024-05-19'}},
    'season.preWeekend.start is "17.5.2024", expected a day written as YYYY-MM-DD, such as 2025-05-23',
  ],
])('%j', (change, says) => {
  expect(withSeason(change)).toEqual([`${file}: ${says}`]);
});

test('a mail address without a dot, and a picture of another size', () => {
  expect(check({site: {campoutMail: 'campout@baaahsorg'}})).toEqual([
    `${file}: site.campoutMail is "campout@baaahsorg", expected a mail address such as info@example.org`,
  ]);
  const {width, height} = facts.banner;
  expect(check({banner: {...facts.banner, width: width - 1}})).toEqual([
    `${file}: width is ${width - 1} and height is ${height}, expected ${width} and ${height}, the size of static${facts.banner.src}`,
  ]);
});
