import {render, screen} from '@testing-library/react';
import Logotype from '.';

it('is a picture named BAAAHS', () => {
  render(<Logotype />);
  expect(screen.getByRole('img', {name: 'BAAAHS'}).tagName).toBe('svg');
});
