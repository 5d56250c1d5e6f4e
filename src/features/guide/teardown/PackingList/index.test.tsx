import {render, screen} from '@testing-library/react';
import PackingList from '.';

test('the list is one tap away', () => {
  render(<PackingList url="https://example.org/list" />);
  expect(screen.getByRole('link', {name: 'packing list'}).getAttribute('href')).toBe(
    'https://example.org/list',
  );
});

test('a list that is still to come is no link', () => {
  render(<PackingList url={null} />);
  expect(screen.getByText('The packing list is still to come.')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
