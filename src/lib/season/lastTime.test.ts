import {lastTime} from './lastTime';

const before = {year: 2024, start: '2024-05-24', end: '2024-05-27'};

test('a year ago', () => {
  expect(lastTime(before, 2025)).toBe('Last year: May 24–27, 2024');
});

test('longer ago', () => {
  expect(lastTime(before, 2026)).toBe('Last time: May 24–27, 2024');
});
