import {fireEvent, render, screen} from '@testing-library/react';
import type {Hit} from '../../engine/engine';
import AlikePanels from '.';

const hits = Array.from({length: 12}, (_, i) => ({
  record: {
    url: `/setup/panels/#${i}D`,
    page: 'finder',
    title: `${i}D`,
    text: '',
    crew: 'party-crew' as const,
  },
  found: new Map(),
})) satisfies Hit[];
const words = [{text: 'on a ladder', marked: true}];

test('it says how many there are and what is found, and leads to the first of each crew', () => {
  render(<AlikePanels hits={hits} words={words} />);
  expect(screen.getByText('12 panels')).toBeVisible();
  expect(screen.getByText('on a ladder').tagName).toBe('MARK');
  expect(screen.getByText('Party Crew')).toBeVisible();
  expect(screen.getAllByRole('link')).toHaveLength(8);
  expect(screen.getByRole('link', {name: '3D'})).toHaveAttribute('href', '/setup/panels/#3D');
});

test('a press shows the others too', () => {
  render(<AlikePanels hits={hits} words={words} />);
  fireEvent.click(screen.getByRole('button', {name: 'show all 12 panels'}));
  expect(screen.getAllByRole('link')).toHaveLength(12);
  expect(screen.queryByRole('button')).toBeNull();
});
