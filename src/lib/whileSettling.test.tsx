import {whileSettling} from './whileSettling';

let resize: (() => void) | undefined;

beforeEach(() => {
  jest.useFakeTimers();
  window.ResizeObserver = class {
    constructor(private readonly callback: ResizeObserverCallback) {}
    observe() {
      resize = () => this.callback([], this);
      resize();
    }
    unobserve() {
      // Nothing is observed one by one.
    }
    disconnect() {
      resize = undefined;
    }
  };
});
afterEach(() => jest.useRealTimers());

const work = jest.fn();
beforeEach(() => work.mockClear());

test('work is done at once and again when the page grows', () => {
  const stop = whileSettling(work);
  resize?.();
  expect(work).toHaveBeenCalledTimes(2);
  stop();
});

test('work is done again when a scroll has ended that nobody asked for', () => {
  const stop = whileSettling(work);
  window.dispatchEvent(new Event('scrollend'));
  expect(work).toHaveBeenCalledTimes(2);
  stop();
  window.dispatchEvent(new Event('scrollend'));
  expect(work).toHaveBeenCalledTimes(2);
});

test.each(['pointerdown', 'touchstart', 'wheel', 'keydown'])(
  'after %s the page is left to its reader',
  (move) => {
    whileSettling(work);
    window.dispatchEvent(new Event(move));
    expect(resize).toBeUndefined();
  },
);

test('after ten seconds, and when it is stopped, nothing is done any more', () => {
  whileSettling(work);
  jest.advanceTimersByTime(10_000);
  expect(resize).toBeUndefined();
  whileSettling(work)();
  expect(resize).toBeUndefined();
});
