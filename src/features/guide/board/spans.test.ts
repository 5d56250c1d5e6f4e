import {guide, stepsIn} from '../../../../tests/support/boardGuide';
import {put, type Arrivals} from './arrivals';
import {recordTable} from './recordTable';
import {spansOf} from './spans';
import {lengthText, minutesBetween, timeText} from './times';
import {spanText} from './words';

const party = guide.find(({id}) => id === 'party-crew')!;
const MINUTE = 60_000;
const START = new Date(2025, 7, 21, 13, 20).getTime();
const [shelves, platform, struts] = ['speaker-shelves', 'dj-platform', 'support-struts'].map(
  (task) => stepsIn(`party-crew-${task}`),
) as [string[], string[], string[]];

/** Spans after codes, each so many minutes after the start. */
function spansAfter(...codes: [minute: number, ticks: string[]][]) {
  const arrivals = codes.reduce<Arrivals>(
    (before, [minute, ticks]) =>
      put(before, {crew: 'party-crew', ticks}, START + minute * MINUTE).arrivals,
    [],
  );
  return spansOf(party, 'brc', arrivals);
}

test('one code tells no length', () => {
  expect(spansAfter([0, [...shelves, ...platform]])).toEqual([]);
});

test('a task takes from the code that has the one before it done to its own', () => {
  const spans = spansAfter(
    [0, shelves],
    [15, [...shelves, ...platform.slice(0, 1)]],
    [40, [...shelves, ...platform]],
  );
  expect(spans.map(spanText)).toEqual([
    'DJ platform: about 40 minutes, from the codes of Thu 13:20 and Thu 14:00',
  ]);
});

test('tasks between two codes stay together', () => {
  const spans = spansAfter([0, shelves], [95, [...shelves, ...platform, ...struts]]);
  expect(spans.map(spanText)).toEqual([
    'DJ platform + support struts: about 1 hour 35 minutes together, from the codes of Thu 13:20 and Thu 14:55',
  ]);
});

test('a late, older code adds no span', () => {
  expect(spansAfter([0, [...shelves, ...platform]], [30, shelves])).toEqual([]);
});

test('a clock that was set back is said, not counted', () => {
  const [span] = spansAfter([40, shelves], [0, [...shelves, ...platform]]);
  expect(spanText(span!)).toMatch(/^DJ platform: the clock was set back,/);
});

test('the table for next year has a line for each', () => {
  const spans = spansAfter([0, shelves], [40, [...shelves, ...platform]]);
  const [, ...lines] = recordTable('2025', 'brc', spans);
  expect(lines).toEqual([
    [
      '2025',
      'Black Rock City',
      'Party Crew',
      'DJ platform',
      '2025-08-21 13:20',
      '2025-08-21 14:00',
      '40',
    ],
  ]);
});

test.each([
  [0, 'less than a minute'],
  [1, 'about 1 minute'],
  [60, 'about 1 hour'],
  [130, 'about 2 hours 10 minutes'],
])('%i minutes are %s', (minutes, text) => {
  expect(lengthText(minutes)).toBe(text);
});

test('times are the device’s own, with the day', () => {
  expect(timeText(new Date(2025, 7, 24, 9, 5).getTime())).toBe('Sun 09:05');
  expect(minutesBetween(START, START + 90_000)).toBe(2);
});
