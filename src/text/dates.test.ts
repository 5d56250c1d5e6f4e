import {
  dayAfter,
  dayEnds,
  dayStarts,
  datesWithYear,
  eachDay,
  howLong,
  longDates,
  nightsOf,
  shortDates,
  weekdays,
} from './dates';

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

test('each day has its name and date, across two months too', () => {
  expect(eachDay({start: '2024-05-31', end: '2024-06-01'})).toEqual([
    {name: 'Friday', date: 'May 31'},
    {name: 'Saturday', date: 'June 1'},
  ]);
});

test('the long form names the days of the week', () => {
  expect(longDates(campout)).toBe('Friday, May 23 to Monday, May 26, 2025');
});

test.each([
  [{start: '2025-05-23', end: '2025-05-26'}, 3],
  [{start: '2024-05-30', end: '2024-06-02'}, 3],
  [{start: '2026-03-07', end: '2026-03-09'}, 2],
])('%p has its nights, across months and clock changes too', (dates, nights) => {
  expect(nightsOf(dates)).toBe(nights);
});

test.each([
  [campout, ['Friday', 'Saturday and Sunday', 'Monday']],
  [{start: '2026-07-02', end: '2026-07-05'}, ['Thursday', 'Friday and Saturday', 'Sunday']],
  [{start: '2026-07-03', end: '2026-07-05'}, ['Friday', 'Saturday', 'Sunday']],
  [{start: '2026-07-02', end: '2026-07-08'}, ['Thursday', 'Friday to Tuesday', 'Wednesday']],
  [
    {start: '2026-07-02', end: '2026-07-09'},
    ['Thursday, July 2', 'Friday, July 3 to Wednesday, July 8', 'Thursday, July 9'],
  ],
])('%p has its days of the week', (dates, [first, between, last]) => {
  expect(weekdays(dates)).toEqual({first, between, last});
});

test.each([
  ['2026-07-03', '2026-07-05', 'A weekend'],
  ['2026-07-02', '2026-07-05', 'A long weekend'],
  ['2026-07-02', '2026-07-06', 'A long weekend'],
  ['2026-07-02', '2026-07-07', 'Six days'],
  ['2026-07-02', '2026-07-09', 'Eight days'],
  ['2026-07-06', '2026-07-08', 'Three days'],
])('%s to %s is %s', (start, end, words) => {
  expect(howLong({start, end})).toBe(words);
});

test('the day after the last of a month is the first of the next', () => {
  expect(dayAfter('2025-05-31')).toBe('2025-06-01');
  expect(dayAfter('2024-02-28')).toBe('2024-02-29');
});

test.each([
  ['2025-05-23', 'America/Los_Angeles', '-07:00', '-07:00'],
  ['2025-12-31', 'America/Los_Angeles', '-08:00', '-08:00'],
  // Clocks change that night, at two.
  ['2025-03-09', 'America/Los_Angeles', '-08:00', '-07:00'],
  ['2025-11-02', 'America/Los_Angeles', '-07:00', '-08:00'],
  ['2025-05-23', 'UTC', '+00:00', '+00:00'],
])('%s in %s starts at %s and ends at %s', (day, timeZone, first, last) => {
  expect(dayStarts(day, timeZone)).toBe(`${day}T00:00:00${first}`);
  expect(dayEnds(day, timeZone)).toBe(`${day}T23:59:59${last}`);
});
