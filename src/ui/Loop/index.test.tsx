import {fireEvent, render, screen} from '@testing-library/react';
import Loop from '.';

const loop = {src: '/img/dance.mp4', alt: 'A dance.', width: 720, height: 480, sizes: '400px'};
const play = jest.fn(() => Promise.resolve());
const pause = jest.fn();
const video = () => document.querySelector('video')!;
const fetched = (readyState: number) =>
  jest.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(readyState);

beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(HTMLMediaElement.prototype, {play, pause});
});

test('it plays by itself, silent, inline, over and over, once it comes near', () => {
  render(<Loop {...loop} paused={false} />);
  expect(video().autoplay && video().loop && video().muted).toBe(true);
  expect(video().hasAttribute('playsinline')).toBe(true);
  expect(video().getAttribute('loading')).toBe('lazy');
});

test('below it lies its still, which says what it shows', () => {
  render(<Loop {...loop} paused={false} />);
  const still = screen.getByRole('img', {name: 'A dance.'});
  expect(still.getAttribute('src')).toBe('/img/dance.webp');
  expect(video().getAttribute('aria-hidden')).toBe('true');
});

test('under reduced motion no file of the video is fetched', () => {
  render(<Loop {...loop} paused={false} />);
  const media = [...video().querySelectorAll('source')].map((source) => source.media);
  expect(media).toEqual(Array(2).fill('(prefers-reduced-motion: no-preference)'));
});

test('paused, it stops; again, it goes on', () => {
  fetched(4);
  const {rerender} = render(<Loop {...loop} paused={false} />);
  rerender(<Loop {...loop} paused />);
  expect(pause).toHaveBeenCalledTimes(1);
  play.mockClear();
  rerender(<Loop {...loop} paused={false} />);
  expect(play).toHaveBeenCalledTimes(1);
});

test('what has not come near is not fetched by the button', () => {
  fetched(0);
  const {rerender} = render(<Loop {...loop} paused={false} />);
  rerender(<Loop {...loop} paused />);
  expect(video().autoplay).toBe(false);
  rerender(<Loop {...loop} paused={false} />);
  expect(video().autoplay).toBe(true);
  expect(play).not.toHaveBeenCalled();
  expect(pause).not.toHaveBeenCalled();
});

test('a video that does not come leaves its still, and where it was asked for, a word', () => {
  const {rerender} = render(<Loop {...loop} paused={false} />);
  fireEvent.error([...document.querySelectorAll('source')].at(-1)!);
  expect(document.querySelector('video')).toBeNull();
  expect(screen.getByRole('img', {name: 'A dance.'})).not.toBeNull();
  expect(screen.queryByText(/needs signal/)).toBeNull();
  rerender(<Loop {...loop} paused={false} controls />);
  expect(screen.getByText(/needs signal/)).not.toBeNull();
  expect(screen.getByRole('img', {name: 'A dance.'})).not.toBeNull();
});
