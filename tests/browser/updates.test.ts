/** A new build comes out while people have the old one saved and open. */
import fs from 'node:fs';
import path from 'node:path';
import type {Page} from 'playwright-core';
import {openHydrated} from '../support/browser';
import {makeNextBuild} from '../support/nextBuild';
import {goOffline, readList, visitAndSave, waitUntilSaved, withOwnSite} from '../support/offline';
import {until} from '../support/until';
import {watch} from '../support/watch';
import {hydrated} from '../support/hydrated';

const OLD = 'sheep, meet forest';
const NEW = 'forest, meet sheep';
let next: string;

beforeAll(async () => {
  next = await makeNextBuild(OLD, NEW);
});
afterAll(() => fs.rmSync(next, {recursive: true}));

const title = (page: Page, name: string) => page.getByRole('heading', {name});
const bar = (page: Page) => page.getByRole('complementary', {name: 'newer edition'});

test.concurrent('the reader is told, chooses when, and keeps ticks and theme', () =>
  withOwnSite(async ({page, context, site}) => {
    await visitAndSave(page);
    await page.evaluate(() => {
      localStorage.setItem('baaahs-ticks-2025-brc', '["a"]');
    });
    await page
      .getByRole('button', {name: /dark|night|theme/i})
      .first()
      .click();
    const theme = await page.getAttribute('html', 'data-theme');
    const stale = await context.newPage();
    const trouble = watch(stale);
    let loads = 0;
    await stale.setViewportSize({width: 1280, height: 800});
    await openHydrated(stale, '/', 'light');
    stale.on('load', () => (loads += 1));
    // Opened before: whichever tab looks first, the newer worker may answer a page that is opened after.
    await openHydrated(page, '/campout/', theme as 'light' | 'dark');

    site.folder = next;
    // The reader comes back to the tab, which looks for a newer edition then.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await bar(page).waitFor();
    await waitUntilSaved(page, readList(next));
    // Told, and not hurried.
    expect(await title(page, OLD).count()).toBe(1);
    await bar(page).getByRole('button', {name: 'later'}).click();
    expect(await bar(page).count()).toBe(0);

    // A tab of before goes on, also to what it has not loaded and the host no longer has.
    await bar(stale).waitFor();
    await stale.getByRole('banner').getByRole('link', {name: 'Campout'}).click();
    await title(stale, OLD).waitFor();
    expect([loads, trouble]).toEqual([0, []]);
    await bar(stale).getByRole('button', {name: 'show it'}).click();
    await title(stale, NEW).waitFor();
    await stale.waitForLoadState('load');
    expect(loads).toBe(1);
    expect(await bar(stale).count()).toBe(0);

    // The other one within one reload.
    await page.reload();
    await title(page, NEW).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('baaahs-ticks-2025-brc'))).toBe('["a"]');
    expect(await page.getAttribute('html', 'data-theme')).toBe(theme);

    await goOffline({page, context, site});
    await page.reload();
    await title(page, NEW).waitFor();
  }));

test.concurrent('a build that cannot be saved whole is shown by the network, the old one without', () =>
  withOwnSite(async ({page, context, site}) => {
    await visitAndSave(page);
    site.folder = next;
    site.trouble = (pathname) => (pathname === '/org/2024/' ? '404' : undefined);
    await page.goto('/offline/');
    await page.locator('[data-state="partly"]').waitFor();
    expect(await page.locator('[data-state]').innerText()).toContain(
      '/org/2024/ (the server answered 404)',
    );
    await page.goto('/campout/');
    await title(page, NEW).waitFor();
    await goOffline({page, context, site});
    await page.goto('/campout/');
    await title(page, OLD).waitFor();
    await hydrated(page);
  }));

test.concurrent('saving fetches only what changed', () =>
  withOwnSite(async ({page, site}) => {
    await visitAndSave(page);
    site.folder = next;
    site.asked = [];
    await page.goto('/offline/');
    await waitUntilSaved(page, readList(next));
    expect(site.asked.filter((file) => file.startsWith('/img/'))).toEqual([]);
  }));

test.concurrent('saving can be switched off for good', () =>
  withOwnSite(async ({page, site}) => {
    await visitAndSave(page);
    site.folder = fs.mkdtempSync(path.join(next, 'off-'));
    fs.cpSync(path.join(__dirname, '../../build'), site.folder, {recursive: true});
    fs.copyFileSync(
      path.join(__dirname, '../../scripts/sw-off.js'),
      path.join(site.folder, 'sw.js'),
    );
    await page.goto('/campout/');
    await until('the worker is gone', () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length === 0),
    );
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  }));
