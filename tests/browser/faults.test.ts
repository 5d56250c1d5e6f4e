/** What the visitor sees when something breaks. */
import fs from 'node:fs';
import path from 'node:path';
import {openHydrated} from '../support/browser';
import {buildFolder} from '../support/build';
import {readPage} from '../support/readPage';

const viewport = {width: 1280, height: 800};

test.concurrent('a chunk that is gone after a deploy loads the page anew, once', () =>
  readPage({viewport}, async ({page}) => {
    // As on a phone that saves data: nothing is fetched before it is asked for.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {
        value: {saveData: true, effectiveType: '4g'},
      });
    });
    await openHydrated(page, '/', 'light');
    await page.waitForLoadState('networkidle');
    let gone = 0;
    let loads = 0;
    let anew = false;
    page.on('load', () => (loads += 1));
    page.on('request', (request) => (anew ||= request.isNavigationRequest()));
    // All of the older build's, as some that a page asks for on its own may come before the click's.
    await page.route('**/assets/js/*.js', (route) => {
      if (anew) return route.continue();
      gone += 1;
      return route.fulfill({status: 404, body: ''});
    });
    const reloaded = page.waitForEvent('load');
    await page.getByRole('banner').getByRole('link', {name: 'Campout'}).click();
    await reloaded;
    await page.getByRole('heading', {name: 'the campout'}).waitFor();
    await page.waitForTimeout(1000);
    expect(new URL(page.url()).pathname).toBe('/campout/');
    expect(gone).toBeGreaterThan(0);
    expect(loads).toBe(1);
  }));

test('a chunk that does not come is given up after 120 000 ms', () => {
  const folder = path.join(buildFolder, 'assets/js');
  const runtime = fs.readdirSync(folder).find((name) => name.startsWith('runtime~main'));
  expect(fs.readFileSync(path.join(folder, String(runtime)), 'utf8')).toMatch(/\b(12e4|120000)\b/);
});

test.concurrent('a page that breaks shows our screen with a way out, and no stack', () =>
  readPage({viewport}, async ({page}) => {
    await openHydrated(page, '/campout/', 'light');
    // The home page writes dates; here that fails.
    await page.evaluate(() => {
      Object.defineProperty(Date.prototype, 'getUTCMonth', {
        get: () => {
          throw new TypeError('planted');
        },
      });
    });
    await page.getByRole('banner').getByRole('link', {name: 'BAAAHS home'}).click();
    const main = page.getByRole('main');
    await main.getByRole('heading', {name: 'Unexpected Application Error!'}).waitFor();
    expect(await main.innerText()).not.toContain('planted');
    expect(await main.getByRole('button', {name: 'Load the page again'}).isVisible()).toBe(true);
    await main.getByRole('link', {name: 'Back home'}).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('heading', {level: 1, name: /BAAAHS/}).waitFor({state: 'attached'});
  }));

test.concurrent('the vitals are told to this window and to nobody else', () =>
  readPage({viewport}, async ({page, foreign}) => {
    const sent: string[] = [];
    page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
    await page.addInitScript(() => {
      const seen: unknown[] = [];
      Object.assign(window, {seen});
      window.addEventListener('web-vital', (event) => seen.push((event as CustomEvent).detail));
    });
    await openHydrated(page, '/', 'light');
    await page.waitForTimeout(500);
    // The first press fetches the reporter, the next one ends the measure of the largest paint.
    const arrived = page.waitForResponse('**/assets/js/*');
    await page.mouse.click(600, 400);
    await (await arrived).finished();
    await page.waitForTimeout(500);
    await page.mouse.click(600, 400);
    await page.waitForFunction(() =>
      (window as unknown as {seen: {name: string}[]}).seen.some(({name}) => name === 'LCP'),
    );
    expect([sent, foreign]).toEqual([[], []]);
  }));

test.concurrent('an unknown address shows the cover, with status 404', () =>
  readPage({viewport}, async ({page}) => {
    const response = await page.goto('/no/such/page/');
    expect(response?.status()).toBe(404);
    const main = page.getByRole('main');
    expect(await main.innerText()).toContain('Oops! Looks like you followed a bad link.');
    await main.getByRole('link', {name: 'Back home'}).click();
    await page.waitForURL((url) => url.pathname === '/');
  }));
