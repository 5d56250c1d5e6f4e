import {act, fireEvent, render, screen} from '@testing-library/react';
import {fakeLayout} from '@site/tests/support/layout';
import DjWall from '.';

jest.mock('@docusaurus/useBrokenLinks', () => () => ({collectAnchor: () => undefined}), {
  virtual: true,
});

const djs = [
  {name: 'Aphex', affiliation: 'BAAAHS', bio: 'Trance.'},
  {name: 'Booty Juice', affiliation: 'DAD SF, BAAAHS'},
  {name: 'M*J*R'},
];
const scrollIntoView = jest.fn();
const open = (address: string) => {
  window.history.replaceState({key: 'kept'}, '', address);
  return render(<DjWall djs={djs} />);
};
const names = () => screen.queryAllByRole('heading').map((heading) => heading.textContent);
const marked = () => document.querySelector('[aria-current]')?.id;

beforeEach(() => {
  fakeLayout();
  jest.useFakeTimers();
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
});
afterEach(() => jest.useRealTimers());

test.each([
  ['/', ['Aphex', 'Booty Juice', 'M*J*R'], undefined],
  ['/?with=BAAAHS', ['Aphex', 'Booty Juice'], undefined],
  ['/?with=Nobody', ['Aphex', 'Booty Juice', 'M*J*R'], undefined],
  ['/?with=BAAAHS&q=trance#aphex', ['Aphex'], 'aphex'],
  ['/?with=BAAAHS#m-j-r', ['Aphex', 'Booty Juice', 'M*J*R'], 'm-j-r'],
])('%s shows %j and marks %s', (address, shown, id) => {
  open(address);
  expect(names()).toEqual(shown);
  expect(marked()).toBe(id);
});

test('what is typed goes into the address once, after a pause, and the mark out of it', () => {
  open('/?theme=dark#aphex');
  const replace = jest.spyOn(window.history, 'replaceState');
  const field = screen.getByLabelText('find a DJ');
  for (const value of ['m', 'mj', 'mjr']) fireEvent.change(field, {target: {value}});
  expect(names()).toEqual(['M*J*R']);
  act(() => jest.runAllTimers());
  expect(replace).toHaveBeenCalledTimes(1);
  expect(window.location.href).toMatch(/\/\?theme=dark&q=mjr$/);
  expect(window.history.state).toEqual({key: 'kept'});
});

test('a page that is left keeps its address', () => {
  const {unmount} = open('/');
  fireEvent.change(screen.getByLabelText('find a DJ'), {target: {value: 'mjr'}});
  unmount();
  jest.runAllTimers();
  expect(window.location.search).toBe('');
});
