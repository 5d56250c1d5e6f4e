import {buildDate} from './buildDate';

test('the day of SOURCE_DATE_EPOCH', () => expect(buildDate('1748044800')).toBe('2025-05-24'));

test('today when it is not given', () => {
  expect(buildDate('')).toBe(new Date().toISOString().slice(0, 10));
});

test('anything but seconds is refused by name', () => {
  expect(() => buildDate('yesterday')).toThrow('SOURCE_DATE_EPOCH');
});

test('the day is that of the place', () => {
  // Midnight in UTC, and still the evening before in California.
  expect(buildDate('1748044800', 'America/Los_Angeles')).toBe('2025-05-23');
});
