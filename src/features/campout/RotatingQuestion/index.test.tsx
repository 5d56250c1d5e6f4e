import {act, fireEvent, render, screen} from '@testing-library/react';
import RotatingQuestion from '.';
import {setReducedMotion} from '@site/tests/support/reducedMotion';

const questions = ['one?', 'two?', 'three?', 'four?'];
const shown = () => document.querySelector('p:not(.hidden)')?.textContent;

beforeEach(() => {
  jest.useFakeTimers();
  setReducedMotion(false);
});
afterEach(() => jest.useRealTimers());

test('goes through the four questions, 2.5 seconds each, and begins anew', () => {
  render(<RotatingQuestion questions={questions} />);
  const seen = [shown()];
  for (let i = 0; i < 4; i += 1) {
    act(() => jest.advanceTimersByTime(2499));
    expect(shown()).toBe(seen.at(-1));
    act(() => jest.advanceTimersByTime(1));
    seen.push(shown());
  }
  expect(seen).toEqual(['one?', 'two?', 'three?', 'four?', 'one?']);
});

test('stands still while paused and goes on after', () => {
  render(<RotatingQuestion questions={questions} />);
  fireEvent.click(screen.getByRole('button', {name: 'pause the questions'}));
  act(() => jest.advanceTimersByTime(10_000));
  expect(shown()).toBe('one?');
  fireEvent.click(screen.getByRole('button', {name: 'play the questions'}));
  act(() => jest.advanceTimersByTime(2500));
  expect(shown()).toBe('two?');
});

test('stands still for readers who asked for less motion', () => {
  setReducedMotion(true);
  render(<RotatingQuestion questions={questions} />);
  act(() => jest.advanceTimersByTime(10_000));
  expect(shown()).toBe('one?');
});
