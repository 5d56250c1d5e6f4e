import {render, screen} from '@testing-library/react';
import OrderKey from '.';

test('it draws each state of a panel and says it in words', () => {
  render(<OrderKey />);
  const said = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(said).toHaveLength(4);
  expect(said[0]).toBe('it hangs');
  expect(said[2]).toBe('it hangs later');
  expect(said[3]).toMatch(/higher than 8 feet/);
  expect(document.querySelectorAll('.hung')).toHaveLength(3);
  expect(document.querySelectorAll('.now')).toHaveLength(1);
  expect(document.querySelectorAll('.later')).toHaveLength(1);
});

test('what is drawn is not read out beside its words', () => {
  render(<OrderKey />);
  for (const drawn of document.querySelectorAll('svg, [data-ladder]'))
    expect(drawn.closest('[aria-hidden="true"]')).not.toBeNull();
});
