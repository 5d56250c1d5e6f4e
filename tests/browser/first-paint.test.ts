/** What a page shows first: its top, in its theme and with all its styles. */
import type {Page} from 'playwright-core';
import {moving, withPage} from '../support/browser';
import {holdBack} from '../support/holdBack';
import {soon} from '../support/soon';

const phone = {width: 390, height: 844};

const pages = ['/', '/campout/dj-lineup/', '/campout/last-year/', '/setup/', '/setup/teardown/'];

/** Notes in which theme the page is in its first frame that shows anything. */
function noteFirstFrame() {
  const look = () => {
    if (document.querySelector('h1')?.checkVisibility())
      Object.assign(window, {firstTheme: document.documentElement.dataset.theme});
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

test.concurrent.each(pages)('a dark page does not flash up light: %s', (address) =>
  withPage({...moving, viewport: phone}, async ({page}) => {
    await page.addInitScript(noteFirstFrame);
    const letScripts = await holdBack(page, '**/assets/js/*');
    await page.goto(`${address}?docusaurus-theme=dark`, {waitUntil: 'commit'});
    await soon(async () => expect(await page.evaluate('window.firstTheme')).toBe('dark'));
    letScripts();
  }),
);

/** The addresses of the sheets that a page has, written into it or linked. */
const sheetsOf = (page: Page) =>
  page
    .locator('style[data-href], link[rel=stylesheet]')
    .evaluateAll((sheets) =>
      sheets.map((sheet) => sheet.getAttribute('data-href') ?? sheet.getAttribute('href')).sort(),
    );

test.concurrent.each([
  ...pages,
  '/setup/panels/',
  '/setup/board/',
  '/org/2024/',
  '/search/',
  '/offline/',
])('%s has all its styles before any other file arrives', (address) =>
  withPage({...moving, viewport: phone}, async ({page}) => {
    const letFiles = await holdBack(page, '**/assets/**');
    await page.goto(address, {waitUntil: 'commit'});
    await page.locator('#__docusaurus > footer').waitFor();
    const before = await sheetsOf(page);
    expect(before.length).toBeGreaterThan(0);
    letFiles();
    await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
    expect(await sheetsOf(page)).toEqual(before);
  }),
);

const banners = ['/campout/', '/campout/dj-lineup/', '/campout/last-year/', '/setup/'];
const windows = [390, 1280];

/** What asked for the picture that a page shows first: `link` is the head, `img` its own place. */
const askedBy = () => {
  const picture = document.querySelector<HTMLImageElement>('main picture img[decoding=sync]')!;
  const [entry] = performance.getEntriesByName(picture.currentSrc);
  return (entry as PerformanceResourceTiming).initiatorType;
};

test.concurrent.each(
  banners.flatMap((address) => windows.map((width) => [address, width] as const)),
)('the first picture of %s is asked for in the head, at %d px', (address, width) =>
  withPage({...moving, viewport: {width, height: 844}}, async ({page}) => {
    await page.goto(address);
    expect(await page.evaluate(askedBy)).toBe('link');
  }),
);
