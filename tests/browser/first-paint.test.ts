/** What a phone shows before all of a page is there: its top, in its theme. */
import type {Page} from 'playwright-core';
import {withPage} from '../support/browser';

const phone = {width: 390, height: 844};

/** A browser that paints when it is told to, where no script of ours has arrived. */
interface Waiting {
  page: Page;
  paint: () => Promise<void>;
  letScriptsThrough: () => void;
}

function withWaiting(
  viewport: {width: number; height: number},
  work: (waiting: Waiting) => unknown,
) {
  return withPage({viewport}, async ({page}) => {
    let letScriptsThrough = () => {};
    const wait = new Promise<void>((resolve) => (letScriptsThrough = resolve));
    await page.route('**/assets/js/*', async (route) => {
      await wait;
      await route.continue();
    });
    await page.addInitScript(() => {
      const frames: FrameRequestCallback[] = [];
      window.requestAnimationFrame = (work) => frames.push(work);
      Object.assign(window, {paint: () => frames.splice(0).forEach((work) => work(0))});
    });
    const paint = () => page.evaluate(() => (window as unknown as {paint: () => void}).paint());
    await work({page, paint, letScriptsThrough});
    letScriptsThrough();
  });
}

/** Opens a page and waits until all of it is read. */
async function read(page: Page, address: string) {
  await page.goto(address, {waitUntil: 'commit'});
  await page.locator('#__docusaurus > footer').waitFor({state: 'attached'});
}

const ends = (page: Page) => page.locator('#__docusaurus > footer').isVisible();

const pages = ['/', '/campout/dj-lineup/', '/campout/last-year/', '/setup/', '/setup/teardown/'];

test.concurrent.each(pages)('the top of %s is painted before the rest, on a phone', (address) =>
  withWaiting(phone, async ({page, paint}) => {
    await read(page, address);
    expect(await page.locator('h1').isVisible()).toBe(true);
    expect(await ends(page)).toBe(false);
    await paint();
    await page.locator('#__docusaurus > footer').waitFor();
  }),
);

test.concurrent('a page is shown whole when its scripts arrive, painted or not', () =>
  withWaiting(phone, async ({page, letScriptsThrough}) => {
    await read(page, '/setup/');
    expect(await ends(page)).toBe(false);
    letScriptsThrough();
    await page.locator('#__docusaurus > footer').waitFor();
  }),
);

test.concurrent.each([
  ['on the way to a place in it', '/setup/#roles', phone],
  ['in a wide window', '/setup/', {width: 600, height: 844}],
])('a page is shown whole at once %s', (_where, address, viewport) =>
  withWaiting(viewport, async ({page}) => {
    await read(page, address);
    expect(await ends(page)).toBe(true);
  }),
);

test.concurrent.each(pages)(
  '%s asks for no stylesheet before it is shown, and is in its theme',
  (address) =>
    withWaiting(phone, async ({page}) => {
      const sheets: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'stylesheet') sheets.push(request.url());
      });
      // What the theme is when there is something to paint.
      await page.addInitScript(() => {
        new MutationObserver((_changes, observer) => {
          if (!document.body) return;
          document.body.classList.add(`in-${document.documentElement.dataset.theme}`);
          observer.disconnect();
        }).observe(document, {childList: true, subtree: true});
      });
      await read(page, `${address}?docusaurus-theme=dark`);
      expect(await page.getAttribute('body', 'class')).toContain('in-dark');
      expect(sheets).toEqual([]);
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
  withPage({viewport: {width, height: 844}}, async ({page}) => {
    await page.goto(address);
    expect(await page.evaluate(askedBy)).toBe('link');
  }),
);
