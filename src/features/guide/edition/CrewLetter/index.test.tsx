import {render, screen} from '@testing-library/react';
import {crews} from '../../model/crews';
import {letters} from './letters';
import CrewLetter from '.';

test.each(crews)('the letter of $name never stands without its name', ({id, name, edition}) => {
  const {rerender} = render(<CrewLetter crew={id} />);
  expect(screen.getByText(name)).toBeVisible();
  rerender(<CrewLetter crew={id}>{edition}</CrewLetter>);
  expect(screen.getByText(edition)).toBeVisible();
});

test('all its facets are drawn, and are nothing to be read', () => {
  const {container} = render(<CrewLetter crew="tech-crew" />);
  const drawn = Array.from(container.querySelectorAll('path'), (path) => path.getAttribute('d'));
  expect(drawn.join('').match(/z/g)).toHaveLength(letters['tech-crew'].length);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('no two crews have the same letter', () => {
  const drawn = Object.values(letters).map((facets) => facets.join());
  expect(new Set(drawn).size).toBe(crews.length);
});
