/** Who comes back to a page, by Back or by a reload, is where they were, within 100 px. */
import {setTimeout as wait} from 'node:timers/promises';
import type {Locator, Page} from 'playwright-core';
import {atRest} from '../support/atRest';
import {moving} from '../support/browser';
import {holdBack} from '../support/holdBack';
import {letsGo} from '../support/letsGo';
import {readPage} from '../support/readPage';
import {slowDown} from '../support/slowDown';
import {hydrated} from '../support/hydrated';

const windows = [
  {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true},
  {viewport: {width: 1280, height: 800}},
];
/** An address, what is read there, and a link to another page. */
const readings = [
  ['/setup/', '#safety', '/setup/panels/'],
  ['/setup/#party-crew', '#party-crew-panels-aft', '/setup/panels/'],
  ['/setup/panels/#17D', '[id="30D"]', '/setup/#'],
  ['/setup/teardown/#down-business-crew', '#down-business-crew-side-stair', '/setup/panels/'],
  // The question: its answer is folded, and what is folded has a place only now and then.
  ['/campout/q-and-a/', 'details:has(#dogs) > summary', '/campout/'],
  ['/campout/q-and-a/#dogs', '.theme-doc-footer', '/campout/'],
] as const;

/** Brings something to a third of the window, where one reads. */
const readAt = (place: Locator) =>
  place.evaluate((one) => {
    scrollBy(0, one.getBoundingClientRect().top - innerHeight / 3);
    // The page is told of a scroll with its next frame, which a busy machine may leave out.
    return new Promise(requestAnimationFrame);
  });

/** Follows a link to another page; that one is there then, not only its address. */
async function goOn(page: Page, read: string, elsewhere: string) {
  await page
    .locator(`a[href^="${elsewhere}"]`)
    .first()
    .evaluate((link) => (link as HTMLElement).click());
  await page.locator(read).waitFor({state: 'detached'});
}

const cases = windows.flatMap((size) => readings.map((reading) => [...reading, size] as const));

test.concurrent.each(cases)('%s at %s', (address, read, elsewhere, size) =>
  readPage({...moving, ...size}, async ({page}) => {
    const top = () =>
      atRest(() =>
        page.locator(read).evaluate((one) => Math.round(one.getBoundingClientRect().top)),
      );
    const isBack = async (before: number, comesBack: (page: Page) => Promise<unknown>) => {
      await comesBack(page);
      await hydrated(page);
      await letsGo(page);
      expect(Math.abs((await top()) - before)).toBeLessThan(100);
    };
    await page.goto(address);
    await hydrated(page);
    await top();
    await readAt(page.locator(read));
    const before = await top();
    await isBack(before, () => page.reload());
    await isBack(before, async () => {
      await goOn(page, read, elsewhere);
      await page.goBack();
      await page.locator(read).waitFor({state: 'attached'});
    });
  }),
);

/**
 * Reads far down a page.
 * @returns where what is read is, in CSS pixels below the window's top
 */
async function readFarDown(
  page: Page,
  address: string,
  read: string,
): Promise<() => Promise<number>> {
  const row = page.locator(read);
  const top = () => atRest(() => row.evaluate((one) => one.getBoundingClientRect().top));
  await page.goto(address);
  await hydrated(page);
  await top();
  await readAt(row);
  return top;
}

test.each(windows)('what is read stays, when React comes late: $viewport', (size) =>
  readPage({...moving, ...size}, async ({page}) => {
    const top = await readFarDown(page, '/setup/panels/#17D', '[id="30D"]');
    const before = await top();
    await page.route(/docs-script/, async (route) => {
      // Longer than a page stands still before its place is kept.
      await wait(2000);
      await route.continue();
    });
    await page.reload();
    await hydrated(page);
    expect(Math.abs((await top()) - before)).toBeLessThan(100);
  }),
);

/** Lets files that are asked for after the page is loaded come later. */
async function arriveLate(page: Page) {
  let isLoaded = false;
  page.on('load', () => (isLoaded = true));
  await page.route(/\.js$/, async (route) => {
    // Longer than a page holds its place.
    if (isLoaded) await wait(3000);
    await route.continue();
  });
}

test.each(windows)('what is read stays, when an answer above it comes late: $viewport', (size) =>
  readPage({...moving, ...size}, async ({page}) => {
    const top = await readFarDown(page, '/setup/panels/#17D', '[id="30D"]');
    const before = await top();
    await arriveLate(page);
    await page.reload();
    await page.locator('[data-finder] [aria-current]').first().waitFor();
    expect(Math.abs((await top()) - before)).toBeLessThan(100);
  }),
);

test.each(windows)(
  'what is read stays, when drawings above it come late and slowly after Back: $viewport',
  (size) =>
    readPage({...moving, ...size}, async ({page}) => {
      const [address, read, elsewhere] = readings[1];
      const top = await readFarDown(page, address, read);
      const before = await top();
      await goOn(page, read, elsewhere);
      // The page that one left was drawn by the server: what draws it is asked for now, and comes when
      // the page has let go of the place that it brought its reader to.
      const letThrough = await holdBack(page, '**/*.js');
      await page.goBack();
      await page.locator(read).waitFor({state: 'attached'});
      await letsGo(page);
      // React draws in pieces between two frames, and needs more of them then than a place is held.
      await slowDown(page, 4);
      letThrough();
      await page.locator('[data-frame]').first().waitFor({state: 'attached'});
      expect(Math.abs((await top()) - before)).toBeLessThan(100);
    }),
);

test('what is read in a fold is open again', () =>
  readPage(windows[0]!, async ({page}) => {
    const fold = page.locator('#down-party-crew-dj-platform');
    const top = () =>
      atRest(() =>
        fold
          .locator('[data-danger]')
          .first()
          .evaluate((one) => one.getBoundingClientRect().top),
      );
    await page.goto('/setup/teardown/');
    await hydrated(page);
    await fold.locator('summary').click();
    await readAt(fold.locator('[data-danger]').first());
    const before = await top();
    await page.reload();
    await hydrated(page);
    expect(Math.abs((await top()) - before)).toBeLessThan(100);
    expect(await fold.getAttribute('open')).not.toBeNull();
  }));
