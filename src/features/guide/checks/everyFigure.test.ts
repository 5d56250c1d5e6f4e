/** Each kind of figure is changed once, and has to be told: a kind that nobody compares is found. */
import {changes, changesForAll, isSame} from '../years/changes';
import {sectionChanges} from '../years/sections';
import type {Danger, Figures, HangingGroup, StrutGroup, Task} from '../model/types';
import * as schema from '../model/schema';

const task: Task = {
  id: 'tech-crew-lights',
  crew: 'tech-crew',
  title: 'lights',
  place: 'brc',
  people: {count: 3},
  parts: ['3 lights'],
  perPerson: ['gloves'],
  panelsBelow: 2,
  hardware: [{kind: 'bolt', size: '1/2"', length: '8"', count: {count: 5}}],
  tools: ['pliers'],
  toolsFor: ['tech-crew'],
  orderUnknown: true,
  carries: [{what: 'panel 14D'}],
  downWritten: true,
  putsNothingUp: true,
};
const group: HangingGroup = {
  task: task.id,
  crew: 'tech-crew',
  section: 'Belly',
  panels: ['14D', '18D'],
  ordered: true,
  note: 'Sits back.',
  unlisted: ['18D'],
};
const danger: Danger = {
  id: 'lights-up',
  kind: 'height',
  name: 'a long way down',
  task: task.id,
  up: 'It is high.',
  down: 'It is high, too.',
};
const strut: StrutGroup = {
  name: '17DEF',
  crew: 'tech-crew',
  task: task.id,
  panels: ['14D'],
  collarTubes: ['17D'],
  uncertain: true,
};
const wrench = {bolt: '1/2"', wrench: '3/4"', optional: true};
const before: Figures = {
  year: 2024,
  tasks: [task, {...task, id: 'tech-crew-sound', title: 'sound'}],
  hanging: [group],
  dangers: [danger, {...danger, id: 'all', task: undefined}],
  struts: [strut],
  measured: {
    middle: 1.5,
    unlabelled: [{panels: ['14D', '18D'], why: 'no label'}],
    unlike: [{panels: ['14'], why: 'cut'}],
  },
  wrenches: [wrench],
};

const told = (after: Figures) => [
  ...changes(before, after).flatMap(({panels, struts, tasks, hardware, dangers}) => [
    ...panels,
    ...struts,
    ...tasks,
    ...hardware,
    ...dangers,
  ]),
  ...changesForAll(before, after),
];

type Changed<T> = {[Key in keyof T]-?: T[Key]};

/** What each field of an entry may be changed to; a field of the schema without a line fails below. */
const otherTask: Changed<Task> = {
  id: 'tech-crew-lamps',
  crew: 'party-crew',
  title: 'lamps',
  place: 'street',
  people: {count: 2},
  parts: ['4 lights'],
  perPerson: ['hard hats'],
  panelsBelow: 3,
  hardware: [{kind: 'bolt', size: '1/2"', length: '8"', count: {count: 6}}],
  tools: ['snips'],
  toolsFor: ['party-crew'],
  orderUnknown: undefined as never,
  carries: [{what: 'panel 18D'}],
  downWritten: undefined as never,
  putsNothingUp: undefined as never,
};
const otherGroup: Changed<HangingGroup> = {
  task: 'tech-crew-sound',
  crew: 'party-crew',
  section: 'Chin',
  panels: ['18D', '14D'],
  ordered: false,
  note: 'Sits out.',
  unlisted: ['14D'],
};
const otherDanger: Changed<Danger> = {
  id: 'other',
  kind: 'weight',
  name: 'a lot to lift',
  task: 'tech-crew-sound',
  up: 'It is heavy.',
  down: 'It is heavy, too.',
};
const otherStrut: Changed<StrutGroup> = {
  name: '17ABC',
  crew: 'party-crew',
  task: 'tech-crew-sound',
  panels: ['18D'],
  collarTubes: ['17E'],
  uncertain: undefined as never,
};
const otherWrench = {bolt: '3/8"', wrench: '19 mm', optional: undefined};
const {measured} = before;

const cases: [string, Partial<Figures>][] = [
  ...Object.entries(otherTask).map(([field, value]): [string, Partial<Figures>] => [
    `task.${field}`,
    {tasks: [{...task, [field]: value}, ...before.tasks.slice(1)]},
  ]),
  ...Object.entries(otherGroup).map(([field, value]): [string, Partial<Figures>] => [
    `hanging.${field}`,
    {hanging: [{...group, [field]: value}]},
  ]),
  ...Object.entries(otherDanger).flatMap(([field, value]): [string, Partial<Figures>][] => [
    [`danger.${field}`, {dangers: [{...danger, [field]: value}, before.dangers![1]!]}],
    [`danger of all.${field}`, {dangers: [danger, {...before.dangers![1]!, [field]: value}]}],
  ]),
  ...Object.entries(otherStrut).map(([field, value]): [string, Partial<Figures>] => [
    `strut.${field}`,
    {struts: [{...strut, [field]: value}]},
  ]),
  ...Object.entries(otherWrench).map(([field, value]): [string, Partial<Figures>] => [
    `wrench.${field}`,
    {wrenches: [{...wrench, [field]: value}]},
  ]),
  ['measured.middle', {measured: {...measured!, middle: 2}}],
  ['measured.unlabelled', {measured: {...measured!, unlabelled: []}}],
  ['measured.unlike', {measured: {...measured!, unlike: [{panels: ['14'], why: 'sawn'}]}}],
  ['a task less', {tasks: [task]}],
  ['the order of the tasks', {tasks: [...before.tasks].reverse()}],
  ['a wrench more', {wrenches: [wrench, otherWrench]}],
];

test.each(cases)('%s: another one is told', (_, change) => {
  expect(told({...before, year: 2025, ...change})).not.toEqual([]);
  expect(isSame(before, {...before, ...change})).toBe(false);
});

test('every field of the schemas is among them', () => {
  const kinds = {
    task: schema.taskSchema,
    hanging: schema.hangingSchema,
    danger: schema.dangerSchema,
    strut: schema.strutSchema,
    measured: schema.measuredSchema,
  };
  const fields = Object.entries(kinds).flatMap(([kind, {shape}]) =>
    Object.keys(shape).map((field) => `${kind}.${field}`),
  );
  expect(fields.filter((field) => !cases.some(([name]) => name === field))).toEqual([]);
});

test.each([
  ['kind', {kind: 'nut'}],
  ['size', {size: '3/8"'}],
  ['length', {length: '6"'}],
  ['count', {count: {count: 5, uncertain: true}}],
  ['with', {with: 'nut'}],
  ['spare', {spare: true}],
  ['place', {place: 'street' as const}],
])('hardware.%s: another one is told', (_, change) => {
  const other = {...task, hardware: [{...task.hardware[0]!, ...change}]};
  expect(told({...before, tasks: [other, before.tasks[1]!]})).not.toEqual([]);
});

test('of two lots of the same bolt each is compared', () => {
  const [bolt] = task.hardware;
  const two = (count: number): Figures => ({
    ...before,
    tasks: [{...task, hardware: [{...bolt!, count: {count}}, bolt!]}],
  });
  const found = changes(two(5), two(7)).flatMap(({hardware}) => hardware);
  expect(found).toEqual([{what: 'lights: 8" × 1/2" bolts', before: '5', after: '7'}]);
});

test('a year from before something was a figure is not asked for it', () => {
  const old: Figures = {year: 2023, tasks: before.tasks, hanging: before.hanging};
  expect(changesForAll(old, before)).toEqual([]);
  expect(changes(old, before).flatMap(({struts, dangers}) => [...struts, ...dangers])).toEqual([]);
});

test('a new section and one that is gone are told with the crew whose they are', () => {
  const after = [
    {id: 'tech-crew', value: 'Tech'},
    {id: 'tech-crew-rig', value: 'rig &amp; <code>17D</code>'},
  ];
  expect(sectionChanges(['tech-crew', 'roles'], after)).toEqual([
    {id: 'tech-crew-rig', what: 'Tech: rig & 17D', isNew: true},
    {id: 'roles', what: 'roles', isNew: false},
  ]);
});
