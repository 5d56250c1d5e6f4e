import {act, render, screen} from '@testing-library/react';
import {hydrateRoot} from 'react-dom/client';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {staticIsland} from '.';

jest.mock('@docusaurus/useIsBrowser', () => jest.fn<boolean, []>());
const isBrowser = jest.mocked(useIsBrowser);

const Drawing = ({of}: {of: string}) => <p>a drawing of {of}</p>;
const load = jest.fn(() => Promise.resolve({default: Drawing}));
const Island = staticIsland(load);

beforeEach(() => load.mockClear());

test('what the server drew stays as it is, and the code that draws it is not fetched', async () => {
  isBrowser.mockReturnValue(false);
  document.body.innerHTML =
    '<main><div class="island"><p>a drawing of <!-- -->a bus</p></div></main>';
  const drawn = screen.getByText('a drawing of a bus');
  const main = document.querySelector('main')!;
  const root = await act(() => Promise.resolve(hydrateRoot(main, <Island of="a bus" />)));
  // As after the first look of React at the page: the browser is there, and something changes.
  isBrowser.mockReturnValue(true);
  act(() => root.render(<Island of="a bus" />));
  expect(screen.getByText('a drawing of a bus')).toBe(drawn);
  expect(load).not.toHaveBeenCalled();
  act(() => root.unmount());
});

test('in a page that is opened from another one it is fetched and drawn', async () => {
  isBrowser.mockReturnValue(true);
  render(<Island of="a jack" />);
  expect(await screen.findByText('a drawing of a jack')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});
