/** The policy is on, does what it says, and the tests see when a page breaks it. */
import type {Page} from 'playwright-core';
import {openHydrated, siteAddress, withPage} from '../support/browser';
import {goOffline, visitAndSave, withOwnSite} from '../support/offline';
import {until} from '../support/until';
import {watch} from '../support/watch';

const HANDOVER = '/setup/handover/';

/** What a page must not be able to do, each as its script would try it. */
const planted: [string, (page: Page) => Promise<unknown>, RegExp][] = [
  [
    'an inline script',
    (page) =>
      page.evaluate(() => {
        const script = document.createElement('script');
        script.textContent = 'window.planted = true';
        document.head.append(script);
      }),
    /inline script/,
  ],
  [
    'text run as code',
    // In the page's own time: what the tests' tool evaluates itself is free of the policy.
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- that is what is tried
    (page) => page.evaluate(() => void setTimeout('window.planted = true')),
    /unsafe-eval|string as JavaScript/,
  ],
  [
    'a picture of another host',
    (page) => page.evaluate(() => (new Image().src = 'https://example.org/pixel.gif')),
    /img-src/,
  ],
  [
    'a message to another host',
    (page) => page.evaluate(() => fetch('https://example.org/').catch(() => 0)),
    /connect-src/,
  ],
  [
    'a style in the markup',
    (page) =>
      page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<p style="top:0">')),
    /style-src/,
  ],
  [
    'a frame of another host',
    (page) =>
      page.evaluate(() => {
        const frame = document.createElement('iframe');
        frame.src = 'https://example.org/';
        document.body.append(frame);
      }),
    /frame-src/,
  ],
];

test.concurrent('what a page must not do is stopped, seen, and fails a test', async () => {
  let foreignAsked: string[] = [];
  const result = withPage({}, async ({page, foreign}) => {
    const trouble = watch(page);
    await page.goto('/tbd/');
    expect(trouble).toEqual([]);
    for (const [what, plant, says] of planted) {
      await plant(page);
      await until(`${what} is seen`, () => Promise.resolve(says.test(trouble.join('\n'))));
    }
    expect(await page.evaluate(() => 'planted' in window)).toBe(false);
    foreignAsked = foreign;
  });
  const {message} = await result.then(
    () => new Error('nothing'),
    (error: Error) => error,
  );
  for (const [, , says] of planted) expect(message).toMatch(says);
  expect(foreignAsked).toEqual([]);
});

/** Whether the browser lets the open page have a camera. */
const mayUseCamera = (page: Page) =>
  page.evaluate(() =>
    (
      document as Document & {featurePolicy: {allowsFeature: (name: string) => boolean}}
    ).featurePolicy.allowsFeature('camera'),
  );

/** Goes on as a link of the router does: the content changes, the document stays. */
const goByRouter = (page: Page, to: string) =>
  page.evaluate((path) => {
    history.pushState({}, '', path);
    dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  }, to);

const heading = (page: Page) => page.getByRole('heading', {name: 'hand over ticks', level: 1});

test.concurrent('the camera is there for the page that scans, however one comes to it', () =>
  withPage({permissions: ['camera']}, async ({page}) => {
    const trouble = watch(page);
    await openHydrated(page, '/setup/', 'light');
    expect(await mayUseCamera(page)).toBe(false);
    await page.getByRole('link', {name: 'hand over or take over ticks'}).click();
    await heading(page).waitFor();
    expect(await mayUseCamera(page)).toBe(true);
    // Allowed, and this machine has none: the browser looked for one.
    await page.getByRole('button', {name: 'scan with the camera'}).click();
    await page.getByText('No camera was found.').waitFor();

    await openHydrated(page, '/offline/', 'light');
    const loaded = page.waitForEvent('load');
    await goByRouter(page, HANDOVER);
    await loaded;
    await heading(page).waitFor();
    expect(await mayUseCamera(page)).toBe(true);
    expect(trouble).toEqual([]);
  }),
);

test.concurrent('saved pages keep their headers', () =>
  withOwnSite(async (visit) => {
    const {page} = visit;
    await visitAndSave(page);
    await goOffline(visit);
    const trouble = watch(page);
    await openHydrated(page, '/setup/', 'light');
    expect(await mayUseCamera(page)).toBe(false);
    const saved = (await page.goto('/tbd/'))?.headers() ?? {};
    expect(saved['content-security-policy']).toContain("default-src 'none'");
    await goByRouter(page, HANDOVER);
    await heading(page).waitFor();
    await until('the camera may be used', () => mayUseCamera(page).catch(() => false));
    expect(trouble.filter((line) => !line.includes('ERR_ABORTED'))).toEqual([]);
  }),
);

test('the server of the tests sends it with every page, the unknown too', async () => {
  for (const path of ['/', '/apply', '/no/such/page/', '/sw.js']) {
    const {headers} = await fetch(siteAddress + path);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  }
});
