import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import Collage from '.';
import {setInView} from '@site/tests/support/inView';
import {setReducedMotion} from '@site/tests/support/reducedMotion';

const pictures = Array.from({length: 9}, (_, i) => ({
  src: `/img/home/${i}.jpg`,
  alt: `picture ${i}`,
  width: 900,
  height: 900,
}));
const shown = () => screen.getAllByRole('img').map((image) => image.getAttribute('alt'));

beforeEach(() => {
  jest.useFakeTimers();
  setReducedMotion(false);
  setInView(true);
  render(<Collage pictures={pictures} />);
});
afterEach(() => jest.useRealTimers());

test('three pictures are seen at first', () => {
  expect(shown()).toEqual(['picture 0', 'picture 1', 'picture 2']);
});

test('the frames turn one after the other, until each picture has been seen', () => {
  const seen = new Set(shown());
  act(() => jest.advanceTimersByTime(2500));
  expect(shown()).toEqual(['picture 3', 'picture 1', 'picture 2']);
  for (let i = 0; i < 8; i += 1) {
    act(() => jest.advanceTimersByTime(2500));
    shown().forEach((alt) => seen.add(alt));
  }
  expect(seen.size).toBe(9);
  expect(shown()).toEqual(['picture 0', 'picture 1', 'picture 2']);
});

test('pause keeps them as they are', () => {
  fireEvent.click(screen.getByRole('button', {name: 'pause the pictures'}));
  act(() => jest.advanceTimersByTime(20_000));
  expect(shown()).toEqual(['picture 0', 'picture 1', 'picture 2']);
});

test('out of view nothing turns, and no further picture is fetched', () => {
  cleanup();
  setInView(false);
  render(<Collage pictures={pictures} />);
  act(() => jest.advanceTimersByTime(20_000));
  expect(screen.getAllByRole('img', {hidden: true})).toHaveLength(3);
});
