import {act, fireEvent, render, screen, within} from '@testing-library/react';
import {fewAnswers} from '@site/tests/support/fewAnswers';
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
  Promise.resolve({
    ok: true,
    json: () =>
      Promise.resolve(
        address.startsWith('/search/answers-') ? fewAnswers : {year: address, records},
      ),
  }),
);
/** The addresses of the indexes that were asked for. */
const indexes = () =>
  load.mock.calls
    .map(([address]) => address)
    .filter((address) => !address.startsWith('/search/answers-'));

const nothing = {src: '/img/errors/gone.webp', alt: 'It has left.', width: 1200, height: 800};
const suggestions = [
  {kind: 'guide' as const, title: 'sizes', says: 'which wrench', words: ['3/8"', '1/2"']},
];

let season = 2100;
async function open(query = '') {
  season += 1;
  window.history.replaceState(
    {key: 'kept'},
    '',
    `/search/${query.replace('OLD', `${season - 50}`)}`,
  );
  const frozen = [String(season - 50)];
  render(<SearchPage {...{season: String(season), frozen, helpFor, suggestions, nothing}} />);
  await act(() => new Promise((resolve) => setTimeout(resolve, 60)));
  // A busy machine takes longer to read the index.
  if (query.includes('q=')) await screen.findByText(/^\d+ results? for|^Nothing found/);
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
  expect(screen.getAllByRole('link', {name: /section/})).toHaveLength(10);
  fireEvent.click(screen.getByRole('button', {name: 'show 10 more of Teardown'}));
  fireEvent.click(screen.getByRole('button', {name: 'show 15 more of Setup Guide'}));
  expect(screen.getAllByRole('link', {name: /section/})).toHaveLength(35);
  expect(screen.queryByRole('button', {name: /more/})).toBeNull();
});

test('the pages of the results can be jumped to; one page has no list', async () => {
  await open('?q=sheep');
  const pages = await screen.findByRole('navigation', {name: 'results by page'});
  const links = within(pages).getAllByRole('link');
  expect(links.map(({textContent}) => textContent)).toEqual(['Setup Guide 20', 'Teardown 15']);
  for (const link of links) {
    const group = document.querySelector<HTMLElement>(link.getAttribute('href')!)!;
    expect(link).toHaveTextContent(within(group).getByRole('heading').textContent);
  }
  type('section j');
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('where nothing is found there is a picture, and none before that', async () => {
  await open('?q=sheep');
  expect(screen.queryByRole('img', {name: 'It has left.'})).toBeNull();
  type('xyzzy');
  expect(screen.getByRole('img', {name: 'It has left.'})).toBeInTheDocument();
  expect(screen.getByText('Nothing found for “xyzzy”')).toBeInTheDocument();
});

test('what is answered stands above the results', async () => {
  records.push({url: '/setup/#b', page: 'Setup Guide', title: 'bolts', text: 'A 3/8" bolt.'});
  await open('?q=three+eighths');
  records.pop();
  const card = screen.getByRole('region', {name: '3/8"'});
  expect(card).toHaveTextContent('bolt: wrench 9/16" or 15 mm');
  const result = screen.getByRole('link', {name: /^bolts/});
  expect(card.compareDocumentPosition(result)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the result that is clearly meant stands on top, once', async () => {
  await open('?q=sheep');
  expect(screen.queryByRole('region', {name: 'the best match'})).toBeNull();
  type('section j');
  const best = screen.getByRole('region', {name: 'the best match'});
  expect(within(best).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/#s9$/));
  expect(screen.getAllByRole('link', {name: /section j/})).toHaveLength(1);
});

test('nothing is loaded before the field is used', async () => {
  await open();
  expect(load).not.toHaveBeenCalled();
  fireEvent.focus(screen.getByRole('textbox'));
  expect(indexes()).toHaveLength(1);
  expect(load).toHaveBeenCalledTimes(2);
});

test('before anything is typed there are examples to press', async () => {
  await open();
  expect(screen.getByRole('textbox')).toHaveAttribute('placeholder', '3/8"');
  expect(screen.getByRole('link', {name: '1/2"'})).toHaveAttribute('href', '/search/?q=1%2F2%22');
  type('sheep');
  expect(screen.queryByRole('link', {name: '1/2"'})).toBeNull();
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
  expect(indexes()).toEqual([`/search/${season - 50}.json`]);
  expect(load).toHaveBeenCalledWith(`/search/answers-${season - 50}.json`, expect.anything());
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
    if (load.mock.calls.length > 0) expect(indexes()).toEqual([`/search/${season}.json`]);
  },
);
