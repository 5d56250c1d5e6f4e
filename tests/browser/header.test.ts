/** Header, drawer, tooltip and theme, tried as a visitor would. */
import type {Page} from 'playwright-core';
import {openHydrated, withPage} from '../support/browser';
import {soon} from '../support/soon';

const phone = {viewport: {width: 360, height: 740}, hasTouch: true};
const desktop = {viewport: {width: 1280, height: 800}};
const titles = (page: Page) => page.getByRole('banner').getByRole('navigation').allInnerTexts();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

test.concurrent.each([
  ['/', ['campout', 'apply']],
  ['/setup/', ['campout', 'apply']],
  ['/campout/', ['campout home', 'what to expect', 'dj line up', 'previous years', 'q & a']],
  [
    '/campout/q-and-a/',
    ['campout home', 'what to expect', 'dj line up', 'previous years', 'q & a'],
  ],
])('%s lists its part of the site in header and footer', (route, expected) =>
  withPage(desktop, async ({page}) => {
    await page.goto(route);
    const header = (await titles(page)).join('\n').split('\n');
    expect(header.map((title) => title.toLowerCase())).toEqual(expected);
    const footer = page.getByRole('navigation', {name: 'Footer'}).getByRole('listitem');
    expect((await footer.allInnerTexts()).map((title) => title.toLowerCase())).toEqual([
      ...expected,
      'ready for the playa',
      'contact',
    ]);
  }),
);

test.concurrent.each([
  [1280, 150],
  [900, 150],
  [899, 120],
  [360, 120],
])('at %i px the logotype is %i px wide and leads home', (width, expected) =>
  withPage({viewport: {width, height: 700}}, async ({page}) => {
    await page.goto('/campout/');
    const logotype = page.getByRole('link', {name: 'BAAAHS home'});
    expect((await logotype.boundingBox())?.width).toBe(expected);
    await logotype.click();
    await page.waitForURL((url) => url.pathname === '/');
  }),
);

test.concurrent('the links show from 900 px up, the menu button below', () =>
  withPage({viewport: {width: 900, height: 700}}, async ({page}) => {
    await page.goto('/campout/');
    const links = page.getByRole('banner').getByRole('link', {name: 'what to expect'});
    const button = page.getByRole('button', {name: 'Open menu'});
    expect([await links.isVisible(), await button.isVisible()]).toEqual([true, false]);
    await page.setViewportSize({width: 899, height: 700});
    expect([await links.isVisible(), await button.isVisible()]).toEqual([false, true]);
  }),
);

test.concurrent('the header sticks, and changes after 38 px of scrolling', () =>
  withPage(desktop, async ({page}) => {
    await openHydrated(page, '/', 'light');
    const header = page.getByRole('banner');
    const hasState = async (y: number, state: string) => {
      await page.evaluate((top) => window.scrollTo({top, behavior: 'instant'}), y);
      await soon(async () => {
        expect(await header.getAttribute('data-scrolled')).toBe(state);
        expect((await header.boundingBox())?.y).toBe(0);
      });
    };
    await hasState(39, 'true');
    await hasState(38, 'false');
    await hasState(39, 'true');
    await hasState(0, 'false');
  }),
);

test.concurrent('the mail link carries its subject', () =>
  withPage(desktop, async ({page}) => {
    await page.goto('/');
    const mail = page.getByRole('banner').getByRole('link', {name: 'Write to info@baaahs.org'});
    expect(await mail.getAttribute('href')).toBe(
      'mailto:info@baaahs.org?subject=Writing%20from%20the%20web',
    );
  }),
);

test.concurrent('the drawer keeps the focus, closes with Escape and gives the focus back', () =>
  withPage(phone, async ({page}) => {
    await openHydrated(page, '/campout/', 'light');
    const button = page.getByRole('button', {name: 'Open menu'});
    await button.focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', {name: 'Menu'});
    await drawer.waitFor();
    // Its own width: while it slides in, the place it has on the screen is rounded.
    const width = await drawer.evaluate((element) => (element as HTMLElement).offsetWidth);
    expect(width).toBeLessThanOrEqual(280);
    for (let i = 0; i < 25; i += 1) {
      await page.keyboard.press(i < 15 ? 'Tab' : 'Shift+Tab');
      const outside = await page.evaluate(
        () =>
          document.activeElement?.closest('dialog, body')?.tagName === 'BODY' &&
          document.activeElement !== document.body,
      );
      expect(outside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await drawer.waitFor({state: 'hidden'});
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  }),
);

test.concurrent('a press beside the drawer closes it', () =>
  withPage(phone, async ({page}) => {
    await openHydrated(page, '/', 'light');
    await page.getByRole('button', {name: 'Open menu'}).tap();
    await page.getByRole('dialog').waitFor();
    await page.touchscreen.tap(340, 400);
    await page.getByRole('dialog').waitFor({state: 'hidden'});
  }),
);

test.concurrent('a link of the drawer leads there and closes it', () =>
  withPage(phone, async ({page}) => {
    await openHydrated(page, '/campout/', 'light');
    await page.getByRole('button', {name: 'Open menu'}).tap();
    await page.getByRole('dialog').getByRole('link', {name: 'dj line up'}).tap();
    await page.waitForURL('**/campout/dj-lineup/');
    await page.getByRole('dialog').waitFor({state: 'hidden'});
  }),
);

test.concurrent('Back closes the drawer and stays on the page', () =>
  withPage(phone, async ({page}) => {
    await openHydrated(page, '/campout/', 'light');
    await page.getByRole('link', {name: 'aural pleasures'}).click();
    // The address is there before the page is.
    await page.getByRole('heading', {level: 1, name: 'DJ Lineup'}).waitFor();
    await page.getByRole('button', {name: 'Open menu'}).tap();
    await page.getByRole('dialog').waitFor();
    await page.goBack().catch(() => undefined);
    await page.getByRole('dialog').waitFor({state: 'hidden'});
    expect(new URL(page.url()).pathname).toBe('/campout/dj-lineup/');
  }),
);

test.concurrent('on docs pages the drawer holds their table of pages', () =>
  withPage(phone, async ({page}) => {
    await openHydrated(page, '/setup/', 'light');
    await page.getByRole('button', {name: 'Open menu'}).tap();
    const pages = page.getByRole('dialog').getByRole('navigation', {name: 'Docs pages'});
    expect(await pages.getByRole('link', {name: 'Setup Guide'}).isVisible()).toBe(true);
  }),
);

/** Opens the page that has an item with a note, with the clock in the test's hand. */
async function openNote(page: Page) {
  await page.clock.install();
  await openHydrated(page, '/tbd/', 'light');
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(Date.now() + 60_000);
  return {
    link: page.getByRole('banner').getByRole('link', {name: 'schedule'}),
    tooltip: page.getByRole('tooltip'),
  };
}

test.concurrent('a note shows after 100 ms of pointing, at most 300 px wide', () =>
  withPage(desktop, async ({page}) => {
    const {link, tooltip} = await openNote(page);
    await link.hover();
    await page.clock.runFor(99);
    expect(await tooltip.count()).toBe(0);
    await page.clock.runFor(10);
    await tooltip.waitFor();
    expect((await tooltip.boundingBox())?.width).toBeLessThanOrEqual(300);
    expect(await tooltip.innerText()).toContain('still being written');
  }),
);

test.concurrent('the keyboard reaches the note, and Escape closes it', () =>
  withPage(desktop, async ({page}) => {
    await openHydrated(page, '/tbd/', 'light');
    await page.waitForTimeout(300);
    for (let i = 0; i < 12 && (await focused(page)) !== 'schedule'; i += 1)
      await page.keyboard.press('Tab');
    const tooltip = page.getByRole('tooltip');
    await tooltip.waitFor();
    await page.keyboard.press('Escape');
    await tooltip.waitFor({state: 'detached'});
    expect(await focused(page)).toBe('schedule');
  }),
);

test.concurrent('a touch of 700 ms shows the note, and 1500 ms after it the note goes', () =>
  withPage({viewport: {width: 1000, height: 700}, hasTouch: true}, async ({page}) => {
    const {link, tooltip} = await openNote(page);
    await link.dispatchEvent('touchstart');
    await page.clock.runFor(690);
    expect(await tooltip.count()).toBe(0);
    await page.clock.runFor(20);
    await tooltip.waitFor();
    await link.dispatchEvent('touchend');
    await page.clock.runFor(1490);
    expect(await tooltip.count()).toBe(1);
    await page.clock.runFor(20);
    await tooltip.waitFor({state: 'detached'});
  }),
);
