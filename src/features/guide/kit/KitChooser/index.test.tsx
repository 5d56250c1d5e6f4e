import {act, render, screen} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {crewStore} from '../../edition/edition';
import KitChooser from '.';

jest.mock('@docusaurus/useBrokenLinks', () => () => ({collectAnchor: () => undefined}), {
  virtual: true,
});
jest.mock('../../edition/useEdition', () => ({useEdition: () => undefined}));
jest.mock('../../edition/PlaceSwitch', () => () => null);

afterEach(() => act(() => crewStore.set('all')));

test('links name the crews in the address, and the chosen one is marked', () => {
  render(<KitChooser />);
  act(() => crewStore.set('business-crew'));
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/#all-crews',
    '/#party-crew',
    '/#business-crew',
    '/#head-and-hind-crew',
  ]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([
    null,
    null,
    'true',
    null,
  ]);
});

test('prints', async () => {
  const print = jest.fn();
  window.print = print;
  render(<KitChooser />);
  act(() => crewStore.set('party-crew'));
  await userEvent.click(screen.getByRole('button', {name: 'print this kit: Party Crew'}));
  expect(print).toHaveBeenCalledTimes(1);
});

test('says so when a crew has no table', () => {
  render(<KitChooser />);
  act(() => crewStore.set('tech-crew'));
  expect(screen.getByText(/Tech has no table of its own/)).toBeInTheDocument();
  expect(screen.getByRole('button', {name: 'print all of it'})).toBeInTheDocument();
});
