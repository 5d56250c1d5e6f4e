/** 'Start building' as a crew lead uses it: one step at a time, offline, in two tabs, in all sizes. */
import type {Locator, Page} from 'playwright-core';
import {figures} from '../../docs/setup/figures';
import {crewOf, crews} from '../../src/features/guide/model/crews';
import {dangersId} from '../../src/features/guide/follow/cards';
import {anchorOf, taskOf} from '../../src/features/guide/task/steps';
import {openHydrated, openWithoutJs, withPage} from '../support/browser';
import {parse} from '../support/build';
import {hydrated} from '../support/hydrated';
import {inaccessible, inaccessibleColors, tooWide} from '../support/inspect';
import {withLargeText} from '../support/largeText';
import {goOffline, visitAndSave, withOwnSite} from '../support/offline';
import {readPage} from '../support/readPage';
import {soon} from '../support/soon';
import {swipe} from '../support/swipe';
import {watch} from '../support/watch';

const PAGE = '/setup/build/';
const phone = {
  viewport: {width: 360, height: 640},
  hasTouch: true,
};

const card = (page: Page) => page.locator('[data-card]');
const cardId = (page: Page) => card(page).getAttribute('data-card');
const main = (page: Page) => page.locator('[data-main]');

async function isAt(page: Page, id: string) {
  await page.locator(`[data-card="${id}"]`).waitFor();
}

/** All that can be read before a step, as who has read it has kept it. */
const READ = [...crews.map(({id}) => id), ...figures.tasks.map(({id}) => id)].map(dangersId);
const readAll = (page: Page) =>
  page.addInitScript((read) => {
    const key = 'baaahs-fetched-2025-brc';
    if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(read));
  }, READ);

async function open(page: Page, id: string, query = '') {
  await readAll(page);
  await page.goto(`${PAGE}${query}#${id}`);
  await hydrated(page);
  await isAt(page, id);
}

/**
 * Presses the large button until the crew's end, and notes each card. In the page: a pointer that looks for
 * the button and waits until it stands still is for the tests of one press, here it would be 200 times.
 */
const toTheEnd = (page: Page, crew: string) =>
  page.evaluate(async (end) => {
    const seen: {id: string; boxes: number}[] = [];
    for (;;) {
      const card = document.querySelector<HTMLElement>('[data-card]')!;
      const id = card.dataset.card!;
      seen.push({id, boxes: card.querySelectorAll('[type="checkbox"]').length});
      if (id === end) return seen;
      if (seen.length > 200) throw new Error(`no end after ${id}`);
      document.querySelector<HTMLElement>('[data-main]')!.click();
      while (document.querySelector<HTMLElement>('[data-card]')?.dataset.card === id)
        await new Promise(requestAnimationFrame);
    }
  }, `${crew}-done`);

/** What the guide lets a crew tick at Black Rock City, in its order. */
const guide = parse('/setup/');
const ticksOf = (crew: string) =>
  guide('[data-tick]')
    .toArray()
    .filter((box) => guide(box).closest('[data-place="street"]').length === 0)
    .map((box) => String(guide(box).attr('data-tick')))
    .filter((id) => crewOf(id) === crew);
const isApart = (id: string) => figures.tasks.find((task) => task.id === taskOf(id))?.orderUnknown;

/** How many things and people the figures name for a task; panels once for each group. */
function needed(id: string): number {
  const task = figures.tasks.find((one) => one.id === id);
  if (!task) return 0;
  const groups = figures.hanging.filter((group) => group.task === id).length;
  const hardware = task.hardware.filter(({place = 'brc'}) => place === 'brc').length;
  const things = task.parts.length + groups + hardware + task.tools.length;
  return task.people || things > 0 ? things + 1 : 0;
}

const building = crews.filter(({id}) => ticksOf(id).length > 0);

test.concurrent.each(building)('$name: every step of the guide has its card', ({id: crew}) =>
  readPage(phone, async ({page}) => {
    const trouble = watch(page);
    await openHydrated(page, PAGE, 'light');
    await page
      .locator(`[id="${crew}"]`)
      .getByRole('link', {name: /^Start as /})
      .click();
    const seen = await toTheEnd(page, crew);
    const steps = ticksOf(crew).filter((id) => !isApart(id));
    const shown = seen.map(({id}) => id);
    expect(shown.filter((id) => steps.map(anchorOf).includes(id))).toEqual(steps.map(anchorOf));
    const tasks = [...new Set(ticksOf(crew).map(taskOf))].filter((id) => !isApart(`${id}/`));
    for (const task of tasks) {
      const boxes = seen.find(({id}) => id === task)?.boxes;
      expect([task, boxes]).toEqual([task, needed(task)]);
    }
    await page.getByText('every step is done').waitFor();
    await page.getByText('BAAA!').waitFor();
    expect(trouble).toEqual([]);
  }),
);

test.concurrent('a crew’s tasks are folded on a phone, and open where there is room', () =>
  readPage(phone, async ({page}) => {
    await readAll(page);
    await openHydrated(page, PAGE, 'light');
    const crew = page.locator('#party-crew');
    const task = crew.getByRole('link', {name: 'speaker shelves', includeHidden: true});
    const fold = crew.getByText(/^\d+ tasks$/);
    expect(await task.isVisible()).toBe(false);
    await fold.click();
    expect(await task.isVisible()).toBe(true);
    await fold.click();
    await page.setViewportSize({width: 768, height: 900});
    expect(await task.isVisible()).toBe(true);
    expect(await fold.isVisible()).toBe(false);
    await task.click();
    await isAt(page, 'party-crew-speaker-shelves');
  }));

test.concurrent('a crew is led from the icon to its last tick without signal', () =>
  withOwnSite(async (visit) => {
    const {page, context} = visit;
    await visitAndSave(page);
    await goOffline(visit);
    await openHydrated(page, PAGE, 'light');
    await page.locator('#party-crew').getByRole('link', {name: 'Start as Party Crew'}).click();
    await toTheEnd(page, 'party-crew');
    const other = await context.newPage();
    await openHydrated(other, '/setup/', 'light');
    const ticked = await other
      .locator('[data-tick^="party-crew-"]:checked')
      .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('data-tick')));
    expect(ticked).toEqual(ticksOf('party-crew'));
  }));

/** By the guide's link at a task. */
async function openFromGuide(page: Page, task: string) {
  await openHydrated(page, '/setup/', 'light');
  await page
    .locator(`[data-task="${task}"]`)
    .getByRole('link', {name: 'one step at a time'})
    .click();
}

/** Reads the dangers that are shown, which leads to the next card by itself. */
async function readDangers(page: Page, id: string) {
  await isAt(page, id);
  expect(await main(page).innerText()).toBe('We have all read this');
  await main(page).click();
}

const entries = [
  {came: 'for a step', at: 'business-crew-generator-shelf-8', guards: ['generator-shelf']},
  {came: 'for the first step of a task', at: 'party-crew-dj-platform-1', guards: ['dj-platform']},
  {came: 'for a task', at: 'party-crew-dj-platform', guards: []},
  {came: 'to look a task over', at: 'party-crew-dj-platform-done', guards: ['dj-platform']},
  {came: 'for a task in no order', at: 'head-and-hind-crew-suspension', guards: []},
];

test.concurrent.each(entries)(
  'who came $came reads first what can hurt, then is there, and has ticked nothing',
  ({at, guards}) =>
    readPage(phone, async ({page}) => {
      const crew = crewOf(at)!;
      await page.goto(`${PAGE}#${at}`);
      await hydrated(page);
      for (const of of [crew, ...guards.map((task) => `${crew}-${task}`)]) {
        await isAt(page, dangersId(of));
        expect(new URL(page.url()).hash).toBe(`#${at}`);
        // keys do not lead past them
        await page.keyboard.press('ArrowRight');
        await readDangers(page, dangersId(of));
      }
      await isAt(page, at);
      expect(new URL(page.url()).hash).toBe(`#${at}`);
      const kept = await page.evaluate(() => localStorage.getItem('baaahs-ticks-2025-brc'));
      expect(kept ?? '[]').toBe('[]');
      await page.reload();
      await isAt(page, at);
    }),
);

test.concurrent('the guide’s link to a task leads to its dangers, and then to that task', () =>
  readPage(phone, async ({page}) => {
    await openFromGuide(page, 'party-crew-dj-platform');
    await readDangers(page, 'party-crew-dangers');
    await isAt(page, 'party-crew-dj-platform');
    await main(page).click();
    await readDangers(page, 'party-crew-dj-platform-dangers');
    await isAt(page, 'party-crew-dj-platform-1');
    expect(await main(page).innerText()).toBe('Done');
  }));

test.concurrent('a tick is the guide’s, in another tab too, and can be taken back', () =>
  readPage(phone, async ({page}) => {
    await open(page, 'party-crew-unload');
    await page.evaluate(() =>
      localStorage.setItem(
        'baaahs-fetched-2025-brc',
        '["party-crew-dangers","party-crew-dj-platform-dangers"]',
      ),
    );
    await open(page, 'party-crew-dj-platform-1');
    await page.reload();
    await isAt(page, 'party-crew-dj-platform-1');
    const other = await page.context().newPage();
    await openHydrated(other, '/setup/', 'light');
    const box = other.locator('[data-tick="party-crew-dj-platform/1"]');
    await main(page).click();
    await isAt(page, 'party-crew-dj-platform-2');
    await soon(async () => expect(await box.isChecked()).toBe(true));
    await box.uncheck();
    await page.goBack();
    await isAt(page, 'party-crew-dj-platform-1');
    await soon(async () => expect(await main(page).innerText()).toBe('Done'));
    await box.check();
    await page.getByRole('button', {name: 'take it back'}).click();
    await soon(async () => expect(await box.isChecked()).toBe(false));
  }));

test.concurrent('a phone that died opens at the same step; what is fetched stays fetched', () =>
  withPage(phone, async ({page}) => {
    await open(page, 'party-crew-speaker-shelves');
    const pliers = page.getByRole('checkbox', {name: 'pliers'});
    await pliers.check();
    const later = await page.context().newPage();
    await page.close();
    await openHydrated(later, PAGE, 'light');
    await isAt(later, 'party-crew-speaker-shelves');
    expect(await later.getByRole('checkbox', {name: 'pliers'}).isChecked()).toBe(true);
    await later.getByRole('button', {name: 'Overview', exact: true}).click();
    await later.waitForURL((url) => url.hash === '#party-crew');
    expect(await later.locator('dialog[open]').count()).toBe(0);
  }));

test.concurrent('the street has no generator shelf, and a wrong address shows the overview', () =>
  readPage(phone, async ({page}) => {
    const trouble = watch(page);
    for (const id of ['business-crew-generator-shelf', 'party-crew-x', '%E0%A4%A', '']) {
      await page.goto(`${PAGE}?edition=street#${id}`);
      await page.reload();
      await hydrated(page);
      await page.getByText('This is the street edition.').waitFor();
      expect(await page.locator('dialog[open]').count()).toBe(0);
    }
    expect(await page.locator('[id="business-crew-generator-shelf"]').count()).toBe(0);
    expect(trouble).toEqual([]);
  }));

test.concurrent('keys, Back, Escape: the focus stays on the large button, and each card is said', () =>
  readPage({...phone, viewport: {width: 1280, height: 800}}, async ({page}) => {
    await open(page, 'party-crew-dj-platform');
    const isFocused = () => main(page).evaluate((button) => button === document.activeElement);
    const said = () => page.locator('dialog [role="status"]').innerText();
    expect(await isFocused()).toBe(true);
    expect(await said()).toMatch(/^Party Crew, DJ platform: what you need/);
    await page.keyboard.press('ArrowRight');
    await isAt(page, 'party-crew-dj-platform-dangers');
    expect(await said()).toContain('Danger, height: Test the center shelf');
    await page.keyboard.press('Enter');
    await isAt(page, 'party-crew-dj-platform-1');
    expect(await said()).toContain('step 1 of 4. Take off the ratchet straps.');
    expect(await isFocused()).toBe(true);
    await page.keyboard.press('ArrowLeft');
    await isAt(page, 'party-crew-dj-platform-dangers');
    await page.goBack();
    await isAt(page, 'party-crew-dj-platform-1');
    await page.keyboard.press('Escape');
    await page.waitForURL(`**${PAGE}#party-crew`);
    expect(await page.locator('dialog[open]').count()).toBe(0);
  }));

test.concurrent('a press changes the history once: Safari refuses more than 100 in 30 seconds', () =>
  readPage(phone, async ({page}) => {
    await open(page, 'party-crew-dj-platform-2');
    await page.evaluate(() => {
      for (const name of ['pushState', 'replaceState'] as const) {
        const change = window.history[name].bind(window.history);
        window.history[name] = (...given) => {
          document.body.dataset.changes = `${document.body.dataset.changes ?? ''}${name} `;
          change(...given);
        };
      }
    });
    await main(page).click();
    await soon(async () => expect(await cardId(page)).not.toBe('party-crew-dj-platform-2'));
    expect(await page.evaluate(() => document.body.dataset.changes)).toBe('pushState ');
  }));

test.concurrent('a finger turns the card, and ticks nothing', () =>
  readPage(phone, async ({page}) => {
    await open(page, 'party-crew-dj-platform-2');
    const session = await page.context().newCDPSession(page);
    await swipe(session, [300, 320], [40, 330]);
    await isAt(page, 'party-crew-dj-platform-3');
    await swipe(session, [40, 320], [300, 330]);
    await isAt(page, 'party-crew-dj-platform-2');
    await page.getByText('0 of 37').first().waitFor();
  }));

describe('the screen stays on', () => {
  const asked = (page: Page) => page.evaluate(() => Number(document.body.dataset.asked ?? 0));
  const lend = (page: Page, works: boolean) =>
    page.addInitScript((lends) => {
      Object.defineProperty(navigator, 'wakeLock', {
        value: {
          request: () => {
            document.body.dataset.asked = String(Number(document.body.dataset.asked ?? 0) + 1);
            return lends
              ? Promise.resolve({release: () => Promise.resolve()})
              : Promise.reject(new DOMException('battery', 'NotAllowedError'));
          },
        },
      });
    }, works);
  const refusal = 'does not let the page keep the screen on';

  test.concurrent('asked for on a card only, and again when the page comes back', () =>
    readPage(phone, async ({page}) => {
      await lend(page, true);
      await openHydrated(page, PAGE, 'light');
      expect(await asked(page)).toBe(0);
      await open(page, 'party-crew-unload');
      await page.reload();
      await soon(async () => expect(await asked(page)).toBe(1));
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await soon(async () => expect(await asked(page)).toBe(2));
      expect(await page.getByText(refusal).count()).toBe(0);
    }));

  test.concurrent('refused, it says so where the task begins', () =>
    readPage(phone, async ({page}) => {
      await lend(page, false);
      await openHydrated(page, PAGE, 'light');
      await open(page, 'party-crew-speaker-shelves');
      await page.getByText(refusal).waitFor();
    }));
});

const looked = [
  'party-crew-dangers',
  'party-crew-support-struts',
  'party-crew-primary-mounts-2',
  'party-crew-panels-forward-panels-5',
  'head-and-hind-crew-head-panels-panels-1',
  'party-crew-support-struts-7',
  'party-crew-primary-mounts-done',
  'party-crew-done',
];

const tooSmall = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('dialog :is(button, summary, label)')]
      .filter((element) => element.checkVisibility())
      .map((element) => ({element, box: element.getBoundingClientRect()}))
      .filter(({box}) => box.width < 55.5 || box.height < 55.5)
      .map(({element, box}) => `${element.textContent} is ${box.width} x ${box.height}`),
  );

test.concurrent.each(looked)('%s: clean, wide enough for gloves, in every theme', (id) =>
  readPage({...phone, isMobile: true}, async ({page}) => {
    await open(page, id);
    expect(await inaccessible(page)).toEqual([]);
    await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
    expect(await inaccessibleColors(page)).toEqual([]);
    await page.evaluate(() => (document.documentElement.dataset.sunlight = 'on'));
    expect(await inaccessibleColors(page)).toEqual([]);
    for (const [width, height] of [
      [320, 568],
      [844, 390],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({width, height});
      expect(await tooWide(page)).toEqual([]);
      expect(await tooSmall(page)).toEqual([]);
      const box = await main(page).boundingBox();
      expect(box!.y + box!.height).toBeLessThanOrEqual(height);
    }
  }),
);

/** How large words are, in CSS pixels. */
const sizeOf = (words: Locator) =>
  words.first().evaluate((element) => parseFloat(getComputedStyle(element).fontSize));

test.concurrent.each([
  {width: 390, height: 800},
  {width: 900, height: 1000},
  {width: 1440, height: 900},
])('at $width px what can hurt is written as large as the step that it guards', (viewport) =>
  readPage({viewport}, async ({page}) => {
    for (const id of ['party-crew-dj-platform-2', 'party-crew-primary-mounts-1']) {
      await open(page, id);
      const [danger, step] = [
        await sizeOf(card(page).locator('[role="note"]')),
        await sizeOf(card(page).locator('[role="note"] ~ p:last-child')),
      ];
      expect(danger).toBeGreaterThanOrEqual(step);
    }
  }),
);

test.concurrent.each([
  {width: 390, height: 800},
  {width: 900, height: 1000},
  {width: 1440, height: 900},
  {width: 1920, height: 1080},
])('at $width px a step with a danger is nearly as large as one without', (viewport) =>
  readPage({viewport}, async ({page}) => {
    await open(page, 'party-crew-dj-platform-1');
    const words = card(page).locator('div:has(> [aria-hidden]) > p:last-child');
    const usual = await sizeOf(words);
    await open(page, 'party-crew-dj-platform-2');
    expect(await sizeOf(words)).toBeGreaterThanOrEqual(0.8 * usual);
  }),
);

test.concurrent('on an upright tablet a short step stands in the middle of its card', () =>
  readPage({viewport: {width: 900, height: 1000}}, async ({page}) => {
    await open(page, 'party-crew-dj-platform-1');
    const words = (await card(page).getByText('Take off the ratchet straps.').boundingBox())!;
    expect(words.x).toBeGreaterThanOrEqual(40);
    expect(Math.abs(words.y + words.height / 2 - 500)).toBeLessThan(60);
  }));

test.concurrent('of a task without a list what to do is larger than that nothing is written down', () =>
  readPage(phone, async ({page}) => {
    await open(page, 'party-crew-unload');
    const what = await sizeOf(card(page).getByText('Unload your parts'));
    const not = await sizeOf(card(page).getByText('Nobody has written'));
    expect(what).toBeGreaterThan(1.2 * not);
  }));

test.concurrent('on a phone what opens below a picture stands clear of the buttons', () =>
  readPage({...phone, viewport: {width: 390, height: 800}}, async ({page}) => {
    for (const step of [1, 2, 3, 4]) {
      await open(page, `party-crew-panels-forward-panels-${step}`);
      const fold = (await card(page).getByText('more', {exact: true}).boundingBox())!;
      const body = (await card(page).boundingBox())!;
      expect(fold.y + fold.height).toBeLessThanOrEqual(body.y + body.height - 24);
    }
  }));

test.concurrent('on an upright tablet the number of every step stands in one place', () =>
  readPage({viewport: {width: 900, height: 1000}}, async ({page}) => {
    const tops = new Set<number>();
    for (const id of [
      'party-crew-speaker-shelves-1',
      'party-crew-dj-platform-2',
      'party-crew-primary-mounts-1',
      'party-crew-panels-forward-panels-6',
    ]) {
      await open(page, id);
      const number = card(page).getByText(/^\d+ of \d+$/);
      tops.add(Math.round((await number.boundingBox())!.y));
    }
    expect(tops.size).toBe(1);
  }));

test.concurrent('what a task needs stands on cards of one height', () =>
  readPage({viewport: {width: 1440, height: 900}}, async ({page}) => {
    await open(page, 'party-crew-speaker-shelves');
    const heights = await card(page)
      .locator('fieldset')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(heights).toHaveLength(4);
    expect(new Set(heights).size).toBe(1);
  }));

test('at 200 % type what to do is still there, above the button', () =>
  withLargeText(200, async (page) => {
    await page.setViewportSize({width: 360, height: 740});
    await open(page, 'party-crew-primary-mounts-2');
    expect(await tooWide(page)).toEqual([]);
    expect((await card(page).boundingBox())!.height).toBeGreaterThan(150);
  }));

test.concurrent('without script it leads to the guide, task by task', () =>
  openWithoutJs(PAGE, async ({page}) => {
    const links = await page
      .locator('#party-crew a')
      .evaluateAll((all) =>
        all.map((link) => (link as HTMLAnchorElement).pathname + (link as HTMLAnchorElement).hash),
      );
    expect(links).toContain('/setup/#party-crew');
    for (const task of new Set(ticksOf('party-crew').map(taskOf)))
      expect(links).toContain(`/setup/#${task}`);
  }));

test.concurrent('the guide leads here: from its top, from a task, and from the sheep at its foot', () =>
  readPage(phone, async ({page}) => {
    await readAll(page);
    await openHydrated(page, '/setup/', 'light');
    expect(await page.locator('[data-progress-sheep]').count()).toBe(0);
    await page.locator('[data-tick="party-crew-primary-mounts/1"]').check();
    const sheep = page.locator('[data-progress-sheep]');
    await soon(async () => expect(await sheep.locator('[data-lit]').count()).toBe(1));
    await sheep.getByRole('button').click();
    await sheep.getByRole('link', {name: 'one step at a time'}).click();
    await isAt(page, 'party-crew-speaker-shelves-1');
    await openFromGuide(page, 'party-crew-dj-platform');
    await isAt(page, 'party-crew-dj-platform');
    await openHydrated(page, '/setup/', 'light');
    await page
      .getByRole('main')
      .getByRole('link', {name: 'Start building', exact: true})
      .first()
      .click();
    await page.waitForURL(`**${PAGE}**`);
  }));
