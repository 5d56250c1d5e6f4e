import {reversed} from './reversed';
import type {Figures, HangingGroup, Task} from '../model/types';

const task = (id: string, change: Partial<Task> = {}): Task => ({
  id,
  crew: 'party-crew',
  title: id,
  parts: [],
  hardware: [],
  tools: [],
  ...change,
});
const group = (id: string, section: string, panels: string[], ordered = true): HangingGroup => ({
  task: id,
  crew: 'party-crew',
  section,
  panels,
  ordered,
});

const figures: Figures = {
  year: 2025,
  tasks: [
    task('shelves', {
      hardware: [
        {kind: 'bolt', size: '1/2"', count: {count: 5}},
        {kind: 'bolt', size: '3/8"', count: 'some', spare: true},
      ],
    }),
    task('other', {crew: 'business-crew'}),
    task('jacks', {orderUnknown: true}),
    task('panels'),
    task('head'),
  ],
  hanging: [
    group('panels', 'Belly', ['14D', '18D', '23D']),
    group('panels', 'Rack', ['13D']),
    group('head', 'Head', ['F1D', 'F1P'], false),
  ],
};

test('tasks, groups and panels go backwards, and what has no known time comes last', () => {
  const undone = reversed(figures, 'party-crew');
  expect(undone.map((undoing) => undoing.task.id)).toEqual(['head', 'panels', 'shelves', 'jacks']);
  expect(undone[1]?.groups.map(({section, panels}) => [section, ...panels])).toEqual([
    ['Rack', '13D'],
    ['Belly', '23D', '18D', '14D'],
  ]);
});

test('panels without a known order stay as they are, and say so', () => {
  expect(reversed(figures, 'party-crew')[0]?.groups).toEqual([
    group('head', 'Head', ['F1D', 'F1P'], false),
  ]);
});

test('all hardware comes out that went in; spares never went in', () => {
  expect(reversed(figures, 'party-crew')[2]?.hardware).toEqual([
    {kind: 'bolt', size: '1/2"', count: {count: 5}},
  ]);
});

test('the figures themselves stay as they were', () => {
  const before = structuredClone(figures);
  reversed(figures, 'party-crew');
  expect(figures).toEqual(before);
});

const load = {what: 'the generator'};
const held = {kind: 'crushing', up: 'hold it', down: 'hold it first'} as const;
const loaded: Figures = {
  ...figures,
  tasks: [
    task('check', {putsNothingUp: true}),
    task('shelf', {carries: [load, {what: 'the stair', from: 'stair'}]}),
    task('stair'),
  ],
  dangers: [
    {...held, id: 'shelf-held', task: 'shelf'},
    {...held, id: 'stair-held', task: 'stair'},
    {...held, id: 'everywhere'},
  ],
};

test('what a task carries is there with the task that put it there, and its dangers return', () => {
  const [stair, shelf] = reversed(loaded, 'party-crew');
  expect(shelf?.loads).toEqual([
    {what: 'the generator', source: undefined},
    {what: 'the stair', from: 'stair', source: stair?.task},
  ]);
  expect(shelf?.dangers.map(({id}) => id)).toEqual(['shelf-held']);
});

test('what puts nothing up is not undone', () => {
  expect(reversed(loaded, 'party-crew').map((one) => one.task.id)).toEqual(['stair', 'shelf']);
});
