import type {UserError} from './userError';
import {readArguments} from './arguments';

const good = ['2026', '--from', '2026-07-02', '--to', '2026-07-05'];

function reasons(...args: string[]): string[] {
  try {
    readArguments(args);
  } catch (error) {
    return (error as UserError).reasons;
  }
  return [];
}

test('a season is a dry run until it is told to write', () => {
  const season = {year: 2026, from: '2026-07-02', to: '2026-07-05'};
  expect(readArguments(good)).toEqual({
    ...season,
    theme: undefined,
    past: false,
    write: false,
  });
  expect(readArguments([...good, '--theme', ' Side Quest ', '--past', '--write'])).toEqual({
    ...season,
    theme: 'Side Quest',
    past: true,
    write: true,
  });
});

test('everything that is missing is named', () => {
  expect(reasons()).toEqual([
    expect.stringMatching(/^the year is missing: expected npm run season -- 2026 --from/),
    '--from is missing: expected the first day, such as --from 2026-07-02',
    '--to is missing: expected the last day, such as --to 2026-07-02',
  ]);
});

test.each(['July', '2026-7-2', '2026-02-30', '2026-13-01', '20260702'])('%s is no day', (day) => {
  expect(reasons('2026', '--from', day, '--to', '2026-07-05')).toEqual([
    `--from ${day} is no day: expected YYYY-MM-DD`,
  ]);
});

test('a year that is none', () => {
  expect(reasons('next', ...good.slice(1))).toEqual(["'next' is no year: expected such as 2026"]);
});

test('a theme of two words without quotes, and an empty one', () => {
  expect(reasons(...good, '--theme', 'Side', 'Quest')).toEqual([
    "'Quest' is too much: a theme of several words stands in quotes",
  ]);
  expect(reasons(...good, '--theme', ' ')).toEqual([
    '--theme is empty: leave it out while there is none',
  ]);
});

test('a misspelt option, and one without its value', () => {
  expect(reasons(...good, '--them', 'x')).toEqual([
    expect.stringMatching(/^Unknown option '--them': expected npm run season/),
  ]);
  expect(reasons('2026', '--from', '--to', '2026-07-05')).toEqual([
    expect.stringMatching(/^Option '--from' argument is ambiguous: expected npm run season/),
  ]);
});
