/** Where a device sets its own few colors (high contrast): what grounds and fills said stays said. */
import type {Locator} from 'playwright-core';
import {openHydrated} from '../support/browser';
import {readPage} from '../support/readPage';

const forced = {forcedColors: 'active', viewport: {width: 1280, height: 900}} as const;

/** What of an element is seen: its ground, border, words and fill. */
const colorsOf = (part: Locator) =>
  part.evaluate((element) => {
    const {backgroundColor, borderTopColor, color, fill} = getComputedStyle(element);
    return {backgroundColor, borderTopColor, color, fill};
  });

test('the crew that is chosen looks other than the rest', () =>
  readPage(forced, async ({page}) => {
    await openHydrated(page, '/setup/', 'light');
    const crews = page.getByRole('navigation', {name: 'Edition'}).getByRole('link');
    const [chosen, other] = [await colorsOf(crews.nth(0)), await colorsOf(crews.nth(1))];
    expect(chosen.backgroundColor).not.toBe(other.backgroundColor);
  }));

test('on the first page a crew has its name in the color of links, in a card with an edge', () =>
  readPage({...forced, colorScheme: 'dark'}, async ({page}) => {
    await openHydrated(page, '/', 'light');
    const crew = page.getByRole('main').getByRole('link', {name: /^Party Crew/});
    const other = page.getByRole('contentinfo').getByRole('link').first();
    expect((await colorsOf(crew)).color).toBe((await colorsOf(other)).color);
    const edge = await crew.evaluate(
      ({parentElement}) => getComputedStyle(parentElement!).borderTopWidth,
    );
    expect(edge).toBe('1px');
  }));

test('the words of a drawing differ from its ground, by day and by night', () =>
  readPage(forced, async ({page}) => {
    for (const theme of ['light', 'dark'] as const) {
      await openHydrated(page, '/setup/', theme);
      const drawing = page.locator('figure svg[role="img"]').first();
      const {backgroundColor} = await colorsOf(drawing);
      expect(backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
      expect((await colorsOf(drawing.locator('text').first())).fill).not.toBe(backgroundColor);
    }
  }));

test('the map of a panel has a ground of ours, and the chosen view is marked', () =>
  readPage(forced, async ({page}) => {
    await openHydrated(page, '/setup/panels/', 'light');
    await page.evaluate(() => (location.hash = '#17D'));
    // The map is alive by then, and the same one from now on.
    await page.locator('svg[data-view] [aria-current]').first().waitFor();
    const {backgroundColor} = await colorsOf(page.locator('svg[data-view]').first());
    expect(backgroundColor).toBe('rgb(255, 255, 255)');
    const view = (pressed: boolean) => page.locator(`button[aria-pressed="${pressed}"]`).first();
    const marked = await colorsOf(view(true));
    expect(marked.backgroundColor).not.toBe((await colorsOf(view(false))).backgroundColor);
  }));

test('the icons of the header have a ground, over a picture too', () =>
  readPage(forced, async ({page}) => {
    await openHydrated(page, '/offline/', 'light');
    const {backgroundColor} = await colorsOf(page.getByRole('banner'));
    expect(backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  }));
