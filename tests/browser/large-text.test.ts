/** What is used at 175 and 200 % of the usual size of type; zoom.test.ts looks at every page. */
import type {Page} from 'playwright-core';
import {withLargeText} from '../support/largeText';
import {soon} from '../support/soon';
import {hydrated} from '../support/hydrated';
import {unreachable} from '../support/unreachable';

const phone = {width: 360, height: 740};

describe.each([175, 200])('at %i %%', (percent) => {
  /** Opens a page on a phone. */
  async function open(page: Page, route: string) {
    await page.setViewportSize(phone);
    await page.goto(route);
    await hydrated(page);
  }

  test('the type is that large', () =>
    withLargeText(percent, async (page) => {
      await open(page, '/tbd/');
      const size = await page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize));
      expect(size).toBeCloseTo((17 * percent) / 100, 0);
    }));

  test('a panel can be read while it is typed', () =>
    withLargeText(percent, async (page) => {
      await open(page, '/setup/panels/');
      const field = page.getByLabel('panel', {exact: true});
      await field.fill('26AP');
      const room = await field.evaluate((input: HTMLInputElement) => {
        const {paddingLeft, paddingRight, font} = getComputedStyle(input);
        const pen = document.createElement('canvas').getContext('2d')!;
        pen.font = font;
        const inner = input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        return inner - pen.measureText(input.value).width;
      });
      expect(room).toBeGreaterThan(0);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', {name: '26AP', exact: true}).waitFor();
    }));

  test('drawer, search and viewer keep all their buttons on the screen', () =>
    withLargeText(percent, async (page) => {
      const dialog = page.getByRole('dialog');
      const isUsable = () =>
        soon(async () => {
          expect(await unreachable(dialog)).toEqual([]);
          expect(await dialog.evaluate((box) => box.scrollLeft)).toBe(0);
        });
      await open(page, '/campout/');
      await page.getByRole('button', {name: 'Open menu'}).click();
      await isUsable();
      await page.keyboard.press('Escape');
      await page.getByRole('button', {name: 'Search'}).click();
      await page.getByRole('combobox').fill('17DEF');
      await page.getByRole('option').first().waitFor();
      await isUsable();
      await open(page, '/campout/last-year/#pancakes');
      const picture = dialog.locator('[data-place="here"] img');
      await picture.waitFor();
      await isUsable();
      expect((await picture.boundingBox())?.width).toBeGreaterThan(200);
    }));

  test('an edition can be chosen', () =>
    withLargeText(percent, async (page) => {
      await open(page, '/setup/');
      const picker = page.getByRole('navigation', {name: 'Edition'});
      expect(await unreachable(picker)).toEqual([]);
      await picker.getByRole('link', {name: 'Party Crew'}).click();
      await page.waitForURL(({hash}) => hash === '#party-crew');
    }));
});
