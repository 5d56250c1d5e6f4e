import {act, fireEvent, render, screen} from '@testing-library/react';
import {hydrateRoot} from 'react-dom/client';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {setInView} from '@site/tests/support/inView';
import {hydrateWhenVisible} from './hydrateWhenVisible';

jest.mock('@docusaurus/useIsBrowser', () => jest.fn<boolean, []>());
const isBrowser = jest.mocked(useIsBrowser);

const Map = ({hung}: {hung: number}) => <p>hung: {hung}</p>;
const load = jest.fn(() => Promise.resolve({default: Map}));

beforeEach(() => load.mockClear());

/** Takes over a page that the server wrote, in which nothing is hung. */
async function takeOver(load: () => Promise<{default: typeof Map}>) {
  isBrowser.mockReturnValue(false);
  document.body.innerHTML =
    '<main><div class="island"><div class="island"><p>hung: <!-- -->0</p></div></div></main>';
  const main = document.querySelector('main')!;
  const WakingMap = hydrateWhenVisible(load);
  const root = await act(() => Promise.resolve(hydrateRoot(main, <WakingMap hung={0} />)));
  isBrowser.mockReturnValue(true);
  await act(() => Promise.resolve(root.render(<WakingMap hung={2} />)));
  return root;
}

test('out of view it stays as the server wrote it, and its code is not fetched', async () => {
  setInView(false);
  const root = await takeOver(load);
  expect(screen.getByText('hung: 0')).toBeInTheDocument();
  expect(load).not.toHaveBeenCalled();
  act(() => root.unmount());
});

test('in view it comes alive, and nothing of the old one is left', async () => {
  setInView(true);
  const root = await takeOver(load);
  expect(document.querySelector('main')).toHaveTextContent(/^hung: 2$/);
  act(() => root.unmount());
});

test('what had the focus has it again', async () => {
  const Links = ({hung}: {hung: number}) => (
    <p>
      <a href="#a">{hung}</a> <a href="#b">b</a>
    </p>
  );
  setInView(true);
  isBrowser.mockReturnValue(false);
  document.body.innerHTML =
    '<main><div class="island"><div class="island"><p><a href="#a">0</a> <a href="#b">b</a></p></div></div></main>';
  const main = document.querySelector('main')!;
  const drawn = screen.getByRole('link', {name: 'b'});
  drawn.focus();
  const WakingLinks = hydrateWhenVisible(() => Promise.resolve({default: Links}));
  const root = await act(() => Promise.resolve(hydrateRoot(main, <WakingLinks hung={0} />)));
  expect(screen.getByRole('link', {name: 'b'})).not.toBe(drawn);
  expect(screen.getByRole('link', {name: 'b'})).toHaveFocus();
  act(() => root.unmount());
});

describe('while a link is pressed', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** Presses what the server wrote, and has the code arrive meanwhile. */
  async function press() {
    setInView(true);
    let arrive: (module: {default: typeof Map}) => void = () => undefined;
    const root = await takeOver(() => new Promise((resolve) => (arrive = resolve)));
    const drawn = screen.getByText('hung: 0');
    fireEvent.pointerDown(drawn);
    await act(() => Promise.resolve(arrive({default: Map})));
    expect(drawn).toBeInTheDocument();
    return {root, drawn};
  }

  test('it stays, so that the click is heard, and comes alive after it', async () => {
    const {root, drawn} = await press();
    fireEvent.pointerUp(drawn);
    await act(() => jest.advanceTimersByTimeAsync(100));
    const heard = jest.fn();
    drawn.addEventListener('click', heard);
    fireEvent.click(drawn);
    expect(heard).toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByText('hung: 2')).toBeInTheDocument();
    act(() => root.unmount());
  });

  test('without a click it comes alive soon after it is let go', async () => {
    const {root, drawn} = await press();
    fireEvent.pointerUp(drawn);
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(drawn).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(300));
    expect(screen.getByText('hung: 2')).toBeInTheDocument();
    act(() => root.unmount());
  });
});

test('when its code does not arrive, what the server wrote stays', async () => {
  setInView(true);
  const root = await takeOver(() => Promise.reject(new Error('no signal')));
  expect(screen.getByText('hung: 0')).toBeInTheDocument();
  act(() => root.unmount());
});

test('in a page that is opened from another one it is drawn at once', async () => {
  setInView(false);
  isBrowser.mockReturnValue(true);
  const WakingMap = hydrateWhenVisible(load);
  render(<WakingMap hung={1} />);
  expect(await screen.findByText('hung: 1')).toBeInTheDocument();
});
