/** The colors of the crews in the guide: whose they are, and that they never stand alone. */
import type {Page} from 'playwright-core';
import {crews} from '../../src/features/guide/model/crews';
import {openHydrated} from '../support/browser';
import {layOutAll} from '../support/layOutAll';
import {readPage} from '../support/readPage';
import {soon} from '../support/soon';

const viewport = {width: 1280, height: 800};
const headerLine = (page: Page) => page.locator('[data-header-line]');

/** The color of a heading's world, and of the rule above it. */
const worldOf = (page: Page, heading: string) =>
  page.locator(heading).evaluate((element) => {
    const style = getComputedStyle(element);
    return {crew: style.getPropertyValue('--crew').trim(), rule: style.borderTopColor};
  });

test.concurrent('the line under the header follows the address', () =>
  readPage({viewport}, async ({page}) => {
    await openHydrated(page, '/setup/', 'light');
    expect(await headerLine(page).count()).toBe(0);
    const lines: string[] = [];
    for (const {id, edition} of crews) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, id);
      await page.getByRole('heading', {name: edition}).waitFor();
      expect(await headerLine(page).getAttribute('data-header-line')).toBe(id);
      lines.push(await headerLine(page).evaluate((line) => getComputedStyle(line).backgroundColor));
    }
    expect(new Set(lines).size).toBe(crews.length);
    await page.evaluate(() => {
      location.hash = 'catering-crew';
    });
    await soon(async () => expect(await headerLine(page).count()).toBe(0));
  }));

test.concurrent('parts for all take the color of the edition, and give it back', () =>
  readPage({viewport}, async ({page}) => {
    await openHydrated(page, '/setup/', 'light');
    const plain = await worldOf(page, 'h2#safety');
    expect(plain.crew).toBe('');
    await page.goto('/setup/#business-crew');
    await page.getByRole('heading', {name: 'Business Crew Edition'}).waitFor();
    const own = await worldOf(page, 'h2#business-crew-part');
    expect(await worldOf(page, 'h2#safety')).toEqual(own);
    expect(own.rule).not.toBe(plain.rule);
  }));

test.concurrent.each(['light', 'dark'] as const)(
  '%s: with all crews shown each part has its letter, and its name beside it',
  (theme) =>
    readPage({viewport}, async ({page}) => {
      await openHydrated(page, '/setup/', theme);
      for (const {id, name} of crews) {
        const letter = page.locator(`section[data-crew="${id}"] > h2 [data-crew-letter="${id}"]`);
        expect(await letter.locator('svg').count()).toBe(1);
        expect(await letter.textContent()).toBe(name);
      }
      const colors = await page
        .locator('section[data-crew] > h2')
        .evaluateAll((all) => all.map((one) => getComputedStyle(one).borderTopColor));
      expect(new Set(colors).size).toBe(crews.length);
    }),
);

const WIDTHS = [320, 360, 390, 600, 768, 900, 1280, 1440, 1920];

test.concurrent.each(['/setup/', '/2024/setup/'])(
  '%s: nothing that a task needs stands in a narrow column',
  (address) =>
    readPage({viewport}, async ({page}) => {
      await openHydrated(page, address, 'light');
      await layOutAll(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({width, height: 800});
        const narrow = await page
          .locator('[data-task] dl li')
          .evaluateAll((all) =>
            all
              .map((one) => ({text: one.textContent, wide: one.getBoundingClientRect().width}))
              .filter(({wide}) => wide > 0 && wide < 140),
          );
        expect({width, narrow}).toEqual({width, narrow: []});
      }
    }),
);
