import {act, render, screen, within} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';
import {figures} from '@site/tests/support/guideFigures';
import {placeStore} from '../../edition/edition';
import {boughtKey, rowId} from '../bought';
import {shoppingRows} from '../shopping';
import {isCount} from '../shoppingGroups';
import ShoppingList from '.';

const rows = shoppingRows(figures, 'party-crew');
const toTick = rows.filter(({group, brc}) => !isCount(group) && brc !== '');
const [first] = toTick;

const show = (year: number) =>
  render(<ShoppingList figures={{...figures, year}} crew="party-crew" />);
const kept = (year: number, place: 'brc' | 'street' = 'brc') =>
  JSON.parse(localStorage.getItem(boughtKey(year, place)) ?? '[]') as string[];

afterEach(() => act(() => placeStore.set('brc')));

test('a line that is ticked is kept on the device, for the year and the place', async () => {
  show(2001);
  await userEvent.click(screen.getAllByRole('checkbox')[0]!);
  expect(kept(2001)).toEqual([rowId(first!, 'party-crew')]);
  expect(kept(2001, 'street')).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent(`1 of ${toTick.length} ticked`);
});

test('the other place has ticks of its own', async () => {
  show(2002);
  await userEvent.click(screen.getAllByRole('checkbox')[0]!);
  act(() => placeStore.set('street'));
  expect(screen.getAllByRole('checkbox')[0]).not.toBeChecked();
});

test('ticks are taken back after asking', async () => {
  show(2003);
  await userEvent.click(screen.getAllByRole('checkbox')[0]!);
  await userEvent.click(screen.getByRole('button', {name: 'clear 1 tick'}));
  await userEvent.click(screen.getByRole('button', {name: 'yes, clear 1 tick'}));
  expect(kept(2003)).toEqual([]);
});

test('every line that is needed can be ticked; what is counted on, or not needed here, cannot', () => {
  show(2004);
  expect(screen.getAllByRole('checkbox')).toHaveLength(toTick.length);
  const people = screen.getByRole('group', {name: 'people at the peak'});
  expect(within(people).queryByRole('checkbox')).toBeNull();
});

test('the sum of the crews’ panels has no box', () => {
  render(<ShoppingList figures={{...figures, year: 2005}} />);
  const panels = within(screen.getByRole('group', {name: 'panels'}));
  expect(panels.getByText('all crews together')).toBeInTheDocument();
  expect(panels.getAllByRole('checkbox')).toHaveLength(panels.getAllByRole('listitem').length - 1);
});
