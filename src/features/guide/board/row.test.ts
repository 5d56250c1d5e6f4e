import {guide, stepsIn} from '../../../../tests/support/boardGuide';
import {rowOf} from './row';
import {put, type Arrivals} from './arrivals';
import type {CrewId, Place} from '../model/types';

const crew = (id: CrewId) => guide.find((one) => one.id === id)!;
const [shelves, platform, struts] = ['speaker-shelves', 'dj-platform', 'support-struts'].map(
  (task) => `party-crew-${task}`,
) as [string, string, string];

/** A row after codes that came at 1, 2, 3 …, each with all that is ticked by then. */
function rowAfter(id: CrewId, codes: string[][], place: Place = 'brc') {
  const arrivals = codes.reduce<Arrivals>(
    (before, ticks, i) => put(before, {crew: id, ticks}, i + 1).arrivals,
    [],
  );
  return rowOf(crew(id), place, arrivals);
}
const begun = [...stepsIn(shelves), `${platform}/1`];

test('without a code nothing is known but how much there is to do', () => {
  const row = rowAfter('party-crew', []);
  expect(row).toMatchObject({done: 0, now: undefined, next: undefined, asOf: undefined});
  expect(row.total).toBeGreaterThan(20);
});

test('now is the first open step of the order, next the task after it', () => {
  const row = rowAfter('party-crew', [begun]);
  expect(row.now?.step.id).toBe(`${platform}/2`);
  expect(row.next?.id).toBe(struts);
  expect(row.done).toBe(begun.length);
});

test('since is when the first code came that has the task, as of the last that brought something', () => {
  const later = [...begun, `${platform}/2`];
  const row = rowAfter('party-crew', [stepsIn(shelves).slice(0, 1), begun, later, begun]);
  expect(row.now?.since).toBe(2);
  expect(row.asOf).toBe(3);
});

test('what has no steps to tick is named where the order has just passed it', () => {
  expect(rowAfter('party-crew', [[`${shelves}/1`]]).unseen.map(({id}) => id)).toEqual([
    'party-crew-unload',
  ]);
  expect(rowAfter('party-crew', [begun]).unseen).toEqual([]);
});

test('what was begun besides is named, and what stands in no order waits for a word', () => {
  const row = rowAfter('head-and-hind-crew', [['head-and-hind-crew-neck/1']]);
  expect(row.now?.task.id).toBe('head-and-hind-crew-front-platform-extension');
  expect(row.begun.map(({id}) => id)).toEqual(['head-and-hind-crew-neck']);
  expect(row.onCall.map(({id}) => id)).toEqual(['head-and-hind-crew-suspension']);
});

test('all ticked: nothing is now or next', () => {
  const all = crew('party-crew').tasks.flatMap(({steps}) => steps.map(({id}) => id));
  const row = rowAfter('party-crew', [all]);
  expect(row).toMatchObject({done: row.total, now: undefined, next: undefined, onCall: []});
});

test('a task of the other place is not there', () => {
  const brc = rowAfter('business-crew', [], 'brc');
  const street = rowAfter('business-crew', [], 'street');
  expect(brc.total - street.total).toBe(stepsIn('business-crew-generator-shelf').length);
});

test('ticks of steps that this guide does not have are counted apart', () => {
  const row = rowAfter('party-crew', [['party-crew-made-up/1', `${shelves}/1`]]);
  expect(row).toMatchObject({done: 1, unknown: 1});
});
