import {fireEvent, render, screen} from '@testing-library/react';
import Gallery from '.';
import {setReducedMotion} from '@site/tests/support/reducedMotion';

const items = [
  {src: '/img/gallery/pool.webp', alt: 'A pool.', cols: 3, rows: 2},
  {src: '/img/gallery/dance.mp4', alt: 'A dance.', cols: 1, rows: 1, isVideo: true},
];

const play = jest.fn(() => Promise.resolve());
const pause = jest.fn();
beforeEach(() => {
  jest.clearAllMocks();
  setReducedMotion(false);
  Object.assign(HTMLMediaElement.prototype, {play, pause});
});

test('one button stops all loops, and starts them again', () => {
  render(<Gallery items={items} />);
  fireEvent.click(screen.getByRole('button', {name: 'pause the loops'}));
  expect(pause).toHaveBeenCalledTimes(1);
  play.mockClear();
  fireEvent.click(screen.getByRole('button', {name: 'play the loops'}));
  expect(play).toHaveBeenCalledTimes(1);
});

test('loops stand still for readers who asked for less motion', () => {
  setReducedMotion(true);
  render(<Gallery items={items} />);
  expect(pause).toHaveBeenCalled();
});

test('each item spans what it says', () => {
  render(<Gallery items={items} />);
  expect(screen.getAllByRole('listitem').map((item) => item.className)).toEqual([
    'cols3 rows2',
    'cols1 rows1',
  ]);
});

test('a loop plays by itself, silent, inline, over and over, and says what it shows', () => {
  render(<Gallery items={items} />);
  const video = screen.getByLabelText<HTMLVideoElement>('A dance.');
  expect(video.autoplay && video.loop && video.muted).toBe(true);
  expect(video.hasAttribute('playsinline')).toBe(true);
  expect(video.poster).toContain('/img/gallery/dance.webp');
});
