import {render, screen} from '@testing-library/react';
import type {Figures} from '../../model/types';
import ShoppingList from '.';

const figures: Figures = {
  year: 2025,
  hanging: [],
  tasks: [
    {
      id: 'party-crew-shelves',
      crew: 'party-crew',
      title: 'shelves',
      people: {count: 2, uncertain: true},
      parts: [],
      hardware: [
        {kind: 'shelf bolt', size: '1/2"', length: '8"', count: {count: 5}},
        {kind: 'zip tie', size: 'heavy', count: 'many', place: 'street'},
      ],
      tools: [],
    },
  ],
};

const cells = (item: string) => {
  const row = screen
    .getAllByRole('row')
    .find((one) => one.querySelector('th')?.textContent === item);
  return [...(row?.querySelectorAll('td') ?? [])].map(({textContent}) => textContent);
};

test('both places stand beside each other, whatever is uncertain stays so', () => {
  render(<ShoppingList figures={figures} />);
  expect(cells('8" × 1/2" shelf bolts')).toEqual(['5', '5']);
  expect(cells('heavy zip ties')).toEqual(['–not needed', 'many']);
  expect(cells('Party Crew')).toEqual(['2?', '2?']);
});

test('a crew that needs nothing known says whom to ask', () => {
  render(<ShoppingList figures={figures} crew="tech-crew" />);
  expect(screen.getByText(/Ask the setup lead/)).toBeInTheDocument();
});
