import {act, fireEvent, render, screen, waitFor} from '@testing-library/react';
import Gallery from '.';
import {addDialog} from '@site/tests/support/dialog';
import {setReducedMotion} from '@site/tests/support/reducedMotion';

const size = {width: 1200, height: 800};
const items = [
  {src: '/img/gallery/pool.webp', alt: 'A pool.', ...size, cols: 3, rows: 2},
  {src: '/img/gallery/dance.mp4', alt: 'A dance.', ...size, cols: 1, rows: 1, isVideo: true},
  {src: '/img/gallery/moon.webp', alt: 'A moon.', ...size, cols: 2, rows: 1},
];

const play = jest.fn(() => Promise.resolve());
const pause = jest.fn();
const thumb = (name: string) => screen.getByRole('link', {name});
const caption = () => screen.queryByRole('dialog')?.querySelector('[aria-live]')?.textContent;

beforeEach(() => {
  jest.clearAllMocks();
  setReducedMotion(false);
  addDialog();
  Object.assign(HTMLMediaElement.prototype, {play, pause});
  jest.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4);
  window.history.replaceState(null, '', '/campout/last-year/');
});

test('one button stops all loops, says so, and starts them again', () => {
  render(<Gallery items={items} />);
  fireEvent.click(screen.getByRole('button', {name: 'pause the pictures'}));
  expect(pause).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status').textContent).toBe('All pictures stand still.');
  play.mockClear();
  fireEvent.click(screen.getByRole('button', {name: 'play the pictures'}));
  expect(play).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status').textContent).toBe('The pictures play.');
});

test('each item spans what it wishes, or what leaves no hole', () => {
  render(<Gallery items={items} />);
  expect(screen.getAllByRole('listitem').map((item) => item.className)).toEqual([
    'at9cols3 at9rows2 at6cols3 at6rows2 at3cols3 at3rows2 tabletcols3 tabletrows2',
    'at9cols3 at9rows2 at6cols1 at6rows2 at3cols1 at3rows1 tabletcols1 tabletrows1',
    'at9cols3 at9rows2 at6cols2 at6rows2 at3cols2 at3rows1 tabletcols2 tabletrows1',
  ]);
});

test('each item is a link to its whole file, named by what it shows', () => {
  render(<Gallery items={items} />);
  expect(thumb('A pool.').getAttribute('href')).toBe('/img/gallery/pool.webp');
  expect(thumb('A dance. (video)').getAttribute('href')).toBe('/img/gallery/dance.mp4');
});

test('an item opens in the viewer, under its own address, and the loops behind stop', () => {
  render(<Gallery items={items} />);
  fireEvent.click(thumb('A moon.'));
  expect(caption()).toBe('3 of 3: A moon.');
  expect(window.location.search).toBe('?picture=moon');
  expect(pause).toHaveBeenCalled();
});

test('with Ctrl, Cmd, Shift or Alt the link is the browser’s', () => {
  render(<Gallery items={items} />);
  const taken: boolean[] = [];
  const lookOn = (event: Event) => {
    taken.push(event.defaultPrevented);
    // jsdom cannot leave the page.
    event.preventDefault();
  };
  document.addEventListener('click', lookOn);
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
    fireEvent.click(thumb('A moon.'), {[key]: true});
  document.removeEventListener('click', lookOn);
  expect(taken).toEqual([false, false, false, false]);
  expect(caption()).toBeUndefined();
});

test('Back closes it, however far one has gone in it', async () => {
  render(<Gallery items={items} />);
  fireEvent.click(thumb('A pool.'));
  fireEvent.click(screen.getByRole('button', {name: 'Next picture'}));
  fireEvent.click(screen.getByRole('button', {name: 'Next picture'}));
  expect(window.location.search).toBe('?picture=moon');
  act(() => window.history.back());
  await waitFor(() => expect(caption()).toBeUndefined());
  expect(window.location.href).toBe('http://localhost/campout/last-year/');
});

test.each(['?picture=dance', '#dance'])(
  'the address %s opens the item of that name, and closing stays on the page',
  (name) => {
    window.history.replaceState(null, '', `/campout/last-year/${name}`);
    render(<Gallery items={items} />);
    expect(caption()).toBe('2 of 3: A dance.');
    expect(window.location.search + window.location.hash).toBe('?picture=dance');
    fireEvent.click(screen.getByRole('button', {name: 'Close'}));
    expect(caption()).toBeUndefined();
    expect(window.location.href).toBe('http://localhost/campout/last-year/');
  },
);

test.each([
  '?picture=',
  '?picture=gone',
  '?picture=%',
  '#',
  '#gone',
  '#%',
  '#%E0%A4%A',
  '#<img src=x>',
  '#__proto__',
  '#constructor',
])('the address %s opens nothing', (hash) => {
  window.history.replaceState(null, '', `/campout/last-year/${hash}`);
  render(<Gallery items={items} />);
  expect(caption()).toBeUndefined();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});
