import {render} from '@testing-library/react';
import LineDrawing from '.';

it('draws the accent first, under every line', () => {
  const {container} = render(
    <LineDrawing grid={48} accent="M0 0h4v4z" accentColour="gold" lines={['M1 1h2', 'M1 3h2']} />,
  );
  const paths = Array.from(container.querySelectorAll('path'), (path) => path.getAttribute('d'));
  expect(paths).toEqual(['M0 0h4v4z', 'M1 1h2', 'M1 3h2']);
});
