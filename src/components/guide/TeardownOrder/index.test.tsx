import {render, screen, within} from '@testing-library/react';
import type {Figures, Task} from '@site/src/lib/guide/types';
import TeardownOrder from '.';

const task = (id: string, change: Partial<Task>): Task => ({
  id: `party-crew-${id}`,
  crew: 'party-crew',
  title: id,
  parts: [],
  hardware: [],
  tools: [],
  ...change,
});

const figures: Figures = {
  year: 2025,
  tasks: [
    task('shelves', {
      parts: ['3 shelves'],
      hardware: [
        {kind: 'shelf bolt', size: '1/2"', length: '8"', count: {count: 5}},
        {kind: 'zip tie', size: 'heavy', count: 'many', place: 'street'},
      ],
    }),
    task('generator', {place: 'brc'}),
    task('panels', {}),
    task('head', {}),
    task('jacks', {orderUnknown: true}),
  ],
  hanging: [
    {
      task: 'party-crew-panels',
      crew: 'party-crew',
      section: 'Belly',
      panels: ['14D', '18D'],
      ordered: true,
    },
    {
      task: 'party-crew-head',
      crew: 'party-crew',
      section: 'Head',
      panels: ['F1D', 'F1P'],
      ordered: false,
    },
  ],
};

const items = () => {
  const {container} = render(<TeardownOrder figures={figures} crew="party-crew" />);
  return [...container.querySelectorAll<HTMLElement>('.order > li')];
};

test('the last task comes off first, one of unknown time last, and each links to its setup', () => {
  const titles = items().map((item) => within(item).getAllByRole('link')[0]);
  expect(titles.map((link) => link?.textContent)).toEqual([
    'head',
    'panels',
    'generator',
    'shelves',
    'jacks',
  ]);
  expect(titles[0]).toHaveAttribute('href', '../#party-crew-head');
});

test('panels go backwards where their order is known', () => {
  const [head, panels] = items();
  expect(panels).toHaveTextContent('2 panels come off:Belly: 18D, then 14D');
  expect(head).toHaveTextContent('Head: F1D, F1P. Nobody has written down the order of these');
});

test('each panel leads to where it goes', () => {
  const link = within(items()[1]!).getByRole('link', {name: '18D'});
  expect(link).toHaveAttribute('href', '/setup/panels/#18D');
});

test('hardware out is hardware in', () => {
  const shelves = items()[3];
  expect(shelves).toHaveTextContent('Comes off or goes back: 3 shelves');
  expect(shelves).toHaveTextContent('Hardware out = hardware in:5 × 8" × 1/2" shelf bolts');
  expect(shelves).toHaveTextContent('many heavy zip ties street only');
});

test('what is for one place, without hardware or without a time says so', () => {
  const [, , generator, , jacks] = items();
  expect(generator).toHaveTextContent('Black Rock City only');
  expect(generator).toHaveTextContent('No hardware is listed for it.');
  expect(jacks).toHaveTextContent('Nobody has written down when this is undone.');
  expect(screen.queryByText(/undefined/)).toBeNull();
});
