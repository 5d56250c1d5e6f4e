/** A browser whose reader has chosen larger type: the shared one has the usual size. */
import {type Browser, chromium, type LaunchOptions, type Page} from 'playwright-core';
import {siteAddress} from './browser';

/** The size that browsers come with, in pixels. */
const USUAL = 16;

/** One for each size, for all tests of a file. */
const browsers = new Map<number, Promise<Browser>>();

afterAll(async () => {
  for (const browser of browsers.values()) await (await browser).close();
});

function launch(percent: number): Promise<Browser> {
  const {args = [], ...options} = JSON.parse(String(process.env.BROWSER_OPTIONS)) as LaunchOptions;
  const size = `--blink-settings=defaultFontSize=${(USUAL * percent) / 100}`;
  return chromium.launch({...options, args: [...args, size]});
}

/**
 * Opens an empty page in a Chromium of larger type, closes it after the work.
 * @param percent of the usual size of type
 */
export async function withLargeText(percent: number, work: (page: Page) => Promise<void>) {
  const browser = browsers.get(percent) ?? launch(percent);
  browsers.set(percent, browser);
  const context = await (
    await browser
  ).newContext({
    baseURL: siteAddress,
    serviceWorkers: 'block',
  });
  try {
    await work(await context.newPage());
  } finally {
    await context.close();
  }
}
