/** What a phone shows before all of a page is there: its top, in its theme. */
import type {Page} from 'playwright-core';
import {withPage} from '../support/browser';
import {until} from '../support/until';

const phone = {width: 390, height: 844};

/** A browser that paints when it is told to, where no script of ours has arrived. */
interface Waiting {
  page: Page;
  paint: () => Promise<void>;
  /** Lets the time pass that a page waits at most. */
  waitLong: () => Promise<void>;
  letScriptsThrough: () => void;
}

/** Has the browser's frames and long waits come when the test says so. */
function holdTime() {
  const frames: FrameRequestCallback[] = [];
  const waits: TimerHandler[] = [];
  const setTimeout = window.setTimeout.bind(window);
  Object.assign(window, {
    requestAnimationFrame: (work: FrameRequestCallback) => frames.push(work),
    setTimeout: (work: TimerHandler, wait = 0) =>
      wait < 500 ? setTimeout(work, wait) : waits.push(work),
    paint: () => frames.splice(0).forEach((work) => work(0)),
    waitLong: () => waits.splice(0).forEach((work) => setTimeout(work)),
  });
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
    await page.addInitScript(holdTime);
    const paint = () => page.evaluate<void>('paint()');
    const waitLong = () => page.evaluate<void>('waitLong()');
    await work({page, paint, waitLong, letScriptsThrough});
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
    await until('the rest is shown', async () => {
      await paint();
      return ends(page);
    });
  }),
);

const picture = /\/img\/guide\/sheep/;

/** Opens a page whose first picture does not come, and paints what is there. */
async function readWithoutPicture({page, paint}: Waiting) {
  let letThrough = () => {};
  const wait = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(picture, async (route) => {
    await wait;
    await route.continue();
  });
  await read(page, '/setup/');
  await paint();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(await ends(page)).toBe(false);
  return letThrough;
}

test.concurrent('the picture beside the title is painted before the rest', () =>
  withWaiting(phone, async (waiting) => {
    const {page, paint} = waiting;
    const letThrough = await readWithoutPicture(waiting);
    letThrough();
    await until('the rest is shown', async () => {
      await paint();
      return ends(page);
    });
    expect(
      await page
        .locator('main img')
        .first()
        .evaluate((image: HTMLImageElement) => image.complete),
    ).toBe(true);
  }),
);

test.concurrent('a picture that does not come holds the rest back for half a second at most', () =>
  withWaiting(phone, async (waiting) => {
    const letThrough = await readWithoutPicture(waiting);
    await waiting.waitLong();
    await waiting.page.locator('#__docusaurus > footer').waitFor();
    letThrough();
  }),
);

test.concurrent('a picture that is lost does not hold the rest back', () =>
  withWaiting(phone, async ({page, paint}) => {
    await page.route(picture, (route) => route.fulfill({status: 404, body: ''}));
    await read(page, '/setup/');
    await until('the rest is shown', async () => {
      await paint();
      return ends(page);
    });
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
