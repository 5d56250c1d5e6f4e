/** What the pages say that are worked out of the guide's figures. */
import {figures} from '../../docs/setup/figures';
import {previousSeason, season} from '../../src/data/season';
import {crews} from '../../src/features/guide/model/crews';
import type {Figures} from '../../src/features/guide/model/types';
import {peopleTotals} from '../../src/features/guide/shopping/peopleTotals';
import {reversed} from '../../src/features/guide/teardown/reversed';
import {parse} from '../support/build';

// Which one it is goes with the season.
const {figures: lastYear} = jest.requireActual<{figures: Figures}>(
  `../../versioned_docs/version-${previousSeason.year}/setup/figures`,
);
const sides = ['party-crew', 'business-crew', 'head-and-hind-crew'] as const;
const textOf = (route: string) => parse(route)('main').text().replace(/\s+/g, ' ');

/** The lines of a list, each with what it is of, how much, and the difference in the other place. */
function rowsOf(list: string): string[] {
  const $ = parse('/setup/buy-and-bring/');
  return $(`[data-list="${list}"]`)
    .find('li, dl > div')
    .get()
    .map((row) => $(row).text().trim().replace(/\s+/g, ' '));
}

test.each(sides)('what %s brings names each of its panels, and points to none', (crew) => {
  const rows = rowsOf(crew).join('\n');
  for (const group of figures.hanging.filter((one) => one.crew === crew))
    expect(rows).toContain(`${group.section}: ${group.panels.join(', ')} ${group.panels.length}`);
  expect(rows).not.toContain('listed below');
});

test('what joins panels has a floor, in the whole build and for each crew', () => {
  const amounts = (rows: string[], item: RegExp) =>
    rows.filter((row) => item.test(row)).map((row) => Number(/about (\d+)/.exec(row)?.[1]));
  const whole = rowsOf('all');
  const parts = amounts(whole, /^panels of /);
  expect(amounts(whole, /^all crews together.*about/)).toEqual([364]);
  expect(parts.reduce((sum, count) => sum + count)).toBe(364);
  for (const [i, crew] of sides.entries())
    expect(amounts(rowsOf(crew), /^panels of /)).toEqual([parts[i]]);
  expect(whole.join('\n')).toMatch(/heavy zip ties –not needed street: many, see fastenings/);
  expect(textOf('/setup/buy-and-bring/')).toContain(
    '182 edges with two ends make at least about 364, before spares.',
  );
});

test('gloves and hats are for as many as work at the peak', () => {
  const {sum} = peopleTotals(figures.tasks);
  for (const list of ['all', 'setup-lead'])
    for (const item of ['gloves', 'hard hats'])
      expect(rowsOf(list)).toContain(
        `${item} ${sum?.count} at least, one for everybody at the peak`,
      );
});

test.each(sides)('teardown of %s is its setup backwards, panel by panel', (crew) => {
  const text = parse('/setup/teardown/')('main').text();
  const undoings = reversed(figures, crew);
  expect(undoings.length).toBeGreaterThan(4);
  const orders = undoings.flatMap(({groups}) =>
    groups.filter(({ordered}) => ordered).map(({panels}) => panels.join(', then ')),
  );
  const places = orders.map((order) => text.indexOf(order));
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test('teardown has the pictures of the setup, the other way round', () => {
  const $ = parse('/setup/teardown/');
  const frames = $('[data-frame]')
    .get()
    .map((frame) => $(frame).attr('data-frame'));
  const crewsDown = sides.flatMap((crew) =>
    figures.hanging
      .filter((group) => group.crew === crew)
      .map(({section}) => section)
      .reverse(),
  );
  expect(frames).toEqual(crewsDown);
});

test('last year’s figures are of last year', () => {
  expect([lastYear.year, figures.year]).toEqual([previousSeason.year, season.year]);
});

test('between the years each crew reads what changed', () => {
  expect(textOf('/setup/between-years/')).toContain(`the guide of ${previousSeason.year}`);
  // Which panels stand in no order list, what everybody needs one of, what struts carry, what a danger
  // is called and what is odd about the measured sheep is said since 2025; that changes no figure.
  const notes = ['year', 'unlisted', 'perPerson', 'struts', 'name', 'measured'];
  const withoutNotes = (key: string, value: unknown) => (notes.includes(key) ? undefined : value);
  const same = JSON.stringify(lastYear, withoutNotes) === JSON.stringify(figures, withoutNotes);
  const unchanged = parse('/setup/between-years/')('main [data-unchanged]').length;
  // One for each crew, and one for what everybody needs.
  expect(unchanged === crews.length + 1).toBe(same);
});
