import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import UpdateBar from '.';

test('the reader is told, and chooses', async () => {
  const onShow = jest.fn();
  const onLater = jest.fn();
  render(<UpdateBar onShow={onShow} onLater={onLater} />);
  expect(screen.getByRole('status').textContent).toContain('newer edition');
  await userEvent.click(screen.getByRole('button', {name: 'later'}));
  expect([onShow.mock.calls.length, onLater.mock.calls.length]).toEqual([0, 1]);
  await userEvent.click(screen.getByRole('button', {name: 'show it'}));
  expect(onShow).toHaveBeenCalledTimes(1);
});
