/** What the tests of saving do and look at. */
import fs from 'node:fs';
import path from 'node:path';
import type {BrowserContext, Page} from 'playwright-core';
import type {FileList} from '../../src/features/offline/saved/list';
import {withPage} from './browser';
import {buildFolder} from './build';
import {OwnSite} from './ownSite';
import {until} from './until';

export interface Visit {
  page: Page;
  context: BrowserContext;
  site: OwnSite;
}

/** Opens an empty page beside a host of its own, in a browser that may keep things. */
export async function withOwnSite<T>(work: (visit: Visit) => Promise<T>): Promise<T> {
  const site = await OwnSite.open();
  try {
    return await withPage(
      {
        baseURL: site.address,
        serviceWorkers: 'allow',
        viewport: {width: 390, height: 800},
        reducedMotion: 'reduce',
        // The embedded schedule is of another host.
        answerForeign: true,
      },
      ({page}) => work({page, context: page.context(), site}),
    );
  } finally {
    await site.close();
  }
}

export const readList = (folder = buildFolder) =>
  JSON.parse(fs.readFileSync(path.join(folder, 'offline-files.json'), 'utf8')) as FileList;

/** How many files are saved of a build. */
export const countSaved = (page: Page, {version}: FileList) =>
  page.evaluate(async (name) => {
    if (!(await caches.has(name))) return 0;
    return (await (await caches.open(name)).keys()).length - 1;
  }, `baaahs-offline-${version}`);

/** Waits until a page says on /offline/ that it is in a state. */
export async function waitForState(page: Page, state: string) {
  await page.locator(`[data-state="${state}"]`).waitFor();
}

/** How many files a build has for this browser, which shows AVIF. */
export const totalOf = ({files}: FileList) =>
  files.filter(({url}) => !url.endsWith('-600.webp')).length;

/** So long saving all of the site may take beside other work, in milliseconds: it waits for the page. */
const PATIENCE = 120_000;

/** Waits until all of a build is saved. */
export async function waitUntilSaved(page: Page, list: FileList) {
  const total = totalOf(list);
  await until('all is saved', async () => (await countSaved(page, list)) >= total, PATIENCE);
}

/** Visits a page with signal and waits until all is saved. */
export async function visitAndSave(page: Page, list = readList(), route = '/') {
  await page.goto(route);
  await waitUntilSaved(page, list);
}

/** Takes the signal away: the browser's, and the host itself. */
export async function goOffline({context, site}: Visit) {
  await context.setOffline(true);
  await site.close();
}
