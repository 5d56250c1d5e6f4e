import {act, fireEvent, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {fewAnswers} from '@site/tests/support/fewAnswers';
import {addDialog} from '@site/tests/support/dialog';
import SearchDialog from '.';

const record = (title: string, page = 'Setup Guide') => ({
  url: `/${page[0]}/#${title}`,
  page,
  title,
  text: `All about the zip tie in ${title}.`,
});
const index = {
  year: '2025',
  records: [record('alpha'), record('beta', 'Teardown'), record('gamma')],
};
const help = {
  pages: [{title: 'the Setup Guide', href: '/setup/'}],
  mail: {label: 'info@baaahs.org', href: 'mailto:info@baaahs.org'},
};
/** A host with the index of a year, and with what can be answered besides where that is given. */
const answerWith = (body: unknown, ok = true, facts?: unknown) =>
  jest.fn((address: string) => {
    const isFacts = address.startsWith('/search/answers-');
    return Promise.resolve({
      ok: isFacts ? facts !== undefined : ok,
      status: 404,
      json: () => Promise.resolve(isFacts ? facts : body),
    });
  });
const onClose = jest.fn();

/** Each test searches a year of its own: an index that is loaded stays loaded. */
let year = 2000;
async function open(isOld = false) {
  year += 1;
  render(<SearchDialog year={String(year)} isOld={isOld} help={help} onClose={onClose} />);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  return screen.getByRole('combobox');
}
const selected = () => screen.queryByRole('option', {selected: true});

beforeEach(() => {
  addDialog();
  onClose.mockClear();
  localStorage.clear();
  Element.prototype.scrollIntoView = jest.fn();
  window.history.replaceState(null, '', '/');
  globalThis.fetch = answerWith(index) as unknown as typeof fetch;
});

test('results appear while one types, page by page, the best one chosen', async () => {
  const field = await open();
  expect(field).toHaveAttribute('aria-expanded', 'false');
  await userEvent.type(field, 'zipties');
  expect(screen.getByRole('status')).toHaveTextContent('3 results for “zipties”');
  expect(field).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getAllByRole('group').map((group) => group.querySelectorAll('a').length)).toEqual([
    2, 1,
  ]);
  expect(selected()).toHaveTextContent('alpha');
  expect(field).toHaveAttribute('aria-activedescendant', selected()?.id);
  expect(field).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  expect(
    [...document.querySelectorAll('mark')].slice(0, 2).map((mark) => mark.textContent),
  ).toEqual(['zip', 'tie']);
});

test.each([
  ['{ArrowDown}', 'gamma'],
  ['{ArrowDown}{ArrowDown}', 'beta'],
  ['{ArrowUp}', 'all 3 results on a page'],
  ['{End}', 'all 3 results on a page'],
  ['{End}{ArrowDown}', 'alpha'],
  ['{ArrowDown}{ArrowDown}{Home}', 'alpha'],
])('%s chooses %s', async (keys, expected) => {
  const field = await open();
  await userEvent.type(field, 'zip');
  await userEvent.keyboard(keys);
  expect(selected()).toHaveTextContent(expected);
  expect(field).toHaveFocus();
});

test('how to ask is there before the search is, and only who has asked is told to wait', async () => {
  globalThis.fetch = jest.fn(() => new Promise<never>(() => undefined));
  const field = await open();
  expect(screen.getByRole('link', {name: 'the Setup Guide'})).toBeVisible();
  await userEvent.type(field, 'zip');
  expect(screen.getByText('loading the search …')).toBeVisible();
});

test('another letter chooses the best one again', async () => {
  const field = await open();
  await userEvent.type(field, 'zi{ArrowDown}p');
  expect(selected()).toHaveTextContent('alpha');
});

test('Enter opens the chosen one, with its words, and closes', async () => {
  const field = await open();
  const push = jest.spyOn(window.history, 'pushState');
  await userEvent.type(field, 'zip{ArrowDown}{Enter}');
  expect(push.mock.calls.at(-1)).toEqual([{found: true}, '', '/S/?find=zip#gamma']);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('what somebody asked for in other words stands beside the result', async () => {
  const asked = {...index, records: [{...record('the campout'), asked: [['tickets', 'price']]}]};
  globalThis.fetch = answerWith(asked) as unknown as typeof fetch;
  await userEvent.type(await open(), 'price');
  expect(screen.getAllByRole('option')[0]).toHaveTextContent(/^the campout tickets/);
});

test('a result opened in a tab of its own leaves the search open', async () => {
  await userEvent.type(await open(), 'zip');
  // The browser would follow it, and there is none.
  document.addEventListener('click', (event) => event.preventDefault(), {once: true});
  fireEvent.click(screen.getAllByRole('option')[0]!, {ctrlKey: true});
  expect(onClose).not.toHaveBeenCalled();
});

describe('what is answered at once', () => {
  const url = '/setup/panels/#17D';
  const panel = {...record('17D', 'Panels'), url, text: 'The panel 17D.'};
  const both = {...index, records: [panel, {...record('zip'), text: '17D hangs.'}]};
  const serve = (facts?: unknown) => {
    globalThis.fetch = answerWith(both, true, facts) as unknown as typeof fetch;
  };

  test('stands above the results, is read aloud, and is linked', async () => {
    serve(fewAnswers);
    await userEvent.type(await open(), '17d');
    const card = screen.getByRole('region', {name: '17D'});
    expect(card).toHaveTextContent('between 16D, 18D, and 21D');
    const list = screen.getByRole('listbox');
    expect(card.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    // The result that it is about is not there a second time.
    expect([...list.querySelectorAll('a')].map((one) => one.textContent)).toEqual([
      expect.stringMatching(/^zip/),
      'all 2 results on a page',
    ]);
    expect(screen.getByRole('status')).toHaveTextContent(
      /^17D, party side, .*second of three.* 2 results for “17d”$/,
    );
    await userEvent.type(screen.getByRole('combobox'), 'x');
    expect(screen.queryByRole('region')).toBeNull();
  });

  test('is what Enter opens, with its words, before any result', async () => {
    serve(fewAnswers);
    const field = await open();
    const push = jest.spyOn(window.history, 'pushState');
    await userEvent.type(field, '17d{ArrowDown}');
    expect(selected()).toHaveTextContent('zip');
    expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(selected()).toHaveTextContent('17D on the map');
    expect(field).toHaveAttribute('aria-activedescendant', selected()?.id);
    expect(screen.getByRole('listbox')).toHaveAttribute('aria-owns', selected()?.id);
    await userEvent.keyboard('{Enter}');
    expect(push.mock.calls.at(-1)?.[2]).toBe('/setup/panels/?find=17d#17D');
  });

  test('has links that Tab comes to, and that close the search', async () => {
    serve(fewAnswers);
    const push = jest.spyOn(window.history, 'pushState');
    await userEvent.type(await open(), '17d');
    await userEvent.tab();
    expect(screen.getByRole('button', {name: 'Close search'})).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('option', {name: '17D on the map'})).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('link', {name: 'mounts'})).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(push.mock.calls.at(-1)?.[2]).toBe('/setup/#party-crew-mounts');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('a file of answers that does not come leaves the search as it is', async () => {
    serve();
    await userEvent.type(await open(), '17d');
    expect(selected()).toHaveTextContent('17D');
    expect(screen.queryByRole('region')).toBeNull();
  });
});

test('nothing found says so and offers where to look', async () => {
  await userEvent.type(await open(), '7DEF');
  expect(screen.getByRole('status')).toHaveTextContent('Nothing found for “7DEF”');
  expect(screen.getByRole('link', {name: 'the Setup Guide'})).toHaveAttribute('href', '/setup/');
  expect(screen.getByRole('link', {name: 'info@baaahs.org'})).toBeVisible();
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('when it cannot be loaded it says so, and tries again when asked', async () => {
  globalThis.fetch = answerWith(undefined, false) as unknown as typeof fetch;
  const field = await open();
  expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded');
  globalThis.fetch = answerWith(index) as unknown as typeof fetch;
  await userEvent.click(screen.getByRole('button', {name: 'try again'}));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  await userEvent.type(field, 'zip');
  expect(screen.getAllByRole('option')).toHaveLength(4);
});

test('a kept year is named, and its results are linked with it', async () => {
  await userEvent.type(await open(true), 'zip');
  expect(screen.getByRole('combobox', {name: `search ${year}`})).not.toBeNull();
  expect(screen.getAllByRole('option').at(-1)).toHaveAttribute(
    'href',
    `/search/?q=zip&year=${year}`,
  );
});

test('the key / can be switched off, and the device remembers', async () => {
  await open();
  const box = screen.getByRole('checkbox', {name: 'the key / opens the search'});
  expect(box).toBeChecked();
  await userEvent.click(box);
  expect(box).not.toBeChecked();
  expect(localStorage.getItem('baaahs-search-slash')).toBe('off');
});

test('Enter before the results have come leads to their page, of the same year', async () => {
  globalThis.fetch = jest.fn(() => new Promise(() => {})) as unknown as typeof fetch;
  const field = await open(true);
  fireEvent.change(field, {target: {value: 'zip'}});
  const form = screen.getByRole<HTMLFormElement>('search');
  expect(form).toHaveAttribute('action', '/search/');
  expect(Object.fromEntries(new FormData(form))).toEqual({q: 'zip', year: String(year)});
});
