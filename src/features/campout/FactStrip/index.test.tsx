import {render, screen} from '@testing-library/react';
import FactStrip from '.';

test('each fact leads to its whole answer', () => {
  render(<FactStrip facts={[{what: 'dogs', answer: 'no', href: '/campout/q-and-a/#dogs'}]} />);
  const link = screen.getByRole('link', {name: /dogs/});
  expect(link.textContent).toBe('dogs no');
  expect(link.getAttribute('href')).toBe('/campout/q-and-a/#dogs');
});
