/** The browser that all tests share, and pages opened in it. */
import {
  type BrowserContextOptions,
  chromium,
  type ConsoleMessage,
  type Page,
} from 'playwright-core';

/** Set by browserSetup.mjs. */
export const siteAddress = String(process.env.SITE_ADDRESS);
const browser = chromium.connect(String(process.env.BROWSER_ADDRESS));

afterAll(async () => (await browser).close());

export interface Opened {
  page: Page;
  /** Addresses of other hosts that the page asked for; it got an empty page from each. */
  foreign: string[];
}

/**
 * Not where the policy is somebody else's, which forbids all script, and not where a picture is
 * opened alone: it is styled by the browser's own viewer, which is no page of ours.
 */
const isViolation = (message: ConsoleMessage) =>
  message.text().includes('Content Security Policy') &&
  !message.text().includes("script-src 'none'") &&
  !/\/img\//.test(message.location().url);

/**
 * Opens an empty page in a context of its own, closes it after the work. Nothing leaves the machine.
 * @param options Playwright's, such as the viewport in CSS pixels
 * @throws when a page did what the site's policy forbids, whatever the test looks at
 */
export async function withPage<T>(
  options: BrowserContextOptions,
  work: (opened: Opened) => Promise<T>,
): Promise<T> {
  const context = await (
    await browser
  ).newContext({
    baseURL: siteAddress,
    // Saving the site for later would load all of it in every test; the tests of that allow it.
    serviceWorkers: 'block',
    ...options,
  });
  const broken: string[] = [];
  context.on('console', (message) => {
    if (isViolation(message)) broken.push(message.text());
  });
  const foreign: string[] = [];
  await context.route(
    (url) => url.origin !== (options.baseURL ?? siteAddress),
    (route) => {
      foreign.push(route.request().url());
      return route.fulfill({contentType: 'text/html', body: '<!doctype html><title>x</title>'});
    },
  );
  try {
    const result = await work({page: await context.newPage(), foreign});
    if (broken.length > 0) throw new Error(broken.join('\n'));
    return result;
  } finally {
    await context.close();
  }
}

/** Opens a page of the site as someone sees it whose browser runs no script. */
export function openWithoutJs<T>(
  route: string,
  work: (opened: Opened) => Promise<T>,
  width = 360,
): Promise<T> {
  const options = {javaScriptEnabled: false, viewport: {width, height: 800}};
  return withPage(options, async (opened) => {
    await opened.page.goto(route);
    return work(opened);
  });
}

/** Opens a page of the site and waits until React has taken it over. */
export async function openHydrated(page: Page, route: string, theme: 'light' | 'dark') {
  await page.goto(`${route}?docusaurus-theme=${theme}`);
  await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
}
