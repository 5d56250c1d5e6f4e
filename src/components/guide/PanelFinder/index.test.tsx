import {readFileSync} from 'node:fs';
import {act, render, screen, waitFor, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {figures, titles} from '@site/tests/support/guideFigures';
import {setInView} from '@site/tests/support/inView';
import type {PanelFile} from '@site/src/lib/guide/panelFile';
import PanelFinder from '.';

const map = JSON.parse(readFileSync('docs/setup/panels.json', 'utf8')) as PanelFile;

// Five maps to draw for each.
jest.setTimeout(20_000);

/** Opens the finder at an address, on a wide screen, and waits for the maps. */
async function open(hash = '') {
  window.history.replaceState(null, '', `/setup/panels/${hash}`);
  setInView(false);
  const page = await act(() =>
    Promise.resolve(render(<PanelFinder map={map} groups={figures.hanging} titles={titles} />)),
  );
  await waitFor(() => expect(page.container.querySelectorAll('svg[data-view]')).toHaveLength(5));
  return page;
}

const title = () => screen.getByRole('heading', {level: 2});
const view = () => screen.getByRole('button', {pressed: true}).textContent;
const neighbors = () =>
  within(screen.getByText('Neighbors').nextElementSibling as HTMLElement)
    .getAllByRole('link')
    .map((link) => link.querySelector('strong')?.textContent);

beforeAll(() => {
  window.matchMedia = ((media: string) => ({
    matches: false,
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
  Element.prototype.scrollIntoView = () => undefined;
});

test.each(['#17D', '#17d', '#17%20D'])(
  '%s shows 17D, its side, crew, neighbors and order',
  async (hash) => {
    const {container} = await open(hash);
    expect(title()).toHaveTextContent('17D');
    expect(container).toHaveTextContent('Primary Mount');
    expect(container).toHaveTextContent('party side (driver side, left)');
    expect(container).toHaveTextContent('Party Crew (red)');
    expect(container).toHaveTextContent('Primary mounts: 7D, then 17D, then 21D.');
    expect(neighbors()).toEqual(['16D', '18D', '21D']);
    expect(view()).toBe('party');
  },
);

test('a neighbor leads on, and the address has its name', async () => {
  await open('#17D');
  await userEvent.click(screen.getAllByRole('link', {name: /^16D/}).at(-1)!);
  expect(title()).toHaveTextContent('16D');
  expect(window.location.hash).toBe('#16D');
});

test('the field takes what somebody types', async () => {
  await open();
  await userEvent.type(screen.getByRole('combobox', {name: 'panel'}), 'r5p{Enter}');
  expect(title()).toHaveTextContent('R5P');
  expect(view()).toBe('rear');
});

test('an unknown name says so and offers the nearest', async () => {
  await open('#44D');
  expect(title()).toHaveTextContent('There is no 44D: on the party side the last is 43D.');
  await userEvent.click(screen.getAllByRole('link', {name: '43D'}).at(0)!);
  expect(title()).toHaveTextContent('43D');
});

test('an id of the page is no name', async () => {
  window.document.body.insertAdjacentHTML('beforeend', '<h3 id="all-panels">all</h3>');
  await open('#all-panels');
  expect(screen.getByText('Type its name, or tap the map.')).toBeVisible();
});

test('a view in which the panel is not seen says so', async () => {
  await open('#17D');
  await userEvent.click(screen.getByRole('button', {name: 'rear'}));
  expect(screen.getByText('17D is not seen in this view.')).toBeInTheDocument();
});

test('arrow keys lead from panel to panel, of which one is a stop of the Tab key', async () => {
  const {container} = await open('#17D');
  const party = container.querySelector('[data-view="party"]') as SVGSVGElement;
  const stops = () =>
    [...party.querySelectorAll('a[tabindex="0"]')].map((a) => a.getAttribute('data-panel'));
  expect(stops()).toEqual(['17D']);
  act(() => party.querySelector<SVGAElement>('a[tabindex="0"]')?.focus());
  await userEvent.keyboard('{ArrowDown}');
  expect(stops()).toEqual(['18D']);
  expect(document.activeElement?.getAttribute('data-panel')).toBe('18D');
});

test('what no order list names is said, and what is on no map', async () => {
  const {container} = await open('#F7D');
  expect(container).toHaveTextContent('No order list that we have names F7D.');
  expect(container).toHaveTextContent('Where F7D meets 10D is on no map that we have.');
});

test('an order that nobody has written down is called so', async () => {
  const {container} = await open('#F1D');
  expect(container).toHaveTextContent('Nobody has written down the order of these');
});
