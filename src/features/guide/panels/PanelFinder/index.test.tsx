import {map, figures, titles} from '@site/tests/support/guideFigures';
import {act, render, screen, waitFor, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {setInView} from '@site/tests/support/inView';
import Answers, {type Asking} from './Answers';
import PanelFinder from '.';

const struts = figures.struts ?? [];

const YearsAnswers = ({typed}: Asking) => (
  <Answers typed={typed} map={map} groups={figures.hanging} titles={titles} struts={struts} />
);

/** Opens the finder at an address, on a wide screen, and waits for the maps. */
async function open(hash = '') {
  window.history.replaceState(null, '', `/setup/panels/${hash}`);
  setInView(false);
  const page = await act(() => Promise.resolve(render(<PanelFinder answers={YearsAnswers} />)));
  await waitFor(() => expect(page.container.querySelectorAll('svg[data-view]')).toHaveLength(1));
  return page;
}

const title = () => screen.getByRole('heading', {level: 2});
/** The answer takes the focus in the frame after it is there; nobody types within that. */
const focused = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
const view = () =>
  within(screen.getByRole('group', {name: 'View of the sheep'})).getByRole('button', {
    pressed: true,
  }).textContent;
const neighbors = () =>
  within(screen.getByText('neighbors').nextElementSibling as HTMLElement)
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

test('on paper all views are drawn, and the one that was chosen is marked', async () => {
  const {container} = await open('#R5P');
  const views = () =>
    [...container.querySelectorAll<HTMLElement>('figure[data-shown]')].map(
      ({dataset}) => dataset.shown === 'true',
    );
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(views()).toEqual([false, false, false, false, true, false]);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(views()).toEqual([true]);
});

test('an id of the page is no name', async () => {
  window.document.body.insertAdjacentHTML('beforeend', '<h3 id="all-panels">all</h3>');
  await open('#all-panels');
  expect(screen.getByText('Type its name, measure it, or tap the map.')).toBeVisible();
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

test('what no order list names is said', async () => {
  const {container} = await open('#F7D');
  expect(container).toHaveTextContent('No order list that we have names F7D.');
});

test('an order that nobody has written down is called so', async () => {
  const {container} = await open('#F1D');
  expect(container).toHaveTextContent('Nobody has written down the order of these');
});

const list = (label: string) =>
  within(screen.getByText(label).nextElementSibling as HTMLElement)
    .queryAllByRole('link')
    .map((link) => link.textContent);
const offered = () =>
  within(title().nextElementSibling as HTMLElement)
    .queryAllByRole('link')
    .map((link) => link.querySelector('strong')?.textContent);

test.each(['#17DEF', '#17def', '#strut-17DEF', '#17%20d%20e%20f'])(
  '%s is answered as struts: sides, crews, task, what they carry',
  async (hash) => {
    const {container} = await open(hash);
    expect(title()).toHaveTextContent('17DEF');
    expect(container).toHaveTextContent('struts, not a panel');
    expect(container).toHaveTextContent('party side (driver side, left)');
    expect(container).toHaveTextContent('business side (passenger side, right)');
    expect(list('on the party side')).toEqual([
      '17Dpanel',
      '17ABCstruts, which carry it too',
      'support struts',
      'primary mounts',
    ]);
    expect(list('on the business side')[0]).toBe('17Ppanel');
    expect(container).toHaveTextContent('Strut 17D has a collar tube.');
    expect(container).toHaveTextContent('Set up by the Party Crew: support struts');
    expect(container).toHaveTextContent('Set up by the Business Crew: support struts');
    expect(screen.getAllByRole('link', {name: 'support struts'})[1]).toHaveAttribute(
      'href',
      '../#business-crew-support-struts',
    );
  },
);

test('a strut that one side alone has, and one that is not certain', async () => {
  const {container, unmount} = await open('#33A');
  expect(title()).toHaveTextContent('33A');
  expect(container).toHaveTextContent('One of the struts 33ABC.');
  expect(container).toHaveTextContent('The other side’s list has none of that name.');
  expect(container).toHaveTextContent('Strut 33A has a collar tube.');
  unmount();
  const {container: other} = await open('#41def');
  expect(other).toHaveTextContent(
    'The source is not certain of 41DEF on this side: count on site.',
  );
});

test('17D is the panel, which names its struts and says that strut 17D is another thing', async () => {
  const {container} = await open('#17D');
  expect(list('hangs on')).toEqual(['17ABCstruts', '17DEFstruts']);
  expect(container).toHaveTextContent(
    'Strut 17D is not this panel. It is one of the struts 17DEF.',
  );
  await userEvent.type(screen.getByRole('combobox', {name: 'panel'}), 'strut 17d{Enter}');
  expect(container).toHaveTextContent('a strut, not a panel');
  expect(window.location.hash).toBe('#strut-17D');
  await userEvent.click(
    screen.getByRole('link', {name: /^17D panel, another thing|^17Dpanel, another/}),
  );
  expect(window.location.hash).toBe('#17D');
});

test('a question mark of the source stays, and a panel on no struts names none', async () => {
  const {unmount} = await open('#41P');
  expect(list('hangs on')).toEqual(['41ABC?struts', '41DEF?struts']);
  unmount();
  await open('#18D');
  expect(screen.queryByText('hangs on')).toBeNull();
});

test('18D and 22D, in the field for neighbors, are answered with 23D', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', {name: 'its neighbors'}));
  const field = screen.getByLabelText('neighbors you can read');
  await userEvent.type(field, '18d 22 d{Enter}');
  expect(title()).toHaveTextContent('23D is next to 18D and 22D.');
  expect(offered()).toEqual(['23D']);
  expect(window.location.hash).toBe('#next-to-18D-22D');
  expect(view()).toBe('party');
});

test('two panels that fit are both offered, then those that have one of the neighbors', async () => {
  await open('#next-to-3D-7D');
  expect(title()).toHaveTextContent('2 panels are next to 3D and 7D.');
  expect(offered().sort()).toEqual(['2D', '8D']);
  expect(list('next to some of them, if a name was misread').length).toBeGreaterThan(0);
});

test('two panels in the field for a name are neighbors too', async () => {
  await open();
  await userEvent.type(screen.getByRole('combobox', {name: 'panel'}), '18D 22D{Enter}');
  expect(offered()).toEqual(['23D']);
});

test('neighbors that are none: a strut is said, a slip is offered mended, nonsense is told', async () => {
  const {container} = await open('#next-to-18D-17DEF');
  expect(container).toHaveTextContent('17DEF is a group of struts. Neighbors are panels.');
  await userEvent.click(screen.getByRole('button', {name: 'its neighbors'}));
  const field = screen.getByLabelText('neighbors you can read');
  await userEvent.type(field, '18D 22{Enter}');
  await focused();
  await userEvent.click(screen.getAllByRole('link', {name: '22D'}).at(0)!);
  expect(window.location.hash).toBe('#next-to-18D-22D');
  await focused();
  await userEvent.type(field, 'the hoof{Enter}');
  await focused();
  expect(title()).toHaveTextContent('None of that is a panel’s name.');
  await userEvent.type(field, '1D 41P{Enter}');
  expect(title()).toHaveTextContent('No panel is next to both 1D and 41P.');
});

test('the length of its edges finds a panel, and the address carries them', async () => {
  const {container} = await open();
  await userEvent.click(screen.getByRole('button', {name: 'its edges'}));
  await userEvent.type(
    screen.getByRole('textbox', {name: 'edges, clockwise seen from outside'}),
    `54½, 7'1, 49.5{Enter}`,
  );
  expect(title()).toHaveTextContent(`4' 6½", 7' 1", and 4' 1½", clockwise: that is 17D.`);
  expect(window.location.search).toBe('?edges=54.5,85,49.5');
  expect(container).toHaveTextContent('if you went the other way round');
  expect(container.querySelector('[data-shown="true"] a[aria-current]')).toHaveAttribute(
    'data-panel',
    '17D',
  );
});

test('an address with edges asks, and a panel that fits leads on', async () => {
  await open('?edges=85,54.5');
  expect(title()).toHaveTextContent('that is 17P.');
  await userEvent.click(screen.getByRole('link', {name: /^17D.*Primary Mount, party side/}));
  expect(title()).toHaveTextContent('17D');
  expect(window.location.hash).toBe('#17D');
});

test('when more than one fits, it asks for what decides', async () => {
  const {container} = await open('?edges=40,49.75');
  expect(title()).toHaveTextContent('panels fit.');
  expect(container).toHaveTextContent(/Measure the next edge|What is across the first edge/);
});

test.each(['banana', '0', '-4,5', '%00', '9'.repeat(10_000), ''])(
  'edges that are none (%.10s) are answered in a line',
  async (edges) => {
    const {container} = await open(`?edges=${edges}`);
    expect(title().textContent?.length).toBeLessThan(200);
    expect(container.querySelectorAll('[data-shown="true"]')).toHaveLength(1);
  },
);

test('a panel has its lengths, in feet or in centimeters, its height and its mirror', async () => {
  const {container} = await open('#17D');
  expect(container).toHaveTextContent(`7' 1"`);
  expect(container).toHaveTextContent(`Its top corner hangs 9' 3" above the ground: ladder.`);
  expect(container).toHaveTextContent('17P has the same edges the other way round.');
  await userEvent.click(screen.getByRole('button', {name: 'in centimeters'}));
  expect(container).toHaveTextContent('216 cm');
  await userEvent.click(screen.getByRole('button', {name: 'in centimeters'}));
});

test('where a panel bends, and what its label leaves out, is said', async () => {
  const {container} = await open('#F20D');
  expect(container).toHaveTextContent('It bends by 142° at the dashed line');
  expect(container).toHaveTextContent('It also meets F18D, which no label says.');
});
