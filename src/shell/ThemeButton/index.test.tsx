import {fireEvent, render, screen} from '@testing-library/react';
import ThemeButton from '.';

test('one button with one name turns day into night and back', () => {
  const onClick = jest.fn();
  render(<ThemeButton onClick={onClick} />);
  fireEvent.click(screen.getByRole('button', {name: 'Switch between dark and light mode'}));
  expect(onClick).toHaveBeenCalledTimes(1);
});
