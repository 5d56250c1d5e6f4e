/** Lighthouse on the pages that most people come to. Its scores for speed are no part of this. */
import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {openHydrated} from '../support/browser';
import {siteAddress} from '../support/context';
import {freePort} from '../support/freePort';
import {inaccessibleToLighthouse} from '../support/inspect';
import {hasCrews, showOneCrew} from '../support/oneCrew';
import {readPage} from '../support/readPage';

const routes = ['/', '/campout/', '/campout/q-and-a/', '/setup/'];

// A program of its own: Lighthouse is made of modules that Jest does not load. It waits more than it
// does, so axe reads its pages meanwhile.
const asked = freePort().then(async (port) => {
  const addresses = routes.map((route) => `${siteAddress}${route}`);
  const {stdout} = await promisify(execFile)(process.execPath, [
    'tests/support/lighthouse.mjs',
    String(port),
    ...addresses,
  ]);
  return JSON.parse(stdout) as Record<string, unknown>;
});

// Its audits of accessibility are rules of axe, which pages.test.ts asks for every page.
test.concurrent.each(routes)('%s breaks no rule of axe that only Lighthouse asks for', (route) =>
  readPage({viewport: {width: 412, height: 823}}, async ({page}) => {
    await openHydrated(page, route, 'light');
    if (hasCrews(route)) await showOneCrew(page, 1);
    expect(await inaccessibleToLighthouse(page)).toEqual([]);
  }),
);

test.concurrent.each(routes)('%s has 100 for best practices and search', async (route) => {
  expect((await asked)[`${siteAddress}${route}`]).toEqual({
    scores: {'best-practices': 100, seo: 100},
    failures: [],
  });
});

test('one that is broken is seen', () =>
  readPage({}, async ({page}) => {
    await openHydrated(page, '/tbd/', 'light');
    await page.evaluate(() => document.querySelector('main a')?.setAttribute('tabindex', '2'));
    expect((await inaccessibleToLighthouse(page)).join()).toMatch(/^tabindex at /);
  }));
