import {isOtherHoliday, weekendName} from './holidays';

test.each([
  ['2025-05-23', '2025-05-26', 'Memorial Day Weekend'],
  ['2026-05-22', '2026-05-25', 'Memorial Day Weekend'],
  ['2027-05-28', '2027-05-31', 'Memorial Day Weekend'],
  ['2026-09-04', '2026-09-07', 'Labor Day Weekend'],
  ['2026-07-02', '2026-07-05', 'Fourth of July Weekend'],
  ['2026-07-02', '2026-07-09', undefined],
  ['2026-06-19', '2026-06-21', 'Juneteenth Weekend'],
  ['2026-06-25', '2026-06-28', undefined],
  // Its last Monday is the 31st.
  ['2027-05-21', '2027-05-24', undefined],
])('%s to %s is called %s', (start, end, name) => {
  expect(weekendName({start, end})).toBe(name);
});

test('a name that the dates have left is found; one of our own is not', () => {
  const moved = {start: '2026-06-25', end: '2026-06-28'};
  expect(isOtherHoliday('Memorial Day Weekend', moved)).toBe(true);
  expect(isOtherHoliday('Memorial Day Weekend', {start: '2026-05-22', end: '2026-05-25'})).toBe(
    false,
  );
  expect(isOtherHoliday('Shearing Weekend', moved)).toBe(false);
});
