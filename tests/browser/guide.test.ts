/** The setup guide as its readers use it. */
import type {Page} from 'playwright-core';
import {figures} from '../../docs/setup/figures';
import {crews} from '../../src/features/guide/model/crews';
import {countText, hardwareText} from '../../src/features/guide/model/hardwareText';
import {panelsText} from '../../src/features/guide/panels/panelsText';
import {atRest} from '../support/atRest';
import {openHydrated, openWithoutJs} from '../support/browser';
import {isThere} from '../support/isThere';
import {readPage} from '../support/readPage';
import {soon} from '../support/soon';
import {hydrated} from '../support/hydrated';

const viewport = {width: 1280, height: 800};
const phone = {width: 360, height: 740};

async function open(page: Page, address = '/setup/') {
  await page.goto(address);
  await hydrated(page);
  await page.waitForSelector('body.brc-edition, body.street-edition');
}

/** The crews whose sections are seen; common sections have none. */
const shownCrews = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll<HTMLElement>('section[data-crew]')]
        .filter((section) => section.getClientRects().length > 0)
        .map((section) => section.dataset.crew),
    ),
  ]);
const all = crews.map(({id}) => id).sort();
/** Waits until these crews are seen and no others. */
async function settled(page: Page, expected: string[]) {
  await soon(async () => expect((await shownCrews(page)).sort()).toEqual(expected));
}

test.concurrent.each(crews)(
  '#$id shows $edition: its sections and the common ones',
  ({id, edition}) =>
    readPage({viewport}, async ({page}) => {
      await open(page, `/setup/#${id}`);
      await settled(page, [id]);
      expect(await page.getByRole('heading', {name: edition}).isVisible()).toBe(true);
      for (const common of ['roles', 'safety', 'general-knowledge'])
        expect(await page.locator(`#${common}`).isVisible()).toBe(true);
      const others = all.filter((other) => other !== id);
      const contents = page.locator('.theme-doc-toc-desktop');
      await soon(async () => {
        for (const other of others)
          expect(await contents.locator(`a[href="#${other}"]`).count()).toBe(0);
        expect(await contents.locator(`a[href="#${id}"]`).count()).toBe(1);
      });
    }),
);

test.concurrent('an unknown hash shows all crews', () =>
  readPage({viewport}, async ({page}) => {
    await open(page, '/setup/#catering-crew');
    await settled(page, all);
  }));

test.concurrent('the picker sets the hash, and Back walks back', () =>
  readPage({viewport}, async ({page}) => {
    await open(page);
    const picker = page.getByRole('navigation', {name: 'Edition'});
    await picker.getByRole('link', {name: 'Party Crew'}).click();
    await settled(page, ['party-crew']);
    expect(new URL(page.url()).hash).toBe('#party-crew');
    await picker.getByRole('link', {name: 'Tech'}).click();
    await settled(page, ['tech-crew']);
    await page.goBack();
    await settled(page, ['party-crew']);
    await page.goBack();
    await settled(page, all);
    await picker.getByRole('link', {name: 'Tech'}).click();
    await picker.getByRole('link', {name: /^All\b/}).click();
    await settled(page, all);
  }));

test.concurrent.each([
  ['a hanging order', 'a[href$="#17P"]'],
  ['the words of a step', 'a[href$="#R5P"]'],
])('Back from a panel in %s is where the reader was, to the pixel', (_, panel) =>
  readPage({viewport: phone}, async ({page}) => {
    await open(page);
    const link = page.locator(`section[data-crew] ${panel}`).last();
    await link.evaluate((element) => element.scrollIntoView({block: 'center'}));
    await page.locator('[data-order] [data-frame]').first().waitFor({state: 'attached'});
    const placeOf = () => link.evaluate((element) => element.getBoundingClientRect().top);
    const before = await atRest(placeOf);
    await link.click();
    await page.getByRole('heading', {level: 1, name: 'Where does this panel go?'}).waitFor();
    await page.goBack();
    await soon(async () => expect(Math.abs((await placeOf()) - before)).toBeLessThan(2));
    // What arrives later does not push it away.
    await page.waitForTimeout(1000);
    expect(Math.abs((await placeOf()) - before)).toBeLessThan(2);
  }),
);

test.concurrent.each([viewport, phone])(
  "the crews' parts are laid out when they come near; after a far jump a reload finds the place, at $width px",
  (size) =>
    readPage({viewport: size}, async ({page}) => {
      await open(page);
      const waiting = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('section[data-crew]')]
            .filter((section) => getComputedStyle(section).contentVisibility === 'auto')
            .map((section) => (section as HTMLElement).dataset.crew),
        );
      expect(await waiting()).toEqual(['party-crew', 'business-crew', 'head-and-hind-crew']);
      const heading = page.locator('#business-crew-panels-aft');
      const placeOf = () => heading.evaluate((element) => element.getBoundingClientRect().top);
      await heading.evaluate((element) => element.scrollIntoView());
      const before = await atRest(placeOf);
      expect(before).toBeLessThan(size.height);
      // It is noted once the reader has stopped for a moment, which a busy machine tells late.
      await page.waitForFunction(() => 'place' in ((history.state ?? {}) as object));
      await page.reload();
      await soon(async () => expect(Math.abs((await placeOf()) - before)).toBeLessThan(2));
    }),
);

test.concurrent.each([
  ['/setup/#party-crew', '#party-crew-panels-aft'],
  ['/setup/panels/#17D', 'main table'],
  ['/campout/q-and-a/#dogs', 'footer'],
])('a reload of %s brings the reader back to where they were', (address, there) =>
  readPage({viewport: phone}, async ({page}) => {
    await page.goto(address);
    await hydrated(page);
    const element = page.locator(there).last();
    const placeOf = () => element.evaluate((one) => one.getBoundingClientRect().top);
    await atRest(placeOf);
    await element.evaluate((one) => one.scrollIntoView());
    const before = await atRest(placeOf);
    expect(Math.abs(before)).toBeLessThan(phone.height);
    await page.reload();
    await soon(async () => expect(Math.abs((await placeOf()) - before)).toBeLessThan(2));
    expect(Math.abs((await atRest(placeOf)) - before)).toBeLessThan(2);
  }),
);

test.concurrent.each(['/setup/', '/setup/kit/', '/setup/panels/', '/2024/setup/'])(
  'nothing on %s is higher than the height that it is given until it is laid out',
  (route) =>
    readPage({viewport: phone}, async ({page}) => {
      await openHydrated(page, route, 'light');
      const tooHigh = await page.evaluate(() => {
        const later = [...document.querySelectorAll<HTMLElement>('main *')]
          .map((element) => ({element, style: getComputedStyle(element)}))
          .filter(({style}) => style.contentVisibility === 'auto')
          .map(({element, style}) => ({
            element,
            given: parseFloat(style.containIntrinsicHeight.replace('auto ', '')),
          }));
        for (const {element} of later) element.style.contentVisibility = 'visible';
        const high = later.filter(({element, given}) => !(element.offsetHeight <= given));
        return later.length === 0
          ? ['nothing is laid out later']
          : high.map(({element, given}) => `${element.className}: raise ${given} px in its styles`);
      });
      expect(tooHigh).toEqual([]);
    }),
);

test.concurrent.each([viewport, phone])(
  'a heading of a hidden crew switches to it, clear of the header, at $width px',
  (size) =>
    readPage({viewport: size}, async ({page}) => {
      await open(page, '/setup/#tech-crew');
      await settled(page, ['tech-crew']);
      await page.evaluate(() => (location.hash = '#business-crew-side-stair'));
      await settled(page, ['business-crew']);
      await soon(async () => {
        const heading = await page.locator('#business-crew-side-stair').boundingBox();
        const header = await page.getByRole('banner').boundingBox();
        expect(heading?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
        expect(heading?.y).toBeLessThan(size.height / 2);
      });
    }),
);

test.concurrent('a heading that is visible leaves the edition alone', () =>
  readPage({viewport}, async ({page}) => {
    await open(page, '/setup/#tech-crew');
    await page.evaluate(() => (location.hash = '#safety'));
    await page.waitForTimeout(300);
    await settled(page, ['tech-crew']);
  }));

test.concurrent('the sidebar opens each crew’s edition, in the drawer too', () =>
  readPage({viewport: phone, hasTouch: true}, async ({page}) => {
    await open(page);
    await page.getByRole('button', {name: 'Open menu'}).tap();
    await page.getByRole('dialog').getByRole('link', {name: 'Business Crew'}).tap();
    await page.getByRole('dialog').waitFor({state: 'hidden'});
    await settled(page, ['business-crew']);
  }));

test.concurrent('BRC is on at first; off means the street edition, and the address carries it', () =>
  readPage({viewport}, async ({page}) => {
    await open(page);
    const box = page.getByRole('checkbox', {name: 'BRC'});
    const generator = page.locator('#business-crew-generator-shelf');
    const producer = page.locator('#roles-event-producer');
    const zipTies = page.getByText('a stationary setup uses heavy zip ties');
    const state = async () => ({
      checked: await box.isChecked(),
      body: (await page.locator('body').getAttribute('class'))?.match(/(brc|street)-edition/)?.[0],
      generator: await isThere(generator),
      producer: await isThere(producer),
      zipTies: await isThere(zipTies),
    });
    const brc = {
      checked: true,
      body: 'brc-edition',
      generator: true,
      producer: false,
      zipTies: false,
    };
    const street = {
      checked: false,
      body: 'street-edition',
      generator: false,
      producer: true,
      zipTies: true,
    };
    expect(await state()).toEqual(brc);
    await box.uncheck();
    expect(await state()).toEqual(street);
    expect(await page.getByText('This is the street edition.').isVisible()).toBe(true);
    expect(new URL(page.url()).searchParams.get('edition')).toBe('street');
    await page.goto('/setup/?edition=brc');
    await page.waitForSelector('body.brc-edition');
    expect(await state()).toEqual(brc);
  }));

test.concurrent('ticks survive a reload, count by crew, and are cleared after one question', () =>
  readPage({viewport}, async ({page}) => {
    await open(page, '/setup/#party-crew');
    await settled(page, ['party-crew']);
    const task = page.locator('[data-task="party-crew-dj-platform"]');
    const boxes = task.getByRole('checkbox');
    const total = await page.locator('section[data-crew="party-crew"] input[data-tick]').count();
    await expectCount(page, 0, total);
    for (const box of await boxes.all()) await box.check();
    await expectCount(page, await boxes.count(), total);
    expect(await task.getByText('This task is done.').isVisible()).toBe(true);
    await page.reload();
    await settled(page, ['party-crew']);
    // Reloaded within a moment of the last scroll, the page is at the crew's heading, and the sheep away.
    await page.mouse.wheel(0, 4000);
    await page.locator('[data-progress-sheep]').waitFor();
    await expectCount(page, await boxes.count(), total);
    expect(await boxes.first().isChecked()).toBe(true);
    await page.getByRole('button', {name: /^clear/}).click();
    expect(await boxes.first().isChecked()).toBe(true);
    await page.getByRole('button', {name: /^yes, clear/}).click();
    expect(await boxes.first().isChecked()).toBe(false);
    await expectCount(page, 0, total);
  }));

test.concurrent('the sheep that counts stands aside while the crews, which count too, are in sight', () =>
  readPage({viewport}, async ({page}) => {
    await open(page, '/setup/#party-crew');
    const sheep = page.locator('[data-progress-sheep]');
    await page.locator('[data-tick="party-crew-dj-platform/1"]').check();
    await sheep.waitFor();
    await page.getByRole('navigation', {name: 'Edition'}).scrollIntoViewIfNeeded();
    await sheep.waitFor({state: 'detached'});
  }));

/** How far the Party Crew is, by the link that chooses it. */
async function expectCount(page: Page, done: number, total: number) {
  const link = page
    .getByRole('navigation', {name: 'Edition'})
    .getByRole('link', {name: /^Party Crew/});
  await link.getByText(`${done}/${total}`, {exact: true}).waitFor();
  await link.getByText(`${done} of ${total} steps`, {exact: true}).waitFor();
}

test.concurrent('a task with safety checks reads done only when each check is ticked', () =>
  readPage({viewport}, async ({page}) => {
    await open(page, '/setup/#party-crew');
    const task = page.locator('[data-task="party-crew-support-struts"]');
    const boxes = await task.getByRole('checkbox').all();
    const done = task.getByText('This task is done.');
    for (const box of boxes.slice(0, -1)) await box.check();
    expect(await done.count()).toBe(0);
    await boxes.at(-1)?.check();
    expect(await done.count()).toBe(1);
  }));

test.concurrent('the street edition keeps ticks of its own', () =>
  readPage({viewport}, async ({page}) => {
    await open(page, '/setup/#party-crew');
    const box = page.locator('[data-tick="party-crew-dj-platform/1"]');
    await box.check();
    await page.getByRole('checkbox', {name: 'BRC'}).uncheck();
    expect(await box.isChecked()).toBe(false);
    await page.getByRole('checkbox', {name: 'BRC'}).check();
    expect(await box.isChecked()).toBe(true);
  }));

test.concurrent.each(['/setup/', '/2024/setup/'])(
  '%s: at either place each crew has as many steps to tick as it counts',
  (route) =>
    readPage({viewport}, async ({page}) => {
      for (const place of ['brc', 'street']) {
        await page.goto(`${route}?edition=${place}`);
        await hydrated(page);
        for (const {id} of crews) {
          const shown = await page
            .locator(`[data-tick^="${id}-"]`)
            .evaluateAll((boxes) => boxes.filter((box) => box.checkVisibility()).length);
          const counted = page.locator(`nav[aria-label="Edition"] a[href$="#${id}"]`);
          await soon(async () =>
            expect(await counted.textContent()).toMatch(
              shown === 0 ? /no steps yet$/ : new RegExp(` 0 of ${shown} steps$`),
            ),
          );
        }
      }
    }),
);

test.concurrent('with storage that fails the guide still works', () =>
  readPage({viewport}, async ({page}) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await open(page, '/setup/#party-crew');
    const box = page.locator('[data-tick="party-crew-dj-platform/1"]');
    await box.check();
    expect(await box.isChecked()).toBe(true);
    expect(errors).toEqual([]);
  }));

test.concurrent('without script the whole guide is there, boxes and all', () =>
  openWithoutJs('/setup/', async ({page}) => {
    expect((await shownCrews(page)).sort()).toEqual(all);
    expect(await page.locator('#business-crew-generator-shelf').isVisible()).toBe(true);
    expect(await page.locator('#roles-event-producer').isVisible()).toBe(true);
    expect(await page.getByRole('navigation', {name: 'Edition'}).isVisible()).toBe(false);
    const box = page.locator('[data-tick="party-crew-dj-platform/1"]');
    await box.check();
    expect(await box.isChecked()).toBe(true);
  }));

/** Texts as read: fractions are in pieces on the page, but their text is whole. */
const words = (text: string | null) => (text ?? '').replace(/\s+/g, ' ');

test.concurrent.each(crews)(
  'walking the guide as $name, every order and count is that of the data',
  ({id}) =>
    readPage({viewport}, async ({page}) => {
      await open(page, `/setup/#${id}`);
      await settled(page, [id]);
      for (const task of figures.tasks.filter(({crew}) => crew === id)) {
        const box = page.locator(`[data-task="${task.id}"]`);
        const text = words(await box.textContent());
        expect(await box.isVisible()).toBe(true);
        if (task.people) expect(text).toContain(countText(task.people));
        for (const item of [...task.hardware.map(hardwareText), ...task.parts, ...task.tools])
          expect(text).toContain(words(item));
        for (const group of figures.hanging.filter((one) => one.task === task.id))
          expect(text).toContain(panelsText(group));
      }
    }),
);

test.concurrent('a row is as high ticked as it was before', () =>
  readPage({viewport: phone}, async ({page}) => {
    await openHydrated(page, '/setup/#party-crew-speaker-shelves', 'light');
    const row = page.locator('label:has([data-tick="party-crew-speaker-shelves/1"])');
    const shape = () =>
      row.evaluate((label) => {
        const {top, height} = label.getBoundingClientRect();
        const parts = [...label.children].map((part) => part.getBoundingClientRect().top - top);
        return [height, ...parts].map(Math.round);
      });
    const before = await shape();
    await row.getByRole('checkbox').check();
    expect(await shape()).toEqual(before);
  }));

test.concurrent('every row to tick is at least 44 px high and reaches its words', () =>
  readPage({viewport: phone}, async ({page}) => {
    await openHydrated(page, '/setup/', 'light');
    const heights = await page.locator('label:has(input[data-tick])').evaluateAll((rows) =>
      rows.map((row) =>
        // Those of crews that are not shown have no box.
        row.getClientRects().length > 0 ? row.getBoundingClientRect().height : 44,
      ),
    );
    expect(heights.length).toBeGreaterThan(100);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  }));
