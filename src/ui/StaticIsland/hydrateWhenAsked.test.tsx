import {act, screen} from '@testing-library/react';
import {hydrateRoot} from 'react-dom/client';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {hydrateWhenAsked} from './hydrateWhenAsked';

jest.mock('@docusaurus/useIsBrowser', () => jest.fn<boolean, []>());
const isBrowser = jest.mocked(useIsBrowser);

const Step = ({at}: {at: number}) => <p>step {at}</p>;
const load = jest.fn(() => Promise.resolve({default: Step}));

beforeEach(() => load.mockClear());

/** Takes over a page that the server wrote at step 1, and asks for step 3. */
async function takeOver(by: () => Promise<{default: typeof Step}>, asked: boolean) {
  isBrowser.mockReturnValue(false);
  document.body.innerHTML =
    '<main><div class="island"><div class="island"><p>step <!-- -->1</p></div></div></main>';
  const Asked = hydrateWhenAsked<{at: number}>(by, <p>It did not arrive.</p>);
  const main = document.querySelector('main')!;
  const root = await act(() => Promise.resolve(hydrateRoot(main, <Asked at={1} asked={false} />)));
  isBrowser.mockReturnValue(true);
  await act(() => Promise.resolve(root.render(<Asked at={3} asked={asked} />)));
  return root;
}

test('not asked, it stays as the server wrote it, and its code is not fetched', async () => {
  const root = await takeOver(load, false);
  expect(screen.getByText('step 1')).toBeInTheDocument();
  expect(load).not.toHaveBeenCalled();
  act(() => root.unmount());
});

test('asked, it is fetched and shows what it is given', async () => {
  const root = await takeOver(load, true);
  expect(document.querySelector('main')).toHaveTextContent(/^step 3$/);
  act(() => root.unmount());
});

test('when its code does not arrive, words stand in its place, not what was not asked for', async () => {
  const root = await takeOver(() => Promise.reject(new Error('no signal')), true);
  expect(document.querySelector('main')).toHaveTextContent(/^It did not arrive\.$/);
  act(() => root.unmount());
});

test('once its code is here no press can begin before it is drawn', async () => {
  let arrive: (module: {default: typeof Step}) => void = () => undefined;
  const root = await takeOver(() => new Promise((resolve) => (arrive = resolve)), true);
  const environment = globalThis as {IS_REACT_ACT_ENVIRONMENT?: boolean};
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  arrive({default: Step});
  // Promises go before whatever a hand does; a drawing that React puts off does not.
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  expect(document.querySelector('main')).toHaveTextContent(/^step 3$/);
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  act(() => root.unmount());
});
