/** Docs pages around the site's breakpoint. */
import type {Locator} from 'playwright-core';
import {openHydrated} from '../support/browser';
import {readPage} from '../support/readPage';
import {soon} from '../support/soon';

test.concurrent.each([
  [899, false, false],
  [900, true, false],
  [996, true, false],
  [1099, true, false],
  [1100, true, true],
  [1280, true, true],
])(
  'at %i px the sidebar stands beside the guide: %s; so do its contents: %s',
  (width, sidebar, toc) =>
    readPage({viewport: {width, height: 800}}, async ({page}) => {
      await openHydrated(page, '/setup/', 'light');
      await page.waitForTimeout(200);
      expect(await page.locator('.theme-doc-sidebar-container').isVisible()).toBe(sidebar);
      expect(await page.getByRole('button', {name: 'Open menu'}).isVisible()).toBe(!sidebar);
      expect(await page.locator('.theme-doc-toc-desktop').isVisible()).toBe(toc);
      expect(await page.locator('.theme-doc-toc-mobile').isVisible()).toBe(!toc);
      const words = (await page.locator('.theme-doc-markdown').boundingBox())?.width;
      expect(words).toBeGreaterThan(560);
    }),
);

test.concurrent.each([900, 1280, 1440, 1600, 1920, 2560])(
  'at %i px the header stands in the frame of the guide',
  (width) =>
    readPage({viewport: {width, height: 900}}, async ({page}) => {
      await openHydrated(page, '/setup/', 'light');
      const box = async (locator: Locator) => (await locator.boundingBox())!;
      const logotype = await box(page.getByRole('link', {name: 'BAAAHS home'}).first());
      const sidebar = await box(page.locator('.theme-doc-sidebar-container'));
      const entry = await box(page.locator('.theme-doc-sidebar-menu .menu__link').first());
      const words = await box(page.locator('.main-wrapper main'));
      const button = await box(page.getByRole('button', {name: /dark and light/}));
      expect(Math.abs(logotype.x - entry.x - 16)).toBeLessThanOrEqual(4);
      expect(logotype.x + logotype.width).toBeLessThan(sidebar.x + sidebar.width);
      expect(words.x + words.width - button.x - button.width).toBeGreaterThanOrEqual(0);
      expect(words.x + words.width - button.x - button.width).toBeLessThan(48);
    }),
);

test.concurrent('900 px high all pages of the guide are in sight beside it, each as high as a thumb', () =>
  readPage({viewport: {width: 1920, height: 900}}, async ({page}) => {
    await openHydrated(page, '/setup/', 'light');
    const boxes = await page
      .locator('.theme-doc-sidebar-menu .menu__link')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    expect(boxes.length).toBeGreaterThan(12);
    // what is lower fades out
    expect(boxes.at(-1)!.bottom).toBeLessThanOrEqual(900 - 48);
    expect(Math.min(...boxes.map(({height}) => height))).toBeGreaterThanOrEqual(44);
  }));

test.concurrent('on a phone the table of the crews is whole, and no # stands at a heading', () =>
  readPage(
    {viewport: {width: 390, height: 800}, hasTouch: true, isMobile: true},
    async ({page}) => {
      await openHydrated(page, '/setup/', 'light');
      const table = page.getByRole('table').filter({hasText: 'starboard'});
      expect(await table.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBe(
        0,
      );
      const link = page.getByRole('link', {name: /Direct link to the crews/i});
      const seen = () => link.evaluate((element) => Number(getComputedStyle(element).opacity));
      expect(await seen()).toBe(0);
      await page.keyboard.press('Tab');
      await link.focus();
      await soon(async () => expect(await seen()).toBe(1));
      expect((await link.boundingBox())?.width).toBeGreaterThan(8);
    },
  ));

test.concurrent('a heading that is jumped to lies clear of the header', () =>
  readPage({viewport: {width: 360, height: 740}}, async ({page}) => {
    await page.goto('/setup/#party-crew');
    await soon(async () => {
      const heading = await page.locator('#party-crew').boundingBox();
      const header = await page.getByRole('banner').boundingBox();
      expect(heading?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
      // Below it stands the chooser of the crews; both, and the crew's progress, are in one screen.
      expect(heading?.y).toBeLessThan(450);
    });
  }));

const jumps = [360, 1280].flatMap((width) =>
  ['safety', 'roles-fluffer', 'business-crew-part'].map((id) => ({width, id})),
);

test.concurrent.each(jumps)(
  'at $width px #$id stands close below the header, once it is jumped to',
  ({width, id}) =>
    readPage({viewport: {width, height: 740}}, async ({page}) => {
      await page.goto(`/setup/?edition=brc#${id}`);
      await soon(async () => {
        const heading = await page.locator(`#${id}`).boundingBox();
        const {height = 0} = (await page.getByRole('banner').boundingBox()) ?? {};
        expect(heading?.y).toBeGreaterThan(height);
        expect(heading?.y).toBeLessThan(height + 48);
      });
    }),
);

test.concurrent.each([360, 768, 1280, 1920])(
  'at %i px a crew’s address shows its chooser close below the header, and nothing of the title',
  (width) =>
    readPage({viewport: {width, height: 740}}, async ({page}) => {
      await page.goto('/setup/#business-crew');
      await page.locator('#business-crew').waitFor();
      await soon(async () => {
        const card = await page.locator('#all-crews').boundingBox();
        const title = await page.locator('h1').boundingBox();
        const {height = 0} = (await page.getByRole('banner').boundingBox()) ?? {};
        expect(card?.y).toBeGreaterThan(height);
        expect(card?.y).toBeLessThan(height + 24);
        expect((title?.y ?? 0) + (title?.height ?? 0)).toBeLessThan(height);
      });
    }),
);
