/** The docs of years that are over, and the ways between the years, as readers go them. */
import {season} from '../../src/data/season';
import {frozenRoutes, frozenYears, yearOf} from '../support/archive';
import {openHydrated, openWithoutJs} from '../support/browser';
import {openForPrint, printed} from '../support/print';
import {readPage} from '../support/readPage';
import {hydrated} from '../support/hydrated';

describe('the year menu', () => {
  const last = frozenYears[0] ?? '';

  test.concurrent('by keyboard: opens, leads to the other year, is closed there', () =>
    readPage({viewport: {width: 1280, height: 800}}, async ({page}) => {
      await openHydrated(page, '/setup/kit/', 'light');
      const summary = page.getByRole('navigation', {name: 'Years'}).locator('summary');
      await summary.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname === `/${last}/setup/kit/`);
      await page.getByRole('heading', {level: 1, name: `Table kit ${last}`}).waitFor();
      expect(await page.locator('nav[aria-label="Years"] details[open]').count()).toBe(0);
    }));

  test.concurrent('keeps the crew, or the answer, that is read', () =>
    readPage({viewport: {width: 360, height: 740}}, async ({page}) => {
      await page.goto(`/${last}/campout/q-and-a/#dogs`);
      await hydrated(page);
      const menu = page.getByRole('navigation', {name: 'Years'});
      await menu.locator('summary').click();
      await menu.getByRole('link', {name: String(season.year)}).click();
      await page.waitForURL((url) => url.pathname + url.hash === '/campout/q-and-a/#dogs');
      await page.locator('#dogs').waitFor({state: 'visible'});
    }));

  test.concurrent('without script it opens and leads on', () =>
    openWithoutJs('/setup/', async ({page}) => {
      const menu = page.locator('nav[aria-label="Years"]');
      const link = menu.getByRole('link').first();
      expect(await link.isVisible()).toBe(false);
      await menu.locator('summary').click();
      await link.click();
      expect(new URL(page.url()).pathname).toBe(`/${last}/setup/`);
    }));

  test.concurrent('is large enough for a thumb', () =>
    readPage({viewport: {width: 360, height: 740}}, async ({page}) => {
      await openHydrated(page, '/setup/', 'light');
      const menu = page.getByRole('navigation', {name: 'Years'});
      await menu.locator('summary').click();
      for (const target of [menu.locator('summary'), menu.getByRole('link').first()])
        expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }));
});

describe('paper', () => {
  test.concurrent.each(frozenRoutes)('%s carries its year on every page', (route) =>
    readPage({}, async ({page}) => {
      const year = yearOf(route);
      await page.emulateMedia({media: 'print'});
      await page.goto(route);
      await hydrated(page);
      const [left, right] = await page.evaluate(() => {
        window.dispatchEvent(new Event('beforeprint'));
        const {style} = document.documentElement;
        return ['--print-left', '--print-right'].map((name) => style.getPropertyValue(name));
      });
      expect(right).toMatch(new RegExp(`^"Season ${year}, built \\d{4}-\\d\\d-\\d\\d"$`));
      expect(left).toMatch(/^".+"$/);
      expect(await printed(page, 'nav[aria-label="Years"], .theme-edit-this-page')).toEqual([]);
    }),
  );

  test.concurrent('the banner is printed, but not on the first sheet of a kit, which is full', async () => {
    const banners = (route: string) =>
      readPage({}, async ({page}) => {
        await openForPrint(page, route);
        return printed(page, 'aside[aria-label="Year of this page"]');
      });
    expect(await banners(`/${frozenYears[0]}/setup/`)).toHaveLength(1);
    expect(await banners(`/${frozenYears[0]}/setup/kit/`)).toEqual([]);
  });
});
