import {figures} from '@site/tests/support/guideFigures';
import {hangingCrews} from '../steps';
import {inRows, isWide, onSheets} from './onSheets';

const group = (section: string, count = 2) => ({
  task: 'party-crew-x',
  crew: 'party-crew' as const,
  section,
  panels: Array.from({length: count}, (_, i) => `${section}${i}`),
  ordered: true,
});
const small = (names: string) => names.split('').map((name) => group(name));
const laid = (groups: ReturnType<typeof group>[]) =>
  onSheets(groups).map((sheet) => sheet.map(({section}) => section).join(''));

test('six fill a sheet', () => {
  expect(laid(small('abcdefgh'))).toEqual(['abcdef', 'gh']);
});

test('one of many panels takes a row of its own', () => {
  expect(laid([...small('abc'), group('W', 17), ...small('de')])).toEqual(['abcW', 'de']);
  expect(laid([...small('abcde'), group('W', 17)])).toEqual(['abcde', 'W']);
});

test('nothing gives no sheet', () => {
  expect(onSheets([])).toEqual([]);
});

test('two share a row, what is left over or has many panels is alone in one', () => {
  const rows = (groups: ReturnType<typeof group>[]) =>
    inRows(groups).map((row) => row.map(({section}) => section).join(''));
  expect(rows(small('abcde'))).toEqual(['ab', 'cd', 'e']);
  expect(rows([...small('abc'), group('W', 17), ...small('de')])).toEqual(['ab', 'c', 'W', 'de']);
  expect(rows([])).toEqual([]);
});

test.each(hangingCrews(figures.hanging))('%s: every group in its order, up and down', (crew) => {
  const own = figures.hanging.filter((one) => one.crew === crew);
  for (const order of [own, [...own].reverse()]) {
    expect(onSheets(order).flat()).toEqual(order);
    for (const sheet of onSheets(order))
      expect(sheet.length + sheet.filter(isWide).length).toBeLessThanOrEqual(6);
  }
});
