/** The browser that the tests of a file share, and empty windows in it. */
import type {BrowserContextOptions, Page} from 'playwright-core';
import {launchBrowser} from './launchBrowser';

/** Set by browserSetup.mjs. */
export const siteAddress = String(process.env.SITE_ADDRESS);
const browser = launchBrowser();

afterAll(async () => (await browser).close());

export interface Opened {
  page: Page;
  /** Addresses of other hosts that the page asked for, and that its policy let it ask. */
  foreign: string[];
}

/**
 * So long anything may take, in milliseconds: on a machine with other work, saving the whole site takes
 * more than the half minute that Playwright gives.
 */
const PATIENCE = 90_000;

/** A context for pages of the site, and the site's origin there. */
export async function newContext(options: BrowserContextOptions) {
  const context = await (
    await browser
  ).newContext({
    baseURL: siteAddress,
    // Saving the site for later would load all of it in every test; the tests of that allow it.
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(PATIENCE);
  return {context, origin: options.baseURL ?? siteAddress};
}
