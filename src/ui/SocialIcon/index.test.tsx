import {render} from '@testing-library/react';
import SocialIcon from '.';
import {drawings} from './drawings';

const names = Object.keys(drawings) as (keyof typeof drawings)[];

it.each(names)('draws %s', (name) => {
  const {container} = render(<SocialIcon name={name} />);
  expect(container.querySelector('path')).not.toBeNull();
});

it('is hidden from screen readers', () => {
  const {container} = render(<SocialIcon name="mail" />);
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});
