/** Where a page stands when somebody comes to a place of it, and that it is never pulled from them. */
import type {Page} from 'playwright-core';
import {atRest} from '../support/atRest';
import {moving, withPage} from '../support/browser';
import {letsGo} from '../support/letsGo';
import {readPage} from '../support/readPage';
import {slowDown} from '../support/slowDown';
import {soon} from '../support/soon';
import {hydrated} from '../support/hydrated';

const desktop = {viewport: {width: 1280, height: 800}};
const phone = {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true};

async function open(page: Page, address: string) {
  await page.goto(address);
  await hydrated(page);
}

const topOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().top);

/** Something stands below the header, in the upper half of the window. */
function isAtTop(top: number) {
  expect(top).toBeGreaterThan(60);
  expect(top).toBeLessThan(400);
}

const comesToTop = (page: Page, selector: string) =>
  soon(async () => isAtTop(await topOf(page, selector)));

/** Whatever comes in later; for that the processor need not be slow, and half of it is saved. */
const staysAtTop = async (page: Page, selector: string) =>
  isAtTop(await atRest(() => topOf(page, selector)));

const arrivals = [
  {address: '/setup/?edition=street#roles-event-producer', at: '#roles-event-producer'},
  {address: '/setup/?edition=street#general-knowledge-hanging', at: '#general-knowledge-hanging'},
  {address: '/setup/#business-crew-side-stair', at: '#business-crew-side-stair'},
  {address: '/setup/kit/#business-crew', at: '#business-crew'},
  {address: '/setup/buy-and-bring/#buy-party-crew', at: '#buy-party-crew'},
  {address: '/setup/teardown/#down-business-crew', at: '#down-business-crew'},
  {address: '/campout/q-and-a/#dogs', at: '#dogs'},
];

test.concurrent.each(arrivals)(
  '$address, opened afresh on a slow phone, is there',
  ({address, at}) =>
    withPage({...moving, ...desktop}, async ({page}) => {
      await slowDown(page, 4);
      await open(page, address);
      await comesToTop(page, at);
      await slowDown(page, 1);
      await staysAtTop(page, at);
    }),
);

test.concurrent.each([1, 4])(
  'a kit’s link leads to that kit, on a processor %d times slower',
  (rate) =>
    readPage({...moving, ...desktop}, async ({page}) => {
      await slowDown(page, rate);
      await open(page, '/setup/kit/');
      await page
        .getByRole('navigation', {name: 'Kit'})
        .getByRole('link', {name: 'Business Crew'})
        .click();
      await comesToTop(page, '#business-crew');
      await slowDown(page, 1);
      await staysAtTop(page, '#business-crew');
    }),
);

const results = [
  '/setup/?find=17DEF#party-crew-support-struts',
  '/setup/#party-crew-support-struts',
  '/campout/q-and-a/?find=dog#dogs',
];

test.concurrent.each(results)(
  '%s: once it was in view, a scroll by other means is left alone',
  (address) =>
    readPage({...moving, ...desktop}, async ({page}) => {
      await open(page, address);
      if (address.includes('find='))
        await page.waitForFunction(() => (CSS.highlights.get('found')?.size ?? 0) > 0);
      const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
      await atRest(scrolled);
      await letsGo(page);
      for (const to of [10_000, 100, 3000]) {
        await page.evaluate((top) => window.scrollTo({top, behavior: 'instant'}), to);
        const there = await scrolled();
        expect(await atRest(scrolled)).toBe(there);
      }
    }),
);

test.concurrent('what comes in later does not pull back who has scrolled on', () =>
  readPage({...moving, ...desktop}, async ({page}) => {
    await open(page, '/setup/?find=17DEF#party-crew-support-struts');
    await page.waitForFunction(() => (CSS.highlights.get('found')?.size ?? 0) > 0);
    const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
    await atRest(scrolled);
    await letsGo(page);
    await page.evaluate(() => {
      window.scrollTo({top: 300, behavior: 'instant'});
      const late = document.createElement('div');
      late.style.height = '500px';
      document.querySelector('main')?.append(late);
    });
    expect(await atRest(scrolled)).toBe(300);
  }));

/** Where a page knows that its reader is: it learns so once it has stood still, on a busy machine late. */
const kept = (page: Page) =>
  page.evaluate(() => JSON.stringify((window.history.state as {place?: object} | null)?.place));

test.concurrent.each(['#party-crew-panels-aft', '#party-crew-dj-platform', '#safety'])(
  'a phone that is turned keeps %s in sight, and turned back too',
  (heading) =>
    readPage({...moving, ...phone}, async ({page}) => {
      const {width, height} = phone.viewport;
      await open(page, '/setup/#party-crew');
      await letsGo(page);
      const before = await kept(page);
      const third = height / 3;
      await page
        .locator(heading)
        .evaluate((one, at) => window.scrollBy(0, one.getBoundingClientRect().top - at), third);
      await soon(async () => expect(await kept(page)).not.toBe(before));
      for (const size of [
        {width: height, height: width},
        {width, height},
      ]) {
        await page.setViewportSize(size);
        const top = await atRest(() => topOf(page, heading));
        expect(top).toBeGreaterThan(60);
        expect(top).toBeLessThan(size.height / 2);
      }
    }),
);

test.concurrent('who is just back at the top stays there when the window is made narrower', () =>
  readPage({...moving, ...desktop}, async ({page}) => {
    await open(page, '/setup/build/');
    await letsGo(page);
    const before = await kept(page);
    await page.evaluate(() => window.scrollTo({top: 900, behavior: 'instant'}));
    await soon(async () => expect(await kept(page)).not.toBe(before));
    await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
    await page.setViewportSize(phone.viewport);
    expect(await atRest(() => page.evaluate(() => window.scrollY))).toBe(0);
    expect(await page.locator('main details[open]').count()).toBe(0);
  }));
