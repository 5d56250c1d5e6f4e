import {changes} from './changes';
import type {Figures, Task} from '../model/types';

const shelves: Task = {
  id: 'party-crew-shelves',
  crew: 'party-crew',
  title: 'shelves',
  people: {count: 3},
  parts: ['3 shelves'],
  hardware: [{kind: 'bolt', size: '1/2"', length: '8"', count: {count: 5}}],
  tools: ['pliers'],
};
const before: Figures = {
  year: 2024,
  tasks: [shelves],
  hanging: [
    {
      task: shelves.id,
      crew: 'party-crew',
      section: 'Belly',
      panels: ['14D', '18D'],
      ordered: true,
    },
  ],
};

const partyChanges = (after: Partial<Figures>) => {
  const {panels, tasks, hardware} = changes(before, {...before, year: 2025, ...after}).find(
    ({crew}) => crew === 'party-crew',
  ) ?? {panels: [], tasks: [], hardware: []};
  return {panels, tasks, hardware};
};
const withTask = (change: Partial<Task>) => partyChanges({tasks: [{...shelves, ...change}]});
const withPanels = (...panels: string[]) =>
  partyChanges({hanging: before.hanging.map((group) => ({...group, panels}))}).panels;

const none = {panels: [], tasks: [], hardware: []};
const nothing = {...none, struts: [], dangers: []};

test('every crew is there, and where nothing changed its lists are empty', () => {
  expect(changes(before, {...before, year: 2025})).toEqual(
    ['setup-lead', 'party-crew', 'business-crew', 'head-and-hind-crew', 'tech-crew'].map(
      (crew) => ({crew, ...nothing}),
    ),
  );
});

test('hardware of another count, added, removed', () => {
  expect(
    withTask({hardware: [{kind: 'bolt', size: '1/2"', length: '8"', count: {count: 6}}]}),
  ).toEqual({...none, hardware: [{what: 'shelves: 8" × 1/2" bolts', before: '5', after: '6'}]});
  expect(withTask({hardware: [{kind: 'nut', size: '1/2"', count: 'some'}]})).toEqual({
    ...none,
    hardware: [
      {what: 'shelves: 8" × 1/2" bolts', before: '5'},
      {what: 'shelves: 1/2" nuts', after: 'some'},
    ],
  });
});

test('the fields of a task', () => {
  expect(withTask({people: {count: 4, uncertain: true}, tools: []})).toEqual({
    ...none,
    tasks: [
      {what: 'shelves: people', before: '3', after: '4?'},
      {what: 'shelves: tools', before: 'pliers', after: 'none'},
    ],
  });
});

test('a task with another title is the same task', () => {
  expect(withTask({title: 'speaker shelves'}).tasks).toContainEqual({
    what: 'speaker shelves',
    before: 'shelves',
    after: 'speaker shelves',
  });
});

test('a new task is one line, its hardware another', () => {
  const stair = {...shelves, id: 'party-crew-stair', title: 'stair'};
  expect(partyChanges({tasks: [shelves, stair]})).toEqual({
    panels: [],
    tasks: [
      {what: 'stair', after: 'stair'},
      {what: 'order of the tasks', before: 'shelves', after: 'shelves, stair'},
    ],
    hardware: [{what: 'stair: 8" × 1/2" bolts', after: '5'}],
  });
});

test('a new panel, a gone one, another order', () => {
  const order = 'order of Belly (shelves)';
  expect(withPanels('14D', '18D', '23D')).toEqual([
    {what: 'panel 23D', after: 'Belly'},
    {what: order, before: '14D, 18D', after: '14D, 18D, 23D'},
  ]);
  expect(withPanels('14D')).toEqual([
    {what: 'panel 18D', before: 'Belly'},
    {what: order, before: '14D, 18D', after: '14D'},
  ]);
  expect(withPanels('18D', '14D')).toEqual([{what: order, before: '14D, 18D', after: '18D, 14D'}]);
});
