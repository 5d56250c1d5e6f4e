import {fireEvent, render, screen} from '@testing-library/react';
import Viewer from '.';
import {addDialog} from '@site/tests/support/dialog';
import {setReducedMotion} from '@site/tests/support/reducedMotion';

const size = {width: 1200, height: 800};
const items = [
  {src: '/img/gallery/pool.webp', alt: 'A pool.', ...size},
  {src: '/img/gallery/dance.mp4', alt: 'A dance.', ...size, isVideo: true},
  {src: '/img/gallery/moon.webp', alt: 'A moon.', ...size},
  {src: '/img/gallery/hat.webp', alt: 'A hat.', ...size},
];

const play = jest.fn(() => Promise.resolve());
const onMove = jest.fn();
const onClose = jest.fn();
const view = (shown: number, still = false) =>
  render(<Viewer {...{items, shown, still, onMove, onClose}} />);
const slide = (place: string) => document.querySelector(`[data-place=${place}]`);

beforeEach(() => {
  jest.clearAllMocks();
  setReducedMotion(false);
  addDialog();
  Object.assign(HTMLMediaElement.prototype, {play, pause: jest.fn()});
});

test('it shows the picture, its words and how many there are', () => {
  view(2);
  expect(slide('here')?.querySelector('img')?.getAttribute('src')).toBe('/img/gallery/moon.webp');
  expect(screen.getByText('3 of 4')).not.toBeNull();
  expect(screen.getByText('A moon.')).not.toBeNull();
});

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowLeft', 1, 0],
  ['Home', 2, 0],
  ['End', 0, 3],
  ['ArrowRight', 3, 0],
  ['ArrowLeft', 0, 3],
])('%s leads from %i to %i', (key, from, to) => {
  view(from);
  fireEvent.keyDown(screen.getByRole('dialog'), {key});
  expect(onMove.mock.calls).toEqual([[to]]);
});

test('keys that belong to the browser are left to it', () => {
  view(1);
  fireEvent.keyDown(screen.getByRole('dialog'), {key: 'ArrowLeft', altKey: true});
  fireEvent.keyDown(screen.getByRole('dialog'), {key: 'a'});
  expect(onMove).not.toHaveBeenCalled();
});

test('the buttons turn the pages and close', () => {
  view(1);
  fireEvent.click(screen.getByRole('button', {name: 'Previous picture'}));
  fireEvent.click(screen.getByRole('button', {name: 'Next picture'}));
  expect(onMove.mock.calls).toEqual([[0], [2]]);
  fireEvent.click(screen.getByRole('button', {name: 'Close'}));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('told late that it was closed, one that is open again stays', () => {
  view(1);
  fireEvent(screen.getByRole('dialog'), new Event('close'));
  expect(onClose).not.toHaveBeenCalled();
});

test('the neighbours are fetched, but nobody gets into them', () => {
  view(0);
  for (const place of ['before', 'after']) {
    expect(slide(place)?.querySelector('img')?.getAttribute('loading')).toBe('eager');
    expect(slide(place)?.hasAttribute('inert')).toBe(true);
  }
  expect(slide('after')?.querySelector('video')?.preload).toBe('none');
});

test('a video plays, with controls and a name', () => {
  view(1);
  const video = screen.getByLabelText<HTMLVideoElement>('A dance.');
  expect(video.controls && video.autoplay && video.muted).toBe(true);
  expect(play).toHaveBeenCalledTimes(1);
});

test('a video waits where nothing is to move', () => {
  view(1, true);
  const video = screen.getByLabelText<HTMLVideoElement>('A dance.');
  expect([video.autoplay, video.controls]).toEqual([false, true]);
  expect(play).not.toHaveBeenCalled();
});

test('closed, it holds nothing', () => {
  view(-1);
  expect(document.querySelector('dialog')?.childElementCount).toBe(0);
});
