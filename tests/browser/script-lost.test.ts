/** What the reader sees when the site's script does not arrive, arrives in part, or arrives late. */
import fs from 'node:fs';
import type {Page, Route} from 'playwright-core';
import {moving, withPage} from '../support/browser';
import {holdBack} from '../support/holdBack';
import {fileAt} from '../support/build';
import {tooWide} from '../support/inspect';
import {HAIR, jumped, measureJumps} from '../support/jumps';
import {controls} from '../support/withoutScript';

const viewport = {width: 360, height: 800};
const hydrated = 'html[data-has-hydrated="true"]';
const scripts = '**/assets/js/*.js';

/** Half of a file, as when the connection dies and the browser takes what it has. */
const half = (route: Route) => {
  const file = fs.readFileSync(String(fileAt(new URL(route.request().url()).pathname)), 'utf8');
  return route.fulfill({contentType: 'text/javascript', body: file.slice(0, file.length / 2)});
};

/** The page of this route alone, without main and runtime. */
const pageChunk = /assets\/js\/(?!main|runtime)/;

const losses: [string, (page: Page) => Promise<unknown>][] = [
  ['all is blocked', (page) => page.route(scripts, (route) => route.abort())],
  ['a policy of somebody else forbids it', forbidScript],
  ['the main file is gone', (page) => page.route('**/main.*.js', gone)],
  ['the main file breaks off', (page) => page.route('**/main.*.js', half)],
  ['a file of the page is gone', (page) => page.route(pageChunk, gone)],
  ['a file of the page breaks off', (page) => page.route(pageChunk, half)],
];

function gone(route: Route) {
  return route.fulfill({status: 404, contentType: 'text/html', body: '<!doctype html>'});
}

/** As a filter does that lets no script run at all, inline ones included. */
async function forbidScript(page: Page) {
  await page.route('**/setup/', async (route) => {
    const response = await route.fetch();
    const headers = {...response.headers(), 'content-security-policy': "script-src 'none'"};
    await route.fulfill({response, headers});
  });
}

test.concurrent.each(losses)('%s: the page is as without script', (_what, lose) =>
  withPage({...moving, viewport}, async ({page}) => {
    await lose(page);
    await page.goto('/setup/');
    await page.waitForSelector('html:not([data-script])', {state: 'attached'});
    expect(await page.locator(hydrated).count()).toBe(0);
    // The links that the drawer would hold are there, and no control that does nothing.
    expect(await page.getByRole('banner').getByRole('link', {name: 'Campout'}).isVisible()).toBe(
      true,
    );
    expect(await controls(page)).toEqual([]);
    expect(await page.getByText('Before you leave the last signal behind').isVisible()).toBe(true);
    expect(await tooWide(page)).toEqual([]);
  }),
);

test.concurrent('where there is no script the way to search says what to do instead', () =>
  withPage({...moving, viewport}, async ({page}) => {
    await page.route(scripts, (route) => route.abort());
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', {name: 'Search'}).click();
    await page.waitForURL('**/search/');
    const main = page.getByRole('main');
    expect(await main.getByText('The search needs script').isVisible()).toBe(true);
    expect(await main.getByRole('textbox').count()).toBe(0);
  }));

test.concurrent('what is pressed before the script comes happens when it comes', () =>
  withPage({...moving, viewport}, async ({page}) => {
    const letScript = await holdBack(page, '**/main.*.js');
    await page.goto('/setup/', {waitUntil: 'commit'});
    const menu = page.getByRole('button', {name: 'Open menu'});
    await menu.click();
    await menu.click();
    const sunlight = page.getByRole('switch', {name: /sunlight/});
    await sunlight.click();
    expect(await sunlight.isChecked()).toBe(false);
    letScript();
    await page.getByRole('dialog', {name: 'Menu'}).waitFor();
    expect(await page.locator('html[data-sunlight="on"]').count()).toBe(1);
    await page.keyboard.press('Escape');
    expect(await sunlight.isChecked()).toBe(true);
  }));

test.concurrent.each(['/', '/campout/', '/setup/'])(
  'on slow 3G %s can be read before its script, and does not move when that comes',
  (route) =>
    withPage({...moving, viewport}, async ({page}) => {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 400,
        // 400 kb/s for what a host compresses; ours sends it as it is, 3.3 times as much.
        downloadThroughput: (3.3 * 400_000) / 8,
        uploadThroughput: 400_000 / 8,
      });
      await measureJumps(page);
      await page.goto(route, {waitUntil: 'commit', timeout: 60_000});
      await page.getByRole('heading', {level: 1}).waitFor({state: 'attached'});
      expect(await page.locator(hydrated).count()).toBe(0);
      await page.waitForSelector(hydrated, {state: 'attached', timeout: 60_000});
      expect(await jumped(page)).toBeLessThan(HAIR);
    }),
);
