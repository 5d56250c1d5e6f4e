import {act, fireEvent, render, screen} from '@testing-library/react';
import {setInView} from '@site/tests/support/inView';
import {PATIENCE} from './useArrival';
import ScheduleFrame from '.';

const url = 'https://example.org/schedule';
const picture = {src: '/img/night.webp', alt: 'A stage at night.', width: 1200, height: 800};
const setOnline = (online: boolean) =>
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
const ownHost = jest.fn();
async function show() {
  const words = {heading: 'the days', note: 'Those of last year.', title: 'Schedule'};
  render(<ScheduleFrame {...words} url={url} picture={picture} />);
  await act(() => jest.advanceTimersByTimeAsync(0));
}
const frame = () => screen.queryByTitle('Schedule');
const place = () => frame()!.closest('.place');

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

test('the page is whole without it: a picture stands for it, and a way to its own site', async () => {
  setInView(false);
  await show();
  expect(screen.getByAltText('A stage at night.')).toBeInTheDocument();
  expect(screen.getByRole('link', {name: 'open it on its own site (the days)'})).toHaveAttribute(
    'href',
    url,
  );
});

test('it is seen only once something has come', async () => {
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

test('who sees that it is empty is told where it is', async () => {
  await show();
  fireEvent.load(frame()!);
  expect(screen.getByText('Those of last year.')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', {name: 'unfold it here'}));
  expect(screen.queryByText('Those of last year.')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('No schedule to see?');
  expect(screen.getByRole('link', {name: 'open it on its own site (the days)'})).toHaveAttribute(
    'href',
    url,
  );
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('it is folded until somebody unfolds it', async () => {
  await show();
  expect(screen.getByRole('button', {name: 'unfold it here'})).toBeDisabled();
  fireEvent.load(frame()!);
  expect(screen.getByRole('button', {name: 'unfold it here'})).toBeEnabled();
  expect(screen.getByRole('status')).toHaveTextContent('It is here, folded up.');
  const document = frame();
  fireEvent.click(screen.getByRole('button', {name: 'unfold it here', expanded: false}));
  expect(place()).toHaveClass('open');
  // the same one: another would load it anew
  expect(frame()).toBe(document);
  const backUp = jest.fn();
  Element.prototype.scrollIntoView = backUp;
  fireEvent.click(screen.getByRole('button', {name: 'fold it up', expanded: true}));
  expect(place()).not.toHaveClass('open');
  expect(backUp).toHaveBeenCalled();
});

test('who enters it has all of it', async () => {
  await show();
  fireEvent.load(frame()!);
  frame()!.focus();
  fireEvent.blur(window);
  expect(screen.getByRole('button', {name: 'fold it up'})).toBeInTheDocument();
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
