import {act, render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {guide, stepsIn} from '../../../../../tests/support/boardGuide';
import {figures, map} from '../../../../../tests/support/guideFigures';
import {placeStore} from '../../edition/edition';
import {handoverCode} from '../../handover/line/write';
import {crews} from '../../model/crews';
import type {CrewId, Place} from '../../model/types';
import {ticksOf} from '../../task/ticks';
import {boardKey} from '../arrivals';
import Board from '.';

/** Each test takes a year of its own, since boards live as long as the page. */
let year = 2100;
const open = (after = '') => {
  window.history.replaceState(null, '', `/setup/board/${after}`);
  return render(<Board crews={guide} figures={{...figures, year}} panels={map.panels} />);
};
const shelves = stepsIn('party-crew-speaker-shelves');
const platform = stepsIn('party-crew-dj-platform');
const struts = stepsIn('party-crew-support-struts');
const code = (ticks: string[], crew: CrewId = 'party-crew', place: Place = 'brc', of = year) =>
  handoverCode({year: String(of), place, crew, ticks});

async function paste(text: string) {
  await userEvent.click(screen.getByLabelText('or the code as text, from a chat'));
  await userEvent.paste(text);
  await userEvent.click(screen.getByRole('button', {name: 'read it'}));
}
const row = (name: string) =>
  screen.getByRole('heading', {name, level: 3}).closest<HTMLElement>('[data-row]')!;
const news = () => document.querySelector('[data-news]');
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', {name}));
const kept = () => localStorage.getItem(boardKey(String(year), 'brc'));

beforeEach(() => {
  year += 1;
  localStorage.clear();
  act(() => placeStore.set('brc'));
});
afterEach(() => jest.restoreAllMocks());

test('every crew has a row before any code; one without steps says so', () => {
  open();
  for (const {name} of crews)
    expect(row(name)).toHaveTextContent(name === 'Tech' ? 'no steps for Tech' : 'no code yet');
});

test('an empty board says in three steps how it fills, until the first code is here', async () => {
  open();
  const begin = () => document.querySelector<HTMLElement>('[data-begin]');
  expect(within(begin()!).getAllByRole('listitem')).toHaveLength(3);
  expect(row('Party Crew')).not.toHaveTextContent('scan it');
  await paste(code(['business-crew-side-stair/1'], 'business-crew'));
  expect(begin()).toBeNull();
  expect(document.querySelector('[data-example]')).toBeNull();
  expect(row('Party Crew')).toHaveTextContent('no code yet: scan it off the phone of its lead.');
});

test('a row without a code keeps its flaps and its total beside those that have one', async () => {
  open();
  await paste(code(['business-crew-side-stair/1'], 'business-crew'));
  expect(row('Party Crew')).toHaveTextContent(/––\s*of \d+/);
  expect(row('Business Crew')).toHaveTextContent(/01\s*of \d+/);
});

test('an example says that it is one, and what a row says: a task behind it, one begun', () => {
  open();
  const example = document.querySelector<HTMLElement>('[data-example="party-crew"]')!;
  const total = guide.find(({id}) => id === 'party-crew')!.tasks.flatMap(({steps}) => steps).length;
  expect(example).toHaveTextContent(
    `An example. A code makes a row like this: Party Crew, ${shelves.length + 1} of ${total} steps done; now DJ platform; next support struts.`,
  );
  // Among the crews' rows it would be news.
  expect(example.closest('ul')).toBeNull();
  expect(within(example).queryByRole('button')).toBeNull();
  expect(within(example).queryByRole('link')).toBeNull();
});

test('a pasted code becomes a row: done, now, next, since, people', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(new Date(2025, 7, 21, 14, 5).getTime());
  open();
  await paste(`here: ${code([...shelves, platform[0]!])} thanks`);
  expect(news()).toHaveTextContent('Thu 14:05. Party Crew: 4 new ticks.');
  const party = row('Party Crew');
  expect(party).toHaveTextContent('By its latest code.');
  const cells = within(party)
    .getAllByRole('term')
    .map(({textContent, nextSibling}) => [textContent, nextSibling?.textContent]);
  expect(cells).toEqual([
    ['now', 'DJ platformstep 2'],
    ['next', 'support struts'],
    ['since', 'Thu 14:05'],
    ['people', '3'],
  ]);
  jest.spyOn(Date, 'now').mockReturnValue(new Date(2025, 7, 21, 14, 40).getTime());
  await paste(code([...shelves, ...platform.slice(0, 2)]));
  expect(party).toHaveTextContent('By its code of Thu 14:40.');
  expect(within(party).getByText('since').nextSibling).toHaveTextContent('Thu 14:05');
});

test('where no number of people is written down, the row says so', async () => {
  open();
  await paste(code([...shelves, ...platform, ...struts]));
  const people = within(row('Party Crew')).getByText('people').nextSibling;
  expect(people).toHaveTextContent(/^not given$/);
});

test('an older code after a newer one says that it brings nothing new', async () => {
  open();
  await paste(code([...shelves, ...platform]));
  const before = kept();
  await paste(code(shelves));
  expect(news()).toHaveTextContent(
    'Party Crew: nothing new in this. The board has all of it and 3 ticks more: this code is older, or steps were unticked.',
  );
  expect(kept()).toBe(before);
});

test('the last thing can be taken back, and what it brought is gone', async () => {
  open();
  await paste(code(shelves));
  await paste(code(['business-crew-side-stair/1'], 'business-crew'));
  await press('take that back');
  expect(row('Business Crew')).toHaveTextContent('no code yet');
  expect(row('Party Crew')).toHaveTextContent('3 of');
  expect(screen.queryByRole('button', {name: 'take that back'})).toBeNull();
});

test.each([
  ['junk', /no handover code in this/],
  ['BROKEN', /This code is broken/],
  ['OTHER YEAR', /This is from 1999; this guide is 21\d\d. Nothing was added/],
])('%s is refused in a line', async (what, line) => {
  const texts: Record<string, string> = {
    BROKEN: code(shelves).slice(0, -3),
    'OTHER YEAR': code(shelves, 'party-crew', 'brc', 1999),
  };
  open();
  await paste(texts[what] ?? what);
  expect(news()).toHaveTextContent(line);
  expect(kept()).toBeNull();
});

test('a code of the other place is not mixed in; a link leads to that board', async () => {
  open();
  await paste(code(shelves, 'party-crew', 'street'));
  expect(news()).toHaveTextContent('is of the street edition');
  expect(kept()).toBeNull();
  expect(screen.getByRole('link', {name: 'put it on the street board'})).toHaveAttribute(
    'href',
    `/setup/board/?edition=street#${code(shelves, 'party-crew', 'street')}`,
  );
});

test('a code in the address is asked about before it counts', async () => {
  open(`#${code(shelves)}`);
  expect(screen.getByRole('heading', {name: /^Party Crew, 21\d\d, /})).toHaveFocus();
  expect(kept()).toBeNull();
  await press('put it on the board');
  expect(row('Party Crew')).toHaveTextContent('3 of');
  expect(window.location.hash).toBe('');
});

test('a code in the address can be left, and another hash is none', async () => {
  const {unmount} = open(`#${code(shelves)}`);
  await press('leave it');
  expect(kept()).toBeNull();
  unmount();
  open('#party-crew');
  expect(screen.queryByText('Nothing was added')).toBeNull();
});

test('this device’s ticks count too, and say when there are none', async () => {
  open();
  await press('this device’s ticks');
  expect(news()).toHaveTextContent('This device has no ticks for Black Rock City.');
  act(() => void ticksOf(String(year), 'brc').add(['setup-lead-setting-up/1', ...shelves]));
  await press('this device’s ticks');
  expect(news()).toHaveTextContent('Setup Lead: 1 new tick. Party Crew: 3 new ticks.');
});

test('a row is put away; the board is cleared after asking once', async () => {
  open();
  await paste(code(shelves));
  await paste(code(['business-crew-side-stair/1'], 'business-crew'));
  await press('put Party Crew away');
  expect(row('Party Crew')).toHaveTextContent('no code yet');
  await press('clear the board');
  await press('keep it');
  expect(row('Business Crew')).toHaveTextContent('1 of');
  await press('clear the board');
  await press('yes, clear the board');
  expect(row('Business Crew')).toHaveTextContent('no code yet');
  expect(kept()).toBe('[]');
});

test('what waits now stands before the rest, which is folded', async () => {
  open();
  await paste(code([...shelves, ...platform, struts[0]!]));
  const gate = document.querySelector('[data-wait="party-crew-struts-checked"]');
  expect(gate).toHaveAttribute('data-state', 'now');
  expect(gate?.closest('details')).toBeNull();
  expect(gate).toHaveTextContent('No panels until the strut safety check is done.');
  expect(document.querySelectorAll('details[data-rest] [data-edge]')).toHaveLength(14);
});

test('panels that are ticked before the check are called out', async () => {
  open();
  await paste(code([...shelves, 'party-crew-primary-mounts/1']));
  const alarm = document.querySelector('[data-state="broken"]')!;
  expect(alarm).toHaveTextContent(
    'Ticked out of turn. Stop, and ask the crew lead. Party: panels before strut safety check.',
  );
  // Above the rows of all crews: whoever looks at the board sees it first.
  const rows = screen.getByRole('heading', {name: /^all crews/});
  expect(alarm.compareDocumentPosition(rows)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('that a crew has no code is said once above its panels', async () => {
  open();
  await paste(code(['head-and-hind-crew-hind-panels/panels-1'], 'head-and-hind-crew'));
  const card = document.querySelector('[data-edge]')!.closest('ul')!.parentElement!;
  expect(card.textContent.match(/no code yet/g)).toHaveLength(1);
});

test('says that lengths are not written down, and gives the record of its own as a file', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(new Date(2025, 7, 21, 13, 20).getTime());
  open();
  expect(screen.getByText(/How long a task takes is not written down/)).toBeInTheDocument();
  await paste(code(shelves));
  expect(screen.queryByRole('button', {name: /next year/})).toBeNull();
  clock.mockReturnValue(new Date(2025, 7, 21, 14, 0).getTime());
  await paste(code([...shelves, ...platform]));
  expect(row('Party Crew')).toHaveTextContent(
    'Last: DJ platform: about 40 minutes, from the codes of Thu 13:20 and Thu 14:00.',
  );
  const names: string[] = [];
  URL.createObjectURL = () => 'blob:made';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  await press(/next year/);
  expect(names).toEqual([`baaahs-board-${year}-brc.csv`]);
});

test('says when the device does not keep the board', async () => {
  open();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await paste(code(shelves));
  expect(news()).toHaveTextContent('This browser refuses to keep the board');
  expect(row('Party Crew')).toHaveTextContent('3 of');
});

test('paper has every crew and every edge, with boxes ticked for what hangs', async () => {
  open();
  const sheet = document.querySelector<HTMLElement>('[data-board-sheet]')!;
  expect(within(sheet).getAllByRole('row')).toHaveLength(crews.length + 1);
  const ticked = () => sheet.querySelectorAll('.tick').length;
  expect(ticked()).toBe(0);
  await paste(code(['head-and-hind-crew-hind-panels/panels-1'], 'head-and-hind-crew'));
  // 32D and 32P are at two edges each.
  expect(ticked()).toBe(4);
});
