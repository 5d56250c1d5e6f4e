/** The policy is on, does what it says, and the tests see when a page breaks it. */
import type {Page} from 'playwright-core';
import {openHydrated} from '../support/browser';
import {siteAddress} from '../support/context';
import {goOffline, visitAndSave, withOwnSite} from '../support/offline';
import {readPage} from '../support/readPage';
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
    // oxlint-disable-next-line typescript/no-implied-eval -- that is what is tried
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
    'an object, even one of this site',
    (page) =>
      page.evaluate(() => {
        const object = document.createElement('object');
        object.data = '/icon.svg';
        document.body.append(object);
      }),
    /object-src/,
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
  const result = readPage({}, async ({page, foreign}) => {
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

/** Goes on as a link of the router does: the content changes, the document stays. */
const goByRouter = (page: Page, to: string) =>
  page.evaluate((path) => {
    history.pushState({}, '', path);
    dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  }, to);

/** Scans for a code on the handover's page; this machine has no camera, so a browser looks for one. */
async function scan(page: Page) {
  await page.getByRole('heading', {name: 'hand over ticks', level: 1}).waitFor();
  await page.getByRole('button', {name: 'scan with the camera'}).click();
  await page.getByText('No camera was found.').waitFor();
}

test.concurrent('the camera is there for the page that scans, however one comes to it', () =>
  readPage({permissions: ['camera']}, async ({page}) => {
    const trouble = watch(page);
    await openHydrated(page, '/setup/', 'light');
    await page.getByRole('link', {name: 'hand over or take over ticks'}).click();
    await scan(page);
    await openHydrated(page, '/offline/', 'light');
    await goByRouter(page, HANDOVER);
    await scan(page);
    await page.reload();
    await scan(page);
    expect(trouble).toEqual([]);
  }));

test.concurrent('saved pages keep their headers', () =>
  withOwnSite(async (visit) => {
    const {page} = visit;
    await visitAndSave(page);
    await goOffline(visit);
    const trouble = watch(page);
    const saved = (await page.goto('/setup/'))?.headers() ?? {};
    expect(saved['content-security-policy']).toContain("object-src 'none'");
    expect(saved['permissions-policy']).toContain('camera=(self)');
    await openHydrated(page, '/setup/', 'light');
    expect(trouble).toEqual([]);
  }));

test('the server of the tests sends it with every page, the unknown too', async () => {
  for (const path of ['/', '/apply', '/no/such/page/', '/sw.js']) {
    const {headers} = await fetch(siteAddress + path);
    expect(headers.get('content-security-policy')).toContain("object-src 'none'");
  }
});
