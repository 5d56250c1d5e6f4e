/** 'Where does this panel go?' as people use it, and the guide's links that lead there. */
import {readFileSync} from 'node:fs';
import type {Page} from 'playwright-core';
import {figures} from '../../docs/setup/figures';
import {titles} from '../../docs/setup/figures/hanging';
import type {PanelFile} from '../../src/lib/guide/panelFile';
import {panelOrder} from '../../src/lib/guide/panelOrder';
import {openHydrated, openWithoutJs, withPage} from '../support/browser';
import {inaccessible, tooWide} from '../support/inspect';
import {printed} from '../support/print';
import {soon} from '../support/soon';
import {watch} from '../support/watch';

const {panels, views} = JSON.parse(readFileSync('docs/setup/panels.json', 'utf8')) as PanelFile;
const FINDER = '/setup/panels/';
const wide = {viewport: {width: 1280, height: 900}};
const phone = {
  viewport: {width: 360, height: 740},
  hasTouch: true,
  reducedMotion: 'reduce' as const,
};

async function open(page: Page, address = FINDER) {
  await page.goto(address);
  await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
}

const title = (page: Page) => page.locator('[data-finder] h2');
const shown = (page: Page) => page.locator('[data-shown="true"]');
const selected = (page: Page) => shown(page).locator('a[aria-current]');

/** Waits for the words, and for the map, which comes alive by itself. */
async function settled(page: Page, name: string) {
  await title(page).getByText(name, {exact: true}).waitFor();
  await selected(page).waitFor();
  expect(decodeURIComponent(new URL(page.url()).hash).toUpperCase()).toBe(`#${name}`);
}

test.concurrent.each([
  ['party', ['party']],
  ['business', ['business']],
  ['head', ['head-party', 'head-business']],
  ['front', ['front']],
  ['rear', ['rear']],
])('the view %s draws its panels with their names', (word, ids) =>
  withPage(wide, async ({page}) => {
    await open(page);
    await page.getByRole('button', {name: word, exact: true}).click();
    const names = ids.flatMap((id) => Object.keys(views[id]?.panels ?? {}));
    const links = await shown(page)
      .locator('a[data-panel]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('data-panel')));
    expect(links.sort()).toEqual(names.sort());
    expect((await shown(page).locator('text').allTextContents()).sort()).toEqual(names.sort());
  }),
);

test('every panel is selected by its address, with the right answer', () =>
  withPage(wide, async ({page}) => {
    const trouble = watch(page);
    await open(page);
    for (const {name, section, neighbours} of panels) {
      await page.evaluate((hash) => (location.hash = hash), name.toLowerCase());
      await settled(page, name);
      const text = (await page.locator('[data-finder]').textContent()) ?? '';
      expect(text).toContain(section);
      for (const neighbour of neighbours) expect(text).toContain(neighbour);
      const order = panelOrder(name, figures.hanging, titles)!;
      expect(text).toContain(`${order.group.section}: ${order.group.panels[0]}`);
      expect(text).toContain(order.title);
      expect(await selected(page).getAttribute('data-panel')).toBe(name);
    }
    expect(trouble).toEqual([]);
  }));

test.concurrent('mouse, field, neighbor and Back', () =>
  withPage(wide, async ({page}) => {
    await open(page);
    await shown(page).locator('a[data-panel="17D"]').click();
    await settled(page, '17D');
    await page.getByLabel('panel', {exact: true}).fill('r5p');
    await page.keyboard.press('Enter');
    await settled(page, 'R5P');
    await page.locator('dl').getByRole('link', {name: /^R3P/}).click();
    await settled(page, 'R3P');
    await page.goBack();
    await settled(page, 'R5P');
    await page.goBack();
    await settled(page, '17D');
    await page.goBack();
    await page.getByText('Type its name, or tap the map.').waitFor();
  }),
);

test.concurrent('keys alone: Tab to the map, arrows, Enter, Escape', () =>
  withPage(wide, async ({page}) => {
    await open(page, `${FINDER}#F18P`);
    await settled(page, 'F18P');
    const map = shown(page).locator('svg');
    await map.locator('a[tabindex="0"]').focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await settled(page, 'F19P');
    await page.getByRole('button', {name: 'closer to F19P'}).click();
    await map.locator('a[tabindex="0"]').focus();
    await page.keyboard.press('Escape');
    await page.getByRole('button', {name: 'closer to F19P'}).waitFor();
    expect(await map.getAttribute('data-whole')).toBe('true');
  }),
);

test.concurrent('on a phone a tap selects and brings near, with the finder in view', () =>
  withPage(phone, async ({page}) => {
    await open(page);
    await shown(page).locator('a[data-panel="7D"]').tap();
    await settled(page, '7D');
    const box = await selected(page).locator('polygon').boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await page.getByRole('button', {name: 'whole view'}).tap();
    await page.getByRole('button', {name: 'closer to 7D'}).waitFor();
    expect(await tooWide(page)).toEqual([]);
  }),
);

test('on a phone every panel that is asked for is at least 44 px wide and high', () =>
  withPage(phone, async ({page}) => {
    await open(page);
    const small: string[] = [];
    for (const {name} of panels) {
      await page.evaluate((hash) => (location.hash = hash), name);
      await settled(page, name);
      // The box follows in an effect.
      await page.waitForFunction(
        () => !document.querySelector('[data-shown="true"] svg[data-whole="true"]'),
      );
      const box = await selected(page).locator('polygon').boundingBox();
      if (Math.min(box?.width ?? 0, box?.height ?? 0) < 44) small.push(name);
    }
    expect(small).toEqual([]);
  }));

test.concurrent.each([
  ['44D', 'There is no 44D: on the party side the last is 43D.', ['43D']],
  [
    '19D',
    'There is no 19D on the party side; on the business side there are 19AP and 19BP.',
    ['19AP', '19BP'],
  ],
])('%s says so and offers the nearest', (typed, words, near) =>
  withPage(phone, async ({page}) => {
    await open(page);
    await page.getByLabel('panel', {exact: true}).fill(typed);
    await page.getByRole('button', {name: 'show it'}).tap();
    await page.getByRole('heading', {name: words}).waitFor();
    const offered = page.locator('h2 + ul a');
    expect(await offered.allTextContents()).toEqual(near);
    await offered.first().tap();
    await settled(page, near[0] ?? '');
  }),
);

const junk = {
  'ten thousand letters': 'x'.repeat(10_000),
  'no encoding': '%',
  'half an encoding': '%E0%A4%A',
  markup: '<img src=x onerror=alert(1)>',
  'a name many times': '17D'.repeat(3000),
};

test.concurrent.each(Object.entries(junk))('a hash of junk breaks nothing: %s', (_, hash) =>
  withPage(phone, async ({page}) => {
    const trouble = watch(page);
    await open(page, `${FINDER}#${hash}`);
    await page.getByLabel('panel', {exact: true}).fill('17d');
    await page.keyboard.press('Enter');
    await settled(page, '17D');
    expect(await tooWide(page)).toEqual([]);
    expect(trouble).toEqual([]);
  }),
);

test.concurrent.each(['light', 'dark'] as const)(
  'axe finds nothing, a panel selected, %s',
  (theme) =>
    withPage(wide, async ({page}) => {
      await openHydrated(page, FINDER, theme);
      await page.evaluate(() => (location.hash = '40D'));
      await settled(page, '40D');
      expect(await inaccessible(page)).toEqual([]);
    }),
);

test.concurrent('what is to be pressed is at least 44 px high', () =>
  withPage(phone, async ({page}) => {
    await open(page, `${FINDER}#17D`);
    await settled(page, '17D');
    const sizes = await page
      .locator('[data-finder] :is(button, input, dl a)')
      .evaluateAll((all) =>
        all
          .map((element) => [element.textContent, element.getBoundingClientRect().height] as const)
          .filter(([, height]) => height > 0 && height < 44),
      );
    expect(sizes).toEqual([]);
  }),
);

test.concurrent('a link from elsewhere shows the finder, not the row of the table', () =>
  withPage(phone, async ({page}) => {
    await open(page, `${FINDER}#R5P`);
    await settled(page, 'R5P');
    await soon(async () => {
      const box = await title(page).boundingBox();
      expect(box?.y).toBeGreaterThan(50);
      expect(box?.y).toBeLessThan(400);
    });
  }),
);

test.concurrent(
  'without script: every view, every panel in the table, and #17D leads to its row',
  () =>
    openWithoutJs(`${FINDER}#17D`, async ({page}) => {
      expect(await page.locator('[data-finder] svg[data-view]:visible').count()).toBe(5);
      expect(await page.locator('tbody tr').count()).toBe(panels.length);
      const row = await page.locator('[id="17D"]').boundingBox();
      expect(row?.y).toBeGreaterThanOrEqual(0);
      expect(row?.y).toBeLessThan(600);
      expect(await page.getByLabel('panel', {exact: true}).isVisible()).toBe(false);
    }),
);

test.concurrent('on paper: every view whole and the table, nothing to press', () =>
  withPage(phone, async ({page}) => {
    await open(page, `${FINDER}#17D`);
    await settled(page, '17D');
    await page.emulateMedia({media: 'print'});
    expect(await page.locator('[data-finder] svg[data-view]:visible').count()).toBe(5);
    expect(await printed(page, '[data-finder] :is(button, input)')).toEqual([]);
    expect(await printed(page, 'tbody tr')).toHaveLength(panels.length);
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    const box = await page.locator('svg[data-view="party"]').getAttribute('viewBox');
    expect(box).toBe('-47 -25 203 112');
  }),
);

describe('in the guide', () => {
  test.concurrent('a panel leads to the finder, which shows it, and Back comes back', () =>
    withPage(wide, async ({page}) => {
      await open(page, '/setup/#party-crew-primary-mounts');
      await page
        .locator('[data-task="party-crew-primary-mounts"] label')
        .getByRole('link', {name: '21D'})
        .click();
      await settled(page, '21D');
      await soon(async () => expect(await page.evaluate(() => scrollY)).toBeLessThan(200));
      await page.goBack();
      await page.locator('[id="party-crew-primary-mounts"]').waitFor();
    }),
  );

  test('struts are not linked, every panel of the orders is', () =>
    withPage(wide, async ({page}) => {
      await open(page, '/setup/');
      const struts = page.locator('[data-task="party-crew-support-struts"]');
      expect(await struts.textContent()).toContain('Strut 17D is not panel 17D.');
      expect(await struts.locator('a[href^="/setup/panels/#"]').allTextContents()).toEqual(['17D']);
      for (const {task, panels: names} of figures.hanging)
        for (const name of names)
          expect(
            await page.locator(`[data-task="${task}"] a[href="/setup/panels/#${name}"]`).count(),
          ).toBeGreaterThan(0);
    }));

  test.concurrent('panels in lists and the buttons beside them are 44 px large on a phone', () =>
    withPage(phone, async ({page}) => {
      await open(page, '/setup/');
      const small = await page
        .locator('[data-task] :is(li > div a[class*="large"], button)')
        .evaluateAll((all) =>
          all
            .map((element) => element.getBoundingClientRect())
            .filter(({width, height}) => height > 0 && (height < 44 || width < 44)),
        );
      expect(small).toEqual([]);
      expect(await tooWide(page)).toEqual([]);
    }),
  );

  test.concurrent('the map follows the ticks', () =>
    withPage(wide, async ({page}) => {
      await open(page, '/setup/#party-crew');
      const task = page.locator('[data-task="party-crew-panels-forward"]');
      const state = (name: string) =>
        task.locator(`[data-order-map] [data-panel="${name}"]`).first().getAttribute('data-state');
      // The map wakes when its task comes into view.
      const shows = (names: string[], states: string[]) =>
        soon(async () => expect(await Promise.all(names.map(state))).toEqual(states));
      await shows(['14D', '8D'], ['lit', 'later']);
      await task.getByRole('checkbox', {name: 'Belly'}).check();
      await shows(['14D', '8D'], ['hung', 'lit']);
      await page.reload();
      await page.waitForSelector('progress');
      await task.scrollIntoViewIfNeeded();
      await shows(['14D', '8D'], ['hung', 'lit']);
      await task.getByRole('button', {name: 'Rack on the map'}).click();
      await shows(['13D', '8D'], ['lit', 'later']);
    }),
  );

  test.concurrent.each(['/setup/', '/setup/kit/'])('on paper %s has no small maps', (address) =>
    withPage(wide, async ({page}) => {
      await open(page, address);
      await page.emulateMedia({media: 'print'});
      expect(await printed(page, '[data-order-map]')).toEqual([]);
    }),
  );

  test.concurrent('2024 has no links to a finder', () =>
    withPage(wide, async ({page}) => {
      await open(page, '/2024/setup/');
      expect(await page.locator('main a[href*="/panels/"]').count()).toBe(0);
      expect(await page.locator('[data-order-map]').count()).toBe(0);
    }),
  );
});
