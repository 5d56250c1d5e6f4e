/** The site without signal: a real worker, the network really off, the host really gone. */
import {LIMITS} from '../../src/features/offline/list';
import {openHydrated} from '../support/browser';
import {emptyPictures} from '../support/inspect';
import {goOffline, readList, visitAndSave, waitForState, withOwnSite} from '../support/offline';
import {until} from '../support/until';
import {watch} from '../support/watch';

const list = readList();
const pages = list.files.map(({url}) => url).filter((url) => url.endsWith('/'));

/** What the test itself stops by going to the next page, and the one document of another host. */
const isStopped = (line: string) => line.endsWith('(net::ERR_ABORTED)');

test.concurrent('with the network off every page of the season opens whole', () =>
  withOwnSite(async (visit) => {
    const {page, context} = visit;
    await visitAndSave(page);
    await goOffline(visit);
    const queue = [...pages];
    const found: string[] = [];
    async function reader() {
      const tab = await context.newPage();
      const trouble = watch(tab);
      for (let route = queue.shift(); route; route = queue.shift()) {
        await openHydrated(tab, route, 'light');
        const heads = await tab.locator('h1').count();
        if (heads !== 1) found.push(`${route}: ${heads} headings`);
        if (new URL(tab.url()).pathname !== route) found.push(`${route}: became ${tab.url()}`);
        for (const picture of await emptyPictures(tab)) found.push(`${route}: no ${picture}`);
      }
      found.push(...trouble.filter((line) => !isStopped(line)));
    }
    await Promise.all([reader(), reader(), reader()]);
    expect(found).toEqual([]);
    expect(pages.length).toBeGreaterThan(15);
  }));

test.concurrent('without signal the links lead on, and what is left out says so', () =>
  withOwnSite(async (visit) => {
    const {page} = visit;
    await visitAndSave(page);
    await goOffline(visit);
    const main = page.getByRole('main');

    await openHydrated(page, '/setup/', 'light');
    await main.getByRole('link', {name: 'Ready for the playa'}).click();
    await waitForState(page, 'ready');
    // Before the redirect: after one that the worker answers, Chromium 150 says that it is online.
    await openHydrated(page, '/campout/schedule/', 'light');
    await main.getByText('this document is not kept on your device').waitFor();

    await page.goto('/campout');
    expect(new URL(page.url()).pathname).toBe('/campout/');

    for (const left of ['/2024/setup/', '/apply', '/2024/campout/q-and-a/?a=b#c']) {
      await page.goto(left);
      await main.getByRole('heading', {name: 'not on this device'}).waitFor();
      const again = left.replace(/\?.*/, '').replace(/([^/])$/, '$1/');
      await main.getByRole('link', {name: `try ${again} again`}).waitFor();
    }
    await main.getByRole('link', {name: 'the setup guide'}).click();
    await page.waitForURL((url) => url.pathname === '/setup/');

    const unknown = await page.goto('/no/such/page/');
    expect(unknown?.status()).toBe(404);
    await main.getByRole('heading', {name: '404'}).waitFor();

    // A wide window asks for pictures larger than those that are kept.
    await page.setViewportSize({width: 1536, height: 900});
    await openHydrated(page, '/campout/what-to-expect/', 'light');
    expect(await emptyPictures(page)).toEqual([]);
  }));

test.concurrent('a video that is opened without signal leaves its still and says why', () =>
  withOwnSite(async (visit) => {
    const {page} = visit;
    await visitAndSave(page, list, '/campout/last-year/');
    await goOffline(visit);
    // Who asked for less motion gets no video before pressing its button.
    await page.emulateMedia({reducedMotion: 'no-preference'});
    await page.goto('/campout/last-year/#dance-floor');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('The video needs signal').waitFor();
    expect(await emptyPictures(page)).toEqual([]);
  }));

test.concurrent('cut off in the middle it names what is missing, and goes on when asked', () =>
  withOwnSite(async ({page, site}) => {
    // The page itself asks for about twenty files, and pages and scripts are saved before pictures.
    const others = list.files.filter(({url}) => !url.startsWith('/img/')).length;
    site.trouble = () => (site.asked.length > others + 25 ? 'dies' : undefined);
    await page.goto('/offline/');
    await waitForState(page, 'partly');
    const panel = page.locator('[data-state]');
    const text = await panel.innerText();
    expect(text).toMatch(/partly saved: \d+ of \d+ files/);
    expect(text).toMatch(/missing: \d+ files/);
    await panel.locator('summary').click();
    expect(await panel.innerText()).toMatch(/\(no answer\)[\s\S]*\/img\//);
    // What is there is shown, and what is not says so.
    await openHydrated(page, '/setup/', 'light');
    expect(await page.locator('h1').innerText()).toBe('setup guide');

    site.trouble = () => undefined;
    await openHydrated(page, '/offline/', 'light');
    await page.getByRole('button', {name: /save (now|again)/}).click();
    await waitForState(page, 'ready');
    // What was there has not been fetched twice.
    expect(site.asked.filter((path) => path === '/img/home/hero-600.avif').length).toBeLessThan(2);
  }));

test.concurrent('a host that falls silent keeps nobody waiting for what is saved', () =>
  withOwnSite(async ({page, site}) => {
    site.trouble = (path) => (path.startsWith('/img/') ? 'hangs' : undefined);
    await page.goto('/offline/', {waitUntil: 'commit'});
    // The page waits for its picture, so it has not begun to save.
    await page.waitForTimeout(1500);
    expect(site.asked).not.toContain('/sw.js');
    site.trouble = (path) =>
      path.startsWith('/img/') && !path.includes('/offline/') ? 'hangs' : undefined;
    await page.goto('/offline/');
    await waitForState(page, 'saving');
    await until('the words are saved', () =>
      page.evaluate(async () => Boolean(await caches.match('/setup/'))),
    );
    site.trouble = () => 'hangs';
    const isTakenOver = page.locator('html[data-has-hydrated="true"]');
    await page.goto('/setup/', {waitUntil: 'commit'});
    // Nothing comes from the host any more: what is waited for here was saved.
    await isTakenOver.waitFor({state: 'attached'});
    await page.goto('/offline/', {waitUntil: 'commit'});
    await isTakenOver.waitFor({state: 'attached'});
    await waitForState(page, 'saving');
  }));

const refusals: [string, string][] = [
  [
    'whose storage is full',
    "Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));",
  ],
  [
    'that says it has no room',
    'StorageManager.prototype.estimate = () => Promise.resolve({quota: 1e6, usage: 9e5});',
  ],
  [
    'that forbids storage',
    "caches.open = () => Promise.reject(new DOMException('no', 'SecurityError'));",
  ],
];

test.concurrent.each(refusals)('a device %s is never told that it is ready', (_what, prelude) =>
  withOwnSite(async ({page, site}) => {
    site.prelude = prelude;
    const trouble = watch(page);
    await page.goto('/offline/');
    await waitForState(page, 'refused');
    expect(await page.locator('[data-state]').innerText()).toContain('Make room');
    await page.getByRole('button', {name: /save/}).click();
    await page.waitForTimeout(500);
    await waitForState(page, 'refused');
    await openHydrated(page, '/campout/', 'light');
    expect(trouble.filter((line) => !isStopped(line))).toEqual([]);
  }),
);

test.concurrent('a browser that cannot save says so and offers no button', () =>
  withOwnSite(async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'serviceWorker', {get: () => undefined});
    });
    await page.goto('/offline/');
    await waitForState(page, 'unsupported');
    expect(await page.getByRole('button', {name: /save/}).isDisabled()).toBe(true);
  }));

test.concurrent('the self-test finds what is damaged or gone, and saving mends it', () =>
  withOwnSite(async ({page}) => {
    await visitAndSave(page, list, '/offline/');
    await waitForState(page, 'ready');
    const test = page.getByRole('button', {name: 'test it'});
    await test.click();
    await page.getByText(/Tested: all \d+ files were read back and are right/).waitFor();
    await page.evaluate(async (name) => {
      const cache = await caches.open(name);
      await cache.put('/setup/', new Response('dust'));
      await cache.delete('/icon.svg');
    }, `baaahs-offline-${list.version}`);
    await test.click();
    const found = page.getByText(/Tested: missing or damaged: /);
    await found.waitFor();
    expect(await found.innerText()).toContain('/setup/, /icon.svg.');
    await waitForState(page, 'partly');
    await page.getByRole('button', {name: 'save again'}).click();
    await waitForState(page, 'ready');
    await test.click();
    await page.getByText(/Tested: all/).waitFor();
  }));

test.concurrent('a device that saves data saves nothing until it is asked', () =>
  withOwnSite(async ({page, site}) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {value: {saveData: true}});
    });
    await page.goto('/offline/');
    await waitForState(page, 'nothing');
    expect(site.asked).not.toContain('/sw.js');
    await page.getByRole('button', {name: 'save now'}).click();
    await waitForState(page, 'ready');
  }));

test('a first visit fetches at most 3 MB, and a little more where AVIF is not shown', () => {
  expect(LIMITS.avif).toBe(3_000_000);
  expect(list.download.avif).toBeLessThanOrEqual(LIMITS.avif);
  expect(list.download.webp).toBeLessThanOrEqual(LIMITS.webp);
});
