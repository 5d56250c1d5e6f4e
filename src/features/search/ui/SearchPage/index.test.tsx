import {act, fireEvent, render, screen} from '@testing-library/react';
import SearchPage from '.';

const records = Array.from({length: 35}, (_, i) => ({
  url: `/setup/#s${i}`,
  page: i < 20 ? 'Setup Guide' : 'Teardown',
  title: `section ${'abcdefghijklmnopqrstuvwxyzabcdefghi'[i]}`,
  text: 'A sheep.',
}));
const helpFor = (year?: string) => ({
  pages: [{title: year ? `docs of ${year}` : 'the guide', href: '/setup/'}],
  mail: {label: 'mail', href: 'mailto:info@baaahs.org'},
});
const load = jest.fn((address: string) =>
  Promise.resolve({ok: true, json: () => Promise.resolve({year: address, records})}),
);

let season = 2100;
async function open(query = '') {
  season += 1;
  window.history.replaceState(
    {key: 'kept'},
    '',
    `/search/${query.replace('OLD', `${season - 50}`)}`,
  );
  render(<SearchPage season={String(season)} frozen={[String(season - 50)]} helpFor={helpFor} />);
  await act(() => new Promise((resolve) => setTimeout(resolve, 60)));
}
const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), {target: {value}});

beforeEach(() => {
  load.mockClear();
  globalThis.fetch = load as unknown as typeof fetch;
});

test('the address says what is looked for', async () => {
  await open('?q=sheep');
  expect(screen.getByRole('textbox')).toHaveValue('sheep');
  expect(screen.getByText('35 results for “sheep”')).not.toBeNull();
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'Setup Guide',
    'Teardown',
  ]);
  expect(screen.getAllByRole('link', {name: /section/})).toHaveLength(30);
  fireEvent.click(screen.getByRole('button', {name: 'show 5 more'}));
  expect(screen.getAllByRole('link', {name: /section/})).toHaveLength(35);
});

test('nothing is loaded before the field is used', async () => {
  await open();
  expect(load).not.toHaveBeenCalled();
  fireEvent.focus(screen.getByRole('textbox'));
  expect(load).toHaveBeenCalledTimes(1);
});

test('what is typed goes into the address once, after a pause', async () => {
  await open('?q=wool');
  const replace = jest.spyOn(window.history, 'replaceState').mockClear();
  for (const value of ['s', 'sh', 'she']) type(value);
  await act(() => new Promise((resolve) => setTimeout(resolve, 350)));
  expect(replace).toHaveBeenCalledTimes(1);
  expect(window.location.search).toBe('?q=she');
  expect(window.history.state).toEqual({key: 'kept'});
});

test('a kept year has its own file, and the way to this season', async () => {
  await open('?q=xyz&year=OLD');
  expect(load.mock.calls[0]?.[0]).toBe(`/search/${season - 50}.json`);
  expect(screen.getByRole('link', {name: `docs of ${season - 50}`})).not.toBeNull();
  expect(screen.getByRole('link', {name: `search ${season} instead`})).toHaveAttribute(
    'href',
    '/search/?q=xyz',
  );
});

test.each(['?year=../../etc', '?year=1999', `?q=${'%22<'.repeat(3000)}`, '?q=%E0%A4%A&q=%'])(
  'junk in the address does no harm',
  async (query) => {
    await open(query);
    expect(screen.getByRole('textbox').getAttribute('value')?.length).toBeLessThanOrEqual(200);
    if (load.mock.calls.length > 0) expect(load.mock.calls[0]?.[0]).toBe(`/search/${season}.json`);
  },
);
