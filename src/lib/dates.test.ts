import {datesWithYear, longDates, shortDates} from './dates';

const campout = {start: '2025-05-23', end: '2025-05-26'};

test('days of one month share its name', () => {
  expect(shortDates(campout)).toBe('May 23–26');
});

test('days of two months name both', () => {
  expect(shortDates({start: '2024-05-30', end: '2024-06-02'})).toBe('May 30–June 2');
});

test('the year stands at the end', () => {
  expect(datesWithYear(campout)).toBe('May 23–26, 2025');
});

test('the long form names the days of the week', () => {
  expect(longDates(campout)).toBe('Friday, May 23 to Monday, May 26, 2025');
});
