import {figures} from '@site/tests/support/guideFigures';
import {hungPanels} from './hungPanels';

const {hanging} = figures;
const TASK = 'party-crew-primary-mounts';
const steps = [
  {id: `${TASK}/1`, panels: ['7D']},
  {id: `${TASK}/2`, panels: ['17D']},
  {id: `${TASK}/3`, panels: ['21D', '17D']},
  {id: `${TASK}/4`, panels: []},
];
const hung = (...ticks: string[]) => [...hungPanels(steps, hanging, new Set(ticks))];

test('a ticked step hangs what it names', () => expect(hung(`${TASK}/1`)).toEqual(['7D']));

test('a panel that is named again hangs with the first step that names it', () => {
  expect(hung(`${TASK}/3`)).toEqual(['21D']);
});

test('where no step names them, panels hang with the last step of their task', () => {
  const ears = 'head-and-hind-crew-ears';
  const panels = hanging.filter(({task}) => task === ears).flatMap((group) => group.panels);
  const plain = ['1', '2'].map((n) => ({id: `${ears}/${n}`, panels: []}));
  expect(hungPanels(plain, hanging, new Set([`${ears}/1`]))).toEqual(new Set());
  expect(hungPanels(plain, hanging, new Set([`${ears}/2`]))).toEqual(new Set(panels));
  expect(panels.length).toBeGreaterThan(0);
});

test('ticks of another task hang nothing here', () =>
  expect(hung('party-crew-face/1')).toEqual([]));
