import {figures} from '@site/tests/support/guideFigures';
import {needRows} from './needRows';
import type {GuideTask} from './outline';

const taskOf = (id: string, more: Partial<GuideTask> = {}): GuideTask => ({
  id,
  title: id,
  needs: figures.tasks.find((task) => task.id === id),
  around: [],
  steps: [],
  inOrder: true,
  ...more,
});
const rowsOf = (task: GuideTask, place: 'brc' | 'street' = 'brc') =>
  needRows(task, place).map(({what, items}) => [what, items.map(({text}) => text)]);

test('people, parts, hardware and tools, without what there is none of', () => {
  expect(rowsOf(taskOf('party-crew-dj-platform'))).toEqual([
    ['People', ['3 people']],
    ['Parts', ['platform (attached to the bus, tips out)']],
    ['Hardware', [expect.stringContaining('2')]],
  ]);
});

test('each group of panels is fetched, whether the task or its steps name it', () => {
  const [group] = figures.hanging.filter(({task}) => task === 'party-crew-panels-forward');
  const step = {id: 'x/1', name: '', isCheck: false, dangers: [], words: '', panels: [], group};
  const rows = rowsOf(taskOf('party-crew-panels-forward', {steps: [step]}));
  const [, parts] = rows.find(([what]) => what === 'Parts')!;
  expect(parts).toContain('Belly: 14D, then 18D, then 23D');
});

test('what is needed at the other place only is left out', () => {
  const id = figures.tasks.find(({hardware}) => hardware.some(({place}) => place === 'street'))!.id;
  const hardwareAt = (place: 'brc' | 'street') =>
    rowsOf(taskOf(id), place).find(([what]) => what === 'Hardware')?.[1]?.length ?? 0;
  expect(hardwareAt('brc')).toBeLessThan(hardwareAt('street'));
});

test('a number of people that nobody has written down is asked for', () => {
  const [people] = rowsOf(taskOf('party-crew-primary-mounts'));
  expect(people).toEqual(['People', ['no number given; ask your crew lead']]);
});

test('a task of which nothing is written down has no rows', () => {
  expect(rowsOf(taskOf('party-crew-unload'))).toEqual([]);
});

test('ids are of their task, and none is there twice', () => {
  for (const {id} of figures.tasks) {
    const ids = needRows(taskOf(id), 'brc').flatMap(({items}) => items.map((item) => item.id));
    expect(ids.every((one) => one.startsWith(`${id}/`))).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
  }
});
