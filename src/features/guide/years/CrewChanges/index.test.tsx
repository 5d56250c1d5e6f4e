import {render, screen} from '@testing-library/react';
import type {Figures} from '../../model/types';
import CrewChanges from '.';

const figures = (bolts: number, panels: string[]): Figures => ({
  year: 2025,
  tasks: [
    {
      id: 'party-crew-shelves',
      crew: 'party-crew',
      title: 'shelves',
      parts: [],
      hardware: [{kind: 'bolt', size: '1/2"', length: '8"', count: {count: bolts}}],
      tools: [],
    },
  ],
  hanging: [
    {task: 'party-crew-shelves', crew: 'party-crew', section: 'Belly', panels, ordered: true},
  ],
});

const lines = () => screen.getAllByRole('listitem').map(({textContent}) => textContent);

test('new, gone and changed things are told apart in words', () => {
  const before = figures(5, ['14D', '18D']);
  render(<CrewChanges before={before} after={figures(6, ['14D', '23D'])} crew="party-crew" />);
  expect(lines()).toEqual([
    'gone: panel 18D (Belly)',
    'new: panel 23D (Belly)',
    'changed: order of Belly (shelves), from 14D, 18D to 14D, 23D',
    'changed: shelves: 8" × 1/2" bolts, from 5 to 6',
  ]);
});

test('a crew without a change says what stayed', () => {
  const same = figures(5, ['14D']);
  render(<CrewChanges before={same} after={same} crew="tech-crew" />);
  expect(screen.getByText(/^No tasks are written down/)).toBeInTheDocument();
  render(<CrewChanges before={same} after={same} crew="party-crew" />);
  expect(lines()).toEqual(['1 task', '1 panel']);
});
