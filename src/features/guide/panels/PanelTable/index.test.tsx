import {map, figures} from '@site/tests/support/guideFigures';
import {render, screen, within} from '@testing-library/react';
import PanelTable from '.';

const struts = figures.struts ?? [];

test('every panel has a row of that id, with its name as header', () => {
  const {container} = render(<PanelTable map={map} groups={figures.hanging} struts={struts} />);
  const rows = [...container.querySelectorAll('tbody tr')];
  expect(rows.map(({id}) => id).sort()).toEqual(map.panels.map(({name}) => name).sort());
  const row = container.querySelector<HTMLElement>('[id="14D"]')!;
  expect(within(row).getByRole('rowheader')).toHaveTextContent('14D');
  expect(row).toHaveTextContent('Belly: 14D, then 18D, then 23D.');
  expect(within(row).getByRole('link', {name: '18D'})).toHaveAttribute('href', '#18D');
});

test('an order is written out once; the panels after the first say what they hang between', () => {
  const {container} = render(<PanelTable map={map} groups={figures.hanging} struts={struts} />);
  const row = (name: string) => container.querySelector(`[id="${name}"]`);
  expect(row('18D')).toHaveTextContent('Belly: after 14D, before 23D.');
  expect(row('23D')).toHaveTextContent('Belly: after 18D.');
});

test('each crew has a table of its own, which says the side where there is but one', () => {
  render(<PanelTable map={map} groups={figures.hanging} struts={struts} />);
  const tables = screen.getAllByRole('table');
  expect(tables.map((table) => table.querySelector('caption')?.textContent)).toEqual([
    'Party Crew (red)Dparty side (driver side, left)',
    'Business Crew (green)Pbusiness side (passenger side, right)',
    'Head & Hind Crew (blue)',
  ]);
  const sides = tables.map((table) => within(table).queryByRole('columnheader', {name: 'side'}));
  expect(sides.map(Boolean)).toEqual([false, false, true]);
});

test('every neighbor that is linked has a row, and every jump a place', () => {
  const {container} = render(<PanelTable map={map} groups={figures.hanging} struts={struts} />);
  const places = new Set([...container.querySelectorAll('[id]')].map(({id}) => `#${id}`));
  const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  expect(links).not.toEqual([]);
  expect(links.filter((address) => !places.has(address))).toEqual([]);
});

test('every row shows the shape of its panel, for the eye alone', () => {
  const {container} = render(<PanelTable map={map} groups={figures.hanging} struts={struts} />);
  const shapes = [...container.querySelectorAll('tr[id] > th svg[aria-hidden="true"] path')];
  expect(shapes).toHaveLength(map.panels.length);
  for (const shape of shapes) expect(shape.getAttribute('d')).toMatch(/^M\d+ \d+l[-\d ]+z$/);
});
