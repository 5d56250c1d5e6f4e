/**
 * Spoils every field of every kind of entry in every way, and looks for words that only a developer
 * understands.
 */
import type {Entry} from './entry';
import * as z from 'zod';
import {figures} from '../../../../docs/setup/figures';
import {hangingSchema, panelMapSchema, taskSchema} from '../../../features/guide/model/schema';
import {checkShape} from './checkShape';
import {registry} from './registry';

const wrong = [undefined, null, 5, -1.5, 'x', '', true, [], {}, [5], {x: 5}];
const jargon = /invalid|too (small|big)|unrecognized|received|undefined|regex|expected expected/i;

type Path = (string | number)[];

/** The value itself and everything inside it; of a list the first entry stands for all. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) return [path, ...(value.length ? pathsOf(value[0], [...path, 0]) : [])];
  if (!value || typeof value !== 'object') return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]))];
}

/** A copy with another value at a path. */
function spoil(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  const copy = structuredClone(value) as Record<string | number, unknown>;
  copy[key] = spoil(copy[key], rest, by);
  return copy;
}

const linesFor = (entry: Entry) =>
  pathsOf(entry.value).flatMap((path) =>
    wrong.flatMap((by) => checkShape({...entry, value: spoil(entry.value, path, by)})),
  );

const guide: Entry[] = [
  {where: 'a task', schema: taskSchema, value: figures.tasks.find(({people}) => people)},
  {where: 'a group', schema: hangingSchema, value: figures.hanging[0]},
  {
    where: 'a panel map',
    schema: panelMapSchema,
    value: {
      note: 'Small.',
      panels: [
        {name: '1D', section: 'Belly', side: 'party', crew: 'party-crew', neighbours: ['2D']},
      ],
      views: {
        party: {
          grid: [9, 9],
          panels: {
            '1D': [
              [0, 0],
              [1, 0],
              [1, 1],
            ],
          },
        },
      },
      body: {note: 'One side.', vertices: {a1: [0, 0, 0]}, panels: {1: ['a1', 'a2', 'a3']}},
    },
  },
];

test('the search sees a message that has no words of ours', () => {
  const lines = linesFor({
    where: 'x',
    schema: z.strictObject({a: z.string().min(3)}),
    value: {a: 'abc'},
  });
  expect(lines.filter((line) => jargon.test(line))).toContain(
    'x: a is "x", expected Too small: expected string to have >=3 characters',
  );
});

test.each([...registry.flatMap(([first]) => first ?? []), ...guide])('$where, spoiled', (entry) => {
  const lines = linesFor(entry);
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.filter((line) => jargon.test(line.replace(entry.where, '')))).toEqual([]);
});
