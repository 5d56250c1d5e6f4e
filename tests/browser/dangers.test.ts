/** What can hurt somebody: each warning before what it guards, on the page, in teardown, on paper. */
import {figures} from '../../docs/setup/figures';
import {crewOf, kitCrews} from '../../src/features/guide/model/crews';
import {reversed} from '../../src/features/guide/teardown/reversed';
import type {Danger} from '../../src/features/guide/model/types';
import {parse, routes} from '../support/build';
import {openForPrint} from '../support/print';
import {readPage} from '../support/readPage';

const dangers = figures.dangers ?? [];
const withTask = dangers.filter((danger): danger is Danger & {task: string} =>
  Boolean(danger.task),
);
const guides = ['/setup/', '/setup/kit/', '/2024/setup/', '/2024/setup/kit/'];
const cases = guides.flatMap((page) => withTask.map(({id, task, up}) => ({page, id, task, up})));

test.each(cases)('$page: $id stands in the row of the step that it guards', (one) => {
  const $ = parse(one.page);
  const box = $(`[data-task="${one.task}"] li > #danger-${one.id}`);
  expect(box).toHaveLength(1);
  expect(box.text().replaceAll('⁄', '/')).toContain(one.up);
  // nothing but other dangers between it and its step
  expect(box.nextAll(':not([data-danger])').first().is('label')).toBe(true);
});

test.each(guides)('%s: a warning does not part the list of steps', (page) => {
  const $ = parse(page);
  const parted = $('[data-task]')
    .toArray()
    .filter((task) => $(task).find('> ol > li > [data-danger]').length > 0)
    .filter((task) => $(task).find('> ol').length > 1);
  expect(parted.map((task) => $(task).attr('data-task'))).toEqual([]);
});

test('in a list without boxes too, and its numbers go on', () => {
  const $ = parse('/setup/');
  const step = $('#danger-partly-secured-panel').closest('li');
  expect(step.text()).toMatch(/Raise it\.\s*$/);
  expect(step.prev('li').text()).toContain('Pre-assemble');
  expect(step.next('li').text()).toContain('Line up the edges');
});

test('Safety gathers them all, each with a link to its step', () => {
  const $ = parse('/setup/');
  const lists = $('#safety-dangers').nextUntil('h2', '[data-dangers]');
  expect(lists.find('li')).toHaveLength(dangers.length);
  for (const {id, up, task} of withTask) {
    const list = lists.filter(`[data-dangers="${crewOf(task)}"]`);
    const row = list.find(`li:has(a[href="#danger-${id}"])`);
    expect(row.text()).toContain(up);
    expect($(`#danger-${id}`)).toHaveLength(1);
  }
});

test.each(kitCrews)('the part of $name begins with its own dangers', ({id}) => {
  const $ = parse('/setup/');
  const list = $(`h2#${id}`).nextUntil('h3', '[data-dangers]');
  expect(list.find('li')).toHaveLength(withTask.filter(({task}) => crewOf(task) === id).length);
});

test.each(kitCrews)(
  '$name: setup backwards has every warning, and first what is carried',
  ({id: crew}) => {
    const $ = parse('/setup/teardown/');
    for (const {task, dangers: own, loads} of reversed(figures, crew)) {
      const card = $(`ol > li:has(> details p a[href$="#${task.id}"])`);
      expect(card).toHaveLength(1);
      const summary = card.find('summary');
      const stop = !task.downWritten;
      // folded it says what guards it
      expect(summary.text().includes('Stop')).toBe(stop);
      for (const {kind} of own) expect(summary.find(`[data-sign="${kind}"]`)).toHaveLength(1);
      for (const {down} of own) expect(card.find('[data-danger]').text()).toContain(down);
      const words = card.text();
      const parts = words.search(/Comes off or goes back|come(s)? off:/);
      for (const {what} of loads) expect(words.indexOf(what)).toBeLessThan(parts);
      for (const {what} of loads) expect(words).toContain(what);
      expect(words.includes('Stop.')).toBe(stop);
    }
  },
);

const stopped = kitCrews.flatMap((crew) =>
  ['/setup/teardown/', '/2024/setup/teardown/'].map((page) => ({...crew, page})),
);

test.each(stopped)(
  '$page, $name: whom to ask stands before what is written down, and before all rows',
  ({page, id}) => {
    const $ = parse(page);
    const list = $(`[data-crew-list="${id}"]`);
    expect(list.find('[data-sign="stop"]').length).toBeGreaterThan(0);
    const inOrder = list.find(`#down-${id}, [role="note"], h3, :not([role="note"]) > p, ol, ul`);
    const [name, stop] = inOrder.toArray();
    expect($(name).is('h2')).toBe(true);
    expect($(stop).text()).toMatch(/^Stop\. Nobody .* Ask the setup lead before you take/);
  },
);

test.concurrent.each([
  {name: 'a phone', width: 390},
  {name: 'a wide window', width: 1440},
])('$name: a crew’s Stop stands directly under its name', ({width}) =>
  readPage({viewport: {width, height: 844}}, async ({page}) => {
    await page.goto('/setup/teardown/');
    for (const {id} of kitCrews) {
      const list = page.locator(`[data-crew-list="${id}"]`);
      const name = (await list.locator('h2').boundingBox())!;
      const stop = (await list.getByRole('note').first().boundingBox())!;
      const gap = stop.y - (name.y + name.height);
      expect(gap).toBeGreaterThanOrEqual(0);
      expect(gap).toBeLessThan(40);
      expect(stop.x).toBeLessThan(name.x + 10);
    }
  }),
);

test('what stays in sight beside a crew’s list loses none of its words, or it does not stay', () =>
  readPage({viewport: {width: 1440, height: 900}}, async ({page}) => {
    await page.goto('/setup/teardown/');
    const stays: Record<string, boolean> = {};
    for (const [width, height] of [
      [1200, 719],
      [1200, 720],
      [1440, 800],
      [1600, 762],
      [1920, 915],
      [2560, 1220],
    ] as const) {
      await page.setViewportSize({width, height});
      const openings = page.locator('[data-crew-list] > :first-child:has([role="note"])');
      const seen = await openings.evaluateAll((all) =>
        all.map((opening) => {
          const {position, top} = getComputedStyle(opening);
          const words = [...opening.children].find((part) => part.querySelector('h3'))!;
          const end = words.getBoundingClientRect().bottom - opening.getBoundingClientRect().top;
          return {isSticky: position === 'sticky', end: parseFloat(top) + end};
        }),
      );
      expect(seen).toHaveLength(3);
      for (const {isSticky, end} of seen) if (isSticky) expect(end).toBeLessThan(height);
      stays[`${width} × ${height}`] = seen.every(({isSticky}) => isSticky);
    }
    expect(stays).toEqual({
      '1200 × 719': false,
      '1200 × 720': true,
      '1440 × 800': true,
      '1600 × 762': true,
      '1920 × 915': true,
      '2560 × 1220': true,
    });
  }));

test('nobody is told to unbolt the shelf under the generator', () => {
  const $ = parse('/setup/teardown/');
  const card = $('#down-business-crew-generator-shelf').text();
  expect(card).toMatch(/Stop\..*the generator: how is not written down.*generator platform/s);
});

/** The theme's sign for danger; on a building site a flame means fire. */
const FLAME = 'M5.05.31c.81 2.17';

test.each(routes)('%s has no flame for what is no fire', (route) => {
  expect(parse(route).html()).not.toContain(FLAME);
});

test.each(kitCrews)('the schedule of $name has every task of its part', ({id, name}) => {
  const guide = parse('/setup/');
  const tasks = guide(`section:has(> h2#${id}) h3`)
    .toArray()
    .map((heading) => guide(heading).contents().first().text().trim());
  const kit = parse('/setup/kit/');
  const rows = kit(`table[aria-label="Schedule, ${name}"] tbody tr`)
    .toArray()
    .map((row) => kit(row).find('td').eq(1).text().trim())
    .filter(Boolean);
  expect(tasks.length).toBeGreaterThan(5);
  expect(rows).toEqual(tasks);
});

test.concurrent('on paper a warning is on the sheet of its step', () =>
  readPage({}, async ({page}) => {
    await openForPrint(page, '/setup/');
    const rows = page.locator('li:has(> [data-danger])');
    expect(await rows.locator('> [data-danger]').count()).toBe(dangers.length - 1);
    const breaks = await rows.evaluateAll((all) =>
      all.map((row) => getComputedStyle(row).breakInside),
    );
    expect(new Set(breaks)).toEqual(new Set(['avoid']));
  }));
