/** That a page which is used again is as good as a new one. */
import type {Page} from 'playwright-core';
import {openHydrated} from '../support/browser';
import {readPage} from '../support/readPage';
import {watch} from '../support/watch';

const viewport = {width: 640, height: 480};

const state = (page: Page) =>
  page.evaluate(() => ({
    kept: [localStorage.length, sessionStorage.length],
    size: [innerWidth, innerHeight],
    isPrint: matchMedia('print').matches,
    isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
    theme: document.documentElement.dataset.theme,
    scrolled: scrollY,
  }));

test('nothing of the reading before is left', async () => {
  const pages: Page[] = [];
  const trouble: string[][] = [];
  const read = (work: (page: Page) => Promise<void>) =>
    readPage({viewport}, async ({page, foreign}) => {
      pages.push(page);
      trouble.push(watch(page));
      await openHydrated(page, '/tbd/', 'light');
      expect(foreign).toEqual([]);
      await work(page);
    });
  let fresh: unknown;
  await read(async (page) => {
    fresh = await state(page);
    await page.evaluate(() => {
      localStorage.setItem('baaahs-sunlight', 'on');
      sessionStorage.setItem('x', 'y');
      document.documentElement.dataset.theme = 'dark';
    });
    await page.setViewportSize({width: 320, height: 400});
    await page.emulateMedia({media: 'print', reducedMotion: 'reduce'});
    await page.route('**/campout/', (route) => route.abort());
    expect(await state(page)).not.toEqual(fresh);
  });
  await read(async (page) => {
    expect(await state(page)).toEqual(fresh);
    await page.goto('/campout/');
  });
  expect(pages[1]).toBe(pages[0]);
  expect(trouble).toEqual([[], []]);
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

test('a script that would be there for the next reading is refused', async () => {
  const adds = readPage({viewport}, ({page}) => page.addInitScript('0'));
  await expect(adds).rejects.toThrow('use withPage');
});
