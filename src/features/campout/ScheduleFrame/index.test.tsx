import {render, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {setInView} from '@site/tests/support/inView';
import ScheduleFrame from '.';

const url = 'https://example.org/schedule';
const ask = jest.fn<Promise<unknown>, unknown[]>();
const show = () => render(<ScheduleFrame url={url} title="Schedule" />);

beforeEach(() => {
  window.fetch = ask as typeof fetch;
  ask.mockReset();
  setInView(true);
});

test('far below, nothing is asked and nothing is framed', () => {
  setInView(false);
  show();
  expect(ask).not.toHaveBeenCalled();
  expect(screen.queryByTitle('Schedule')).toBeNull();
});

test('near, the document comes once the other site has answered, which learns nothing of us', async () => {
  ask.mockResolvedValue({});
  show();
  expect(screen.queryByTitle('Schedule')).toBeNull();
  expect(await screen.findByTitle('Schedule')).toHaveAttribute('src', url);
  expect(ask.mock.calls).toEqual([
    [url, expect.objectContaining({credentials: 'omit', referrerPolicy: 'no-referrer'})],
  ]);
});

test('where it does not answer a line says so, and it can be asked again or shown all the same', async () => {
  ask.mockRejectedValue(new TypeError('failed'));
  show();
  expect(await screen.findByText(/does not answer from here/)).toBeInTheDocument();
  expect(screen.queryByTitle('Schedule')).toBeNull();
  await userEvent.click(screen.getByRole('button', {name: 'ask again'}));
  expect(ask).toHaveBeenCalledTimes(2);
  await userEvent.click(await screen.findByRole('button', {name: 'show it anyway'}));
  expect(screen.getByTitle('Schedule')).toBeInTheDocument();
});
