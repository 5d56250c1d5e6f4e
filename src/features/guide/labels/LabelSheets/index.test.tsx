import {map, figures} from '@site/tests/support/guideFigures';
import {fireEvent, render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {NOTHING_YET} from '../noLabels';
import LabelSheets from '.';
// Loaded when it is wanted; here beforehand, so that no test waits for it to be compiled.
import './Sheets';

let path = '/';
jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDocsVersion: () => ({pluginId: 'default', version: 'shown'}),
  useVersions: () => [
    {name: 'shown', docs: [{id: 'setup/panels', path: `${path}/setup/panels/`.replace('//', '/')}]},
  ],
}));

const open = (search: string) => {
  window.history.replaceState(null, '', `/setup/labels/${search}`);
  return render(<LabelSheets map={map} struts={figures.struts ?? []} how="Cut along the lines." />);
};
const labels = async () =>
  (await screen.findAllByRole('img')).map((label) => label.getAttribute('aria-label'));
const addresses = async () => {
  await labels();
  return [...document.querySelectorAll('[data-address]')].map((code) =>
    code.getAttribute('data-address'),
  );
};

/** The button is there, says why it does not print, and does not. */
function expectNoPrint(reason: string) {
  const print = jest.spyOn(window, 'print').mockImplementation();
  const button = screen.getByRole('button', {name: 'print', description: reason});
  expect(button).toHaveAttribute('aria-disabled', 'true');
  button.click();
  expect(print).not.toHaveBeenCalled();
}

beforeEach(() => {
  path = '/';
});

test('nothing is chosen at first, and it says what to choose', () => {
  open('');
  expect(screen.getByText(NOTHING_YET)).toBeInTheDocument();
  expectNoPrint(NOTHING_YET);
});

test('a choice without labels says which panels there are none of', () => {
  open('?crew=head-and-hind-crew&section=Primary+Mount');
  expectNoPrint('No Head & Hind panels in Primary Mount.');
});

test('the address chooses: a label for each neighbor, with all that it says', async () => {
  open('?panels=17D,r1');
  expect(await labels()).toEqual([
    '17D, Primary Mount, party side, edge to 16D',
    '17D, Primary Mount, party side, edge to 18D',
    '17D, Primary Mount, party side, edge to 21D',
    'R1, Dock, center, edge to R2D',
    'R1, Dock, center, edge to R2P',
  ]);
  expect(screen.getByText('5 labels on 1 sheet')).toBeInTheDocument();
  const [first] = screen.getAllByRole('img');
  for (const text of ['17D', 'Primary Mount', 'D', '16D'])
    expect(within(first!).getByText(text)).toBeInTheDocument();
});

test('a label says how long its edge is', async () => {
  open('?panels=17D');
  await labels();
  const said = screen.getAllByRole('img').map((label) => label.textContent);
  expect(said.map((text) => /\d' [\d½]+"/.exec(text ?? '')?.[0])).toEqual([
    `4' 1½"`,
    `7' 1"`,
    `4' 6½"`,
  ]);
});

test('the code leads to the panel’s page', async () => {
  open('?panels=38P');
  expect(new Set(await addresses())).toEqual(new Set(['https://www.baaahs.org/setup/panels/#38P']));
});

test('a frozen year’s codes lead into that year', async () => {
  path = '/2024';
  open('?panels=38P');
  expect((await addresses())[0]).toBe('https://www.baaahs.org/2024/setup/panels/#38P');
});

test('ten labels are a sheet', async () => {
  open('?section=Belly,Rack');
  await labels();
  const sheets = screen.getAllByRole('list', {name: /^sheet/});
  const sizes = sheets.map((sheet) => within(sheet).getAllByRole('img').length);
  expect(sizes.slice(0, -1).every((size) => size === 10)).toBe(true);
  const total = sizes.reduce((a, b) => a + b);
  expect(screen.getByText(`${total} labels on ${sheets.length} sheets`)).toBeInTheDocument();
});

test('names that no panel has are said, whatever they hold', () => {
  open(`?panels=${encodeURIComponent(`17D, <b>x</b>, 99Z${', q'.repeat(300)}`)}`);
  expect(screen.getByText('No panel is called “<b>x</b>”, “99Z”, “q”.')).toBeInTheDocument();
});

test('a strut is called one, with a link to it, and has no label', () => {
  open('?panels=17def,33A,99Z');
  const link = screen.getByRole('link', {name: '17DEF'});
  expect(link).toHaveAttribute('href', '/setup/panels/#strut-17DEF');
  expect(link.parentElement).toHaveTextContent('17DEF is a strut. Only panels have these labels.');
  expect(screen.getByRole('link', {name: '33A'})).toBeInTheDocument();
  expect(screen.getByText('No panel is called “99Z”.')).toBeInTheDocument();
});

test('crew, section and names are chosen on the page, and the address follows', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({advanceTimers: jest.advanceTimersByTime});
  open('');
  await user.click(screen.getByRole('checkbox', {name: 'Party Crew'}));
  await user.click(screen.getByRole('checkbox', {name: 'Belly'}));
  fireEvent.change(screen.getByLabelText('panels by name'), {target: {value: 'r1'}});
  jest.advanceTimersByTime(400);
  jest.useRealTimers();
  expect(window.location.search).toBe('?crew=party-crew&section=Belly&panels=r1');
  const names = (await labels()).map((label) => label?.split(',')[0]);
  expect([...new Set(names)]).toEqual(['14D', '18D', '23D', 'R1']);
});
