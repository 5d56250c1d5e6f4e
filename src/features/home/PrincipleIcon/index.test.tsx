import {render} from '@testing-library/react';
import PrincipleIcon, {drawings} from '.';

const names = Object.keys(drawings) as (keyof typeof drawings)[];

it.each(names)('draws %s', (name) => {
  const {container} = render(<PrincipleIcon name={name} />);
  expect(container.querySelector('path')).not.toBeNull();
});

it('is hidden from screen readers', () => {
  const {container} = render(<PrincipleIcon name="gifting" />);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});
