import type {Hit} from '../engine/engine';
import {byName} from './namesakes';

const hit = (title: string, crew?: Hit['record']['crew']): Hit => ({
  record: {url: `/setup/teardown/#${title}-${crew}`, page: 'teardown', title, text: title, crew},
  found: new Map(),
});
const alone = (best: Hit) => ({best, others: []});

test('what crews have under one name is below that name, where the first of them was', () => {
  const [party, other, business] = [
    alone(hit('setup backwards', 'party-crew')),
    alone(hit('the truck', 'party-crew')),
    alone(hit('setup backwards', 'business-crew')),
  ];
  expect(byName([party, other, business])).toEqual([
    {title: 'setup backwards', rows: [party, business]},
    other,
  ]);
});

test('what is no crew’s stays by itself, under the same name too', () => {
  const rows = [alone(hit('tools')), alone(hit('tools'))];
  expect(byName(rows)).toEqual(rows);
});
