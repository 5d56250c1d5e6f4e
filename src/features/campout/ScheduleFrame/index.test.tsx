import {act, fireEvent, render, screen} from '@testing-library/react';
import {setInView} from '@site/tests/support/inView';
import {PATIENCE} from './useArrival';
import ScheduleFrame from '.';

const url = 'https://example.org/schedule';
const setOnline = (online: boolean) =>
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
const ownHost = jest.fn();
async function show() {
  render(<ScheduleFrame heading="the days" url={url} title="Schedule" />);
  await act(() => jest.advanceTimersByTimeAsync(0));
}
const frame = () => screen.queryByTitle('Schedule');

beforeEach(() => {
  jest.useFakeTimers();
  setOnline(true);
  setInView(true);
  globalThis.fetch = ownHost.mockReset().mockResolvedValue({});
});
afterEach(() => jest.useRealTimers());

test('far below, nothing is framed and nobody is asked', async () => {
  setInView(false);
  await show();
  expect(frame()).toBeNull();
  expect(ownHost).not.toHaveBeenCalled();
});

test('near, the document comes, and is told no referrer', async () => {
  await show();
  expect(frame()).toHaveAttribute('src', url);
  expect(frame()).toHaveAttribute('referrerpolicy', 'no-referrer');
});

test('it has its height only once something has come', async () => {
  await show();
  expect(frame()).toHaveClass('coming');
  expect(screen.getByRole('status')).toHaveTextContent(/on its way/);
  fireEvent.load(frame()!);
  expect(frame()).not.toHaveClass('coming');
  await act(() => jest.advanceTimersByTimeAsync(PATIENCE));
  expect(frame()).not.toBeNull();
});

test('no answer in time: a line says so, and it can be asked for again', async () => {
  await show();
  await act(() => jest.advanceTimersByTimeAsync(PATIENCE));
  expect(frame()).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent(/does not answer/);
  fireEvent.click(screen.getByRole('button', {name: 'try again'}));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(frame()).toHaveClass('coming');
});

test('who sees that it is empty folds it up', async () => {
  await show();
  fireEvent.load(frame()!);
  fireEvent.click(screen.getByRole('button', {name: 'fold it up'}));
  expect(frame()).toBeNull();
  expect(screen.getByRole('button', {name: 'try again'})).toBeInTheDocument();
});

test('where not even our own host answers, nothing is framed', async () => {
  ownHost.mockRejectedValue(new TypeError('no network'));
  await show();
  expect(frame()).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent(/does not answer/);
});

test('without signal a line says so, and nothing is framed', async () => {
  setOnline(false);
  await show();
  expect(screen.getByText(/There is no signal/)).toBeInTheDocument();
  expect(frame()).toBeNull();
});
