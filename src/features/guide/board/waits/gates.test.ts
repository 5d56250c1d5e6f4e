import {guide, stepsIn} from '../../../../../tests/support/boardGuide';
import {figures} from '../../../../../tests/support/guideFigures';
import {crewOf} from '../../model/crews';
import type {Place} from '../../model/types';
import {put, type Arrivals} from '../arrivals';
import {rowsOf} from '../row';
import {gatesOf} from './gates';

/** What waits after some steps are ticked; each crew has a code with its own. */
function gatesAfter(ticks: string[], place: Place = 'brc') {
  const arrivals = ticks.reduce<Arrivals>(
    (before, id) => put(before, {crew: crewOf(id)!, ticks: [id]}, 1).arrivals,
    [],
  );
  const gates = gatesOf(figures, place, rowsOf(guide, place, arrivals));
  return Object.fromEntries(gates.map((gate) => [gate.id, gate]));
}
const CHECK = 'party-crew-struts-checked';
const RIGGING = 'generator-rigging';
const CABLES = 'party-crew-speaker-shelves/business-crew-generator-shelf';
const before = stepsIn('party-crew-speaker-shelves', 'party-crew-dj-platform');
const struts = stepsIn('party-crew-support-struts');
const shelf = stepsIn('business-crew-generator-shelf');

test('all that waits is there before any code, and nothing of it waits now', () => {
  const gates = gatesAfter([]);
  expect(Object.keys(gates)).toEqual([CHECK, 'business-crew-struts-checked', RIGGING, CABLES]);
  expect(Object.values(gates).map(({state}) => state)).toEqual(Array(4).fill('later'));
});

test('in the street there is no generator shelf, so nothing waits for it', () => {
  expect(Object.keys(gatesAfter([], 'street'))).toEqual([CHECK, 'business-crew-struts-checked']);
});

test.each([
  ['before the struts', before.slice(0, 1), 'later', false],
  ['at the struts', before, 'now', false],
  ['at the check itself', [...before, struts[0]!], 'now', true],
  ['checked', [...before, ...struts], 'over', false],
  ['hung without the check', [...before, 'party-crew-primary-mounts/1'], 'broken', false],
])('panels wait for the strut check: %s', (_, ticks, state, isCalled) => {
  expect(gatesAfter(ticks)[CHECK]).toMatchObject({state, isCalled});
});

test('one point of the check is not the check', () => {
  expect(gatesAfter([...before, ...struts.slice(0, -1)])[CHECK]?.state).toBe('now');
});

test.each([
  ['begun', shelf.slice(0, 1), 'now', true],
  ['signed off', shelf.slice(0, 2), 'over', false],
  ['asked for before the sign-off', [shelf[0]!, shelf[2]!], 'broken', true],
])('the generator waits for the setup lead: %s', (_, ticks, state, isCalled) => {
  const gate = gatesAfter(ticks)[RIGGING];
  expect(gate).toMatchObject({state, isCalled, until: {crew: 'setup-lead'}});
  expect(gate?.waits).toEqual({crew: 'business-crew', what: 'the generator'});
});

test('what one crew puts on another’s work waits until that stands', () => {
  expect(gatesAfter(shelf.slice(0, 1))[CABLES]?.state).toBe('now');
  const stands = stepsIn('party-crew-speaker-shelves');
  expect(gatesAfter([...shelf, ...stands])[CABLES]?.state).toBe('over');
  expect(gatesAfter(shelf)[CABLES]?.state).toBe('broken');
});
