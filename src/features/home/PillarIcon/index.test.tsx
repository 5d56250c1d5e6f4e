import {render} from '@testing-library/react';
import PillarIcon, {drawings} from '.';

const names = Object.keys(drawings) as (keyof typeof drawings)[];

it.each(names)('draws %s', (name) => {
  const {container} = render(<PillarIcon name={name} />);
  expect(container.querySelector('path')).not.toBeNull();
});

it('is hidden from screen readers', () => {
  const {container} = render(<PillarIcon name="music" />);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});
