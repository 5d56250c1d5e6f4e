/** Our axe is quicker with colors (support/axeSource.ts), and finds all that axe finds. */
import type axe from 'axe-core';
import type {Page} from 'playwright-core';
import {openHydrated} from '../support/browser';
import {axeAsItIs, axeSource} from '../support/axeSource';
import {inaccessible} from '../support/inspect';
import {addRule} from '../support/print';
import {readPage} from '../support/readPage';

/** All that axe says of a page, but for when and how. */
async function said(page: Page, source: string) {
  await page.evaluate(source);
  return page.evaluate(async () => {
    const results = await (window as unknown as {axe: typeof axe}).axe.run({resultTypes: []});
    const {passes, violations, incomplete, inapplicable} = results;
    return {passes, violations, incomplete, inapplicable};
  });
}

/** Colors written in other ways, half seen through and too pale, so that there is something to find. */
const pale = [
  'main h1 { color: hsl(0.5turn 20% 60%) !important }',
  'main p { color: rgb(120 120 120 / 0.5) !important; background: oklch(0.8 0.1 200 / 0.3) }',
  'main a { color: color(srgb 0.7 0.6 0.6); opacity: 0.8 }',
  'main li { color: #777; text-shadow: 0 0 2px #0008 }',
];
/** What moves may stand elsewhere when the second one looks. */
const still = '* { animation: none !important; transition: none !important }';

test.concurrent.each(['/', '/campout/q-and-a/', '/styleguide/', '/setup/handover/'])(
  'of %s it says what axe says, word for word',
  (route) =>
    readPage({}, async ({page}) => {
      await openHydrated(page, route, 'light');
      for (const rule of [...pale, still]) await addRule(page, rule);
      const before = await said(page, axeAsItIs);
      expect(await said(page, axeSource)).toEqual(before);
      expect(before.violations.map(({id}) => id)).toContain('color-contrast');
      expect(before.passes.map(({id}) => id)).toContain('color-contrast');
    }),
);

test('what nobody sees is left where it was, and a mistake beside it is found', () =>
  readPage({}, async ({page}) => {
    await openHydrated(page, '/tbd/', 'light');
    await page.evaluate(() => {
      const hidden = document.createElement('section');
      hidden.hidden = true;
      hidden.innerHTML = '<button></button>'.repeat(60);
      document.querySelector('main')?.append(hidden, document.createElement('button'));
    });
    expect(await inaccessible(page)).toEqual([expect.stringMatching(/^button-name at /)]);
    expect(await page.locator('main > section[hidden] + button').count()).toBe(1);
  }));

test('a mistake in a large island, which has no box of its own, is found', () =>
  readPage({}, async ({page}) => {
    await openHydrated(page, '/offline/', 'light');
    await page.evaluate(() => {
      const island = document.createElement('div');
      island.style.display = 'contents';
      island.innerHTML = `${'<i></i>'.repeat(60)}<button></button>`;
      document.querySelector('main')?.append(island);
    });
    expect(await inaccessible(page)).toEqual([expect.stringMatching(/^button-name at /)]);
  }));
