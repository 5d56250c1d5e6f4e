import {map} from '@site/tests/support/guideFigures';
import {act, render, screen, within} from '@testing-library/react';
import {crewStore} from '../../edition/edition';
import type {PanelFile} from '../../model/panelFile';
import type {CrewId, Figures} from '../../model/types';
import TableKit from '.';
// Loaded when it is drawn; here beforehand, so that no test waits for it to be compiled.
import '../../order/Sheets';

jest.mock('@docusaurus/useBrokenLinks', () => () => ({collectAnchor: () => undefined}), {
  virtual: true,
});

const wrenches = [{bolt: '1/2"', wrench: '3/4" or 19 mm'}];
const task = {parts: [], hardware: [], tools: []};
const figures: Figures = {
  year: 2025,
  tasks: [
    {...task, id: 'party-crew-a', crew: 'party-crew', title: 'raise the roof'},
    {...task, id: 'party-crew-b', crew: 'party-crew', title: 'feed the dragon', place: 'brc'},
    {...task, id: 'tech-crew-a', crew: 'tech-crew', title: 'plug it in'},
  ],
  hanging: [
    {task: 'party-crew-a', crew: 'party-crew', section: 'Belly', panels: ['14D'], ordered: true},
  ],
};

const show = (id: CrewId, of: PanelFile = map) =>
  render(<TableKit id={id} figures={figures} wrenches={wrenches} map={of} />);
const rowsOf = (name: string) => within(screen.getByRole('table', {name})).getAllByRole('row');

afterEach(() => act(() => crewStore.set('all')));

const titlesIn = (container: HTMLElement) => [
  ...new Set(
    Array.from(container.querySelectorAll('[data-sheet]'), (sheet) =>
      sheet.getAttribute('data-sheet'),
    ),
  ),
];

test('sheets come in the order in which they are taped to the table', async () => {
  const {container} = show('party-crew');
  await screen.findByRole('heading', {name: 'how it goes up Party Crew'});
  expect(titlesIn(container)).toEqual([
    'sign-in sheet',
    'shift list',
    'schedule',
    'bolt sizing chart',
    'panel map',
    'how it goes up',
    'how it comes down',
  ]);
});

test('a year from before the sheep was measured has no pictures', () => {
  const {container} = show('party-crew', {...map, geometry: undefined});
  expect(titlesIn(container).at(-1)).toBe('panel map');
});

test('the schedule begins with the tasks of the crew, each marked with its place', () => {
  show('party-crew');
  const [, first, second, third] = rowsOf('Schedule, Party Crew');
  expect(first).toHaveTextContent('raise the roof');
  expect(first).not.toHaveAttribute('data-place');
  expect(second).toHaveTextContent('feed the dragon');
  expect(second).toHaveAttribute('data-place', 'brc');
  expect(third).toHaveTextContent(/^$/);
});

test('sheets have as many rows as a page holds', () => {
  show('party-crew');
  expect(rowsOf('Sign-in sheet, Party Crew')).toHaveLength(25);
  expect(rowsOf('Shift list, Party Crew')).toHaveLength(13);
  expect(rowsOf('Schedule, Party Crew')).toHaveLength(25);
});

test.each([
  ['all', true],
  ['party-crew', true],
  ['business-crew', false],
  // has no kit of its own, so nothing is put away for it
  ['tech-crew', true],
] as const)('while %s is chosen the kit of the Party Crew is shown: %s', (chosen, shown) => {
  const {container} = show('party-crew');
  act(() => crewStore.set(chosen));
  const kit = container.querySelector('#party-crew');
  if (shown) expect(kit).toBeVisible();
  else expect(kit).not.toBeVisible();
});

test('a crew without a table is refused by name', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => show('tech-crew')).toThrow("'tech-crew' has no table");
});
