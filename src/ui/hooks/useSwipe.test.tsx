import {fireEvent, render, screen} from '@testing-library/react';
import {addPointerEvents} from '@site/tests/support/pointerEvents';
import {useSwipe} from './useSwipe';

const turn = jest.fn();
const capture = jest.fn();

function Stage({ignores = false}) {
  return <div data-testid="stage" {...useSwipe(turn, () => ignores)} />;
}

const stage = () => screen.getByTestId('stage');
const finger = {pointerId: 1, isPrimary: true, pointerType: 'touch'};

/** Puts a finger down at 200, 200, moves it there step by step, lifts it. */
function drag(steps: [number, number][], pointer: object = finger) {
  const at = ([clientX, clientY]: [number, number]) => ({...pointer, clientX, clientY});
  fireEvent.pointerDown(stage(), at([200, 200]));
  for (const step of steps) fireEvent.pointerMove(stage(), at(step));
  const seen = stage().style.getPropertyValue('--swipe');
  fireEvent.pointerUp(stage(), at(steps.at(-1) ?? [200, 200]));
  return seen;
}

beforeEach(() => {
  addPointerEvents();
  jest.clearAllMocks();
  HTMLElement.prototype.setPointerCapture = capture;
});

test('to the left is on, to the right is back', () => {
  render(<Stage />);
  drag([[120, 205]]);
  drag([[290, 190]]);
  expect(turn.mock.calls).toEqual([[1], [-1]]);
});

test('the page follows the finger, and lies still after it', () => {
  render(<Stage />);
  expect(
    drag([
      [180, 200],
      [150, 230],
    ]),
  ).toBe('-50px');
  expect(stage().style.getPropertyValue('--swipe')).toBe('');
  expect(stage().dataset.swiping).toBeUndefined();
});

test('a short way, or a way back, turns nothing', () => {
  render(<Stage />);
  drag([[160, 200]]);
  drag([
    [100, 200],
    [190, 200],
  ]);
  expect(turn).not.toHaveBeenCalled();
});

test('up and down is no swipe', () => {
  render(<Stage />);
  drag([
    [195, 150],
    [100, 100],
  ]);
  expect(turn).not.toHaveBeenCalled();
});

test.each([
  ['a mouse', {...finger, pointerType: 'mouse'}],
  ['a second finger', {...finger, isPrimary: false}],
])('%s turns nothing', (_, pointer) => {
  render(<Stage />);
  drag([[50, 200]], pointer);
  expect(turn).not.toHaveBeenCalled();
});

test('a second finger ends the swipe of the first', () => {
  render(<Stage />);
  fireEvent.pointerDown(stage(), {...finger, clientX: 200, clientY: 200});
  fireEvent.pointerMove(stage(), {...finger, clientX: 150, clientY: 200});
  fireEvent.pointerDown(stage(), {...finger, pointerId: 2, isPrimary: false});
  fireEvent.pointerUp(stage(), {...finger, clientX: 20, clientY: 200});
  expect(turn).not.toHaveBeenCalled();
});

test('a touch that is something else turns nothing', () => {
  render(<Stage ignores />);
  drag([[50, 200]]);
  expect(turn).not.toHaveBeenCalled();
});

test('on an enlarged page a finger looks around', () => {
  Object.assign(window, {visualViewport: {scale: 2}});
  render(<Stage />);
  drag([[50, 200]]);
  expect(turn).not.toHaveBeenCalled();
  Object.assign(window, {visualViewport: undefined});
});
