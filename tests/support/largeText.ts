/** A browser whose reader has chosen larger type: the shared one has the usual size. */
import type {Browser, Page} from 'playwright-core';
import {siteAddress} from './context';
import {launchBrowser} from './launchBrowser';

/** The size that browsers come with, in pixels. */
const USUAL = 16;

/** One for each size, for all tests of a file, and the page that they use one after the other. */
const browsers = new Map<number, Promise<Browser>>();
const pages = new Map<number, Page>();

afterAll(async () => {
  for (const browser of browsers.values()) await (await browser).close();
});

function launch(percent: number): Promise<Browser> {
  return launchBrowser(`--blink-settings=defaultFontSize=${(USUAL * percent) / 100}`);
}

async function open(percent: number): Promise<Page> {
  const browser = launch(percent);
  browsers.set(percent, browser);
  const context = await (await browser).newContext({baseURL: siteAddress, serviceWorkers: 'block'});
  return context.newPage();
}

/**
 * Works in a Chromium of larger type. The page has been used before, as those of readPage.ts; storage
 * is empty.
 * @param percent of the usual size of type
 */
export async function withLargeText(percent: number, work: (page: Page) => Promise<void>) {
  const page = pages.get(percent) ?? (await open(percent));
  pages.set(percent, page);
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await work(page);
}
