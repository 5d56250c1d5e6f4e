/** That a page which is used again is as good as a new one. */
import {setTimeout as wait} from 'node:timers/promises';
import type {Page} from 'playwright-core';
import {openHydrated} from '../support/browser';
import {readPage} from '../support/readPage';
import {soon} from '../support/soon';
import {watch} from '../support/watch';

const viewport = {width: 640, height: 480};

/**
 * How long the processor takes for a fixed work, in milliseconds. The work is long, as Chromium slows by
 * pauses: a short one runs between two of them.
 */
const labor = (page: Page) =>
  page.evaluate(() => {
    const start = performance.now();
    for (let left = 10_000_000; Math.sqrt(left) > 0; left -= 1);
    return performance.now() - start;
  });

/** The processor may be busy meanwhile, so the least of three. */
const leastLabor = async (page: Page) =>
  Math.min(await labor(page), await labor(page), await labor(page));

const state = async (page: Page) => ({
  ...(await page.evaluate(async () => ({
    kept: [localStorage.length, sessionStorage.length],
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({name}) => name),
    cookies: document.cookie,
    size: [innerWidth, innerHeight],
    isPrint: matchMedia('print').matches,
    isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    isForced: matchMedia('(forced-colors: active)').matches,
    isOnline: navigator.onLine,
    theme: document.documentElement.dataset.theme,
    scrolled: scrollY,
    planted: Reflect.has(window, 'planted'),
    before: history.length,
  }))),
  pages: page.context().pages().length,
});

/** Leaves behind all that would be there for the next reading. */
async function leaveTraces(page: Page) {
  await page.addInitScript(() => Object.assign(window, {planted: true}));
  // Media before the page is loaded, as they have to outlast that.
  await page.setViewportSize({width: 320, height: 400});
  await page.emulateMedia({
    media: 'print',
    reducedMotion: 'no-preference',
    colorScheme: 'dark',
    forcedColors: 'active',
  });
  await page.reload();
  await page.evaluate(async () => {
    location.hash = 'x';
    localStorage.setItem('baaahs-sunlight', 'on');
    sessionStorage.setItem('x', 'y');
    document.cookie = 'x=y; max-age=600; path=/';
    document.documentElement.dataset.theme = 'dark';
    await caches.open('x');
    await new Promise<void>((resolve) => {
      const opening = indexedDB.open('x');
      opening.onsuccess = () => {
        opening.result.close();
        resolve();
      };
    });
  });
  await page.evaluate(() => window.scrollTo({top: 50, behavior: 'instant'}));
  await page.context().newPage();
  await page.context().setOffline(true);
}

/** Opens a page again and again in one window, and says which it was. */
function readings() {
  const pages: Page[] = [];
  const trouble: string[][] = [];
  const read = <T>(work: (page: Page) => Promise<T>) =>
    readPage({viewport}, async ({page, foreign}) => {
      pages.push(page);
      trouble.push(watch(page));
      await openHydrated(page, '/tbd/', 'light');
      expect(foreign).toEqual([]);
      return work(page);
    });
  return {pages, trouble, read};
}

test('nothing of the reading before is left', async () => {
  const {pages, trouble, read} = readings();
  // The first is of a window that is new, and has an empty page behind it.
  await read(() => Promise.resolve());
  const clean = await read(state);
  expect(clean).toMatchObject({isStill: true, isDark: false, isForced: false, isPrint: false});
  await read(async (page) => {
    await leaveTraces(page);
    const left = new Map(Object.entries(await state(page)));
    for (const [what, before] of Object.entries(clean))
      expect({what, value: left.get(what)}).not.toEqual({what, value: before});
  });
  expect(await read(state)).toEqual(clean);
  expect(new Set(pages).size).toBe(1);
  expect(trouble.flat()).toEqual([]);
});

test('neither a route nor who listens is left, and the processor is as fast as before', async () => {
  const {pages, read} = readings();
  const heard: string[] = [];
  const slow = 3 * (await read(leastLabor));
  await read(async (page) => {
    await page.route('**/campout/', (route) => route.abort());
    for (const one of [page, page.context()])
      one.on('request', (request) => heard.push(request.url()));
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: 20});
    // Soon, as it is a thread of its own that slows: on a busy machine it is late, and slows by less.
    await soon(async () => expect(await labor(page)).toBeGreaterThan(slow));
  });
  heard.length = 0;
  await read(async (page) => {
    // Soon too, as other work may slow a busy machine down for a moment.
    await soon(async () => expect(await leastLabor(page)).toBeLessThan(slow));
    await page.goto('/campout/');
  });
  expect(heard).toEqual([]);
  expect(new Set(pages).size).toBe(1);
});

test('what the policy forbids fails a reading, and the page is not used again', async () => {
  const pages: Page[] = [];
  const broken = readPage({viewport}, async ({page}) => {
    pages.push(page);
    await page.goto('/tbd/');
    const said = page.waitForEvent('console');
    await page.evaluate(() => (new Image().src = 'https://example.org/pixel.gif'));
    await said;
  });
  await expect(broken).rejects.toThrow(/img-src/);
  await readPage({viewport}, ({page}) => Promise.resolve(expect(page).not.toBe(pages[0])));
});

test('a clock that would go on in the next reading is refused', async () => {
  const stops = readPage({viewport}, ({page}) => page.clock.install());
  await expect(stops).rejects.toThrow('use withPage');
});

test('a browser that is closed, unused for a moment, is in nobody’s way', async () => {
  const visit = () =>
    readPage({viewport}, async ({page}) => {
      await page.goto('/tbd/');
      return page;
    });
  const before = await visit();
  await windows.end();
  // It has just begun to close.
  await wait(windows.UNUSED + 1);
  expect(await visit()).not.toBe(before);
});
