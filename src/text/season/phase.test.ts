import {phaseOf} from './phase';

const season = {start: '2026-07-02', end: '2026-07-05', ticketsUrl: 'https://example.org/tickets'};

test.each([
  ['2026-01-01', 'on sale'],
  ['2026-07-01', 'on sale'],
  ['2026-07-02', 'now'],
  ['2026-07-05', 'now'],
  ['2026-07-06', 'past'],
  ['2027-01-01', 'past'],
])('on %s it is %s', (today, phase) => {
  expect(phaseOf(season, today)).toBe(phase);
});

test('without a ticket link it is announced', () => {
  expect(phaseOf({...season, ticketsUrl: null}, '2026-07-01')).toBe('announced');
});

test('without a ticket link it is on, and over, all the same', () => {
  expect(phaseOf({...season, ticketsUrl: null}, '2026-07-03')).toBe('now');
  expect(phaseOf({...season, ticketsUrl: null}, '2026-07-06')).toBe('past');
});

test('what is set by hand holds, whatever the day', () => {
  expect(phaseOf({...season, phase: 'on sale'}, '2027-01-01')).toBe('on sale');
  expect(phaseOf({...season, phase: 'announced'}, '2026-07-03')).toBe('announced');
});
