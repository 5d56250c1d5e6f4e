/** Docs pages around the site's breakpoint. */
import {openHydrated} from '../support/browser';
import {readPage} from '../support/readPage';
import {soon} from '../support/soon';

test.concurrent.each([
  [899, false],
  [900, true],
  [950, true],
  [996, true],
  [1280, true],
])('at %i px sidebar and table of contents stand beside the guide: %s', (width, beside) =>
  readPage({viewport: {width, height: 800}}, async ({page}) => {
    await openHydrated(page, '/setup/', 'light');
    await page.waitForTimeout(200);
    expect(await page.locator('.theme-doc-sidebar-container').isVisible()).toBe(beside);
    expect(await page.locator('.theme-doc-toc-desktop').isVisible()).toBe(beside);
    expect(await page.locator('.theme-doc-toc-mobile').isVisible()).toBe(!beside);
    expect(await page.getByRole('button', {name: 'Open menu'}).isVisible()).toBe(!beside);
  }),
);

test.concurrent('a heading that is jumped to lies clear of the header', () =>
  readPage({viewport: {width: 360, height: 740}}, async ({page}) => {
    await page.goto('/setup/#party-crew');
    await soon(async () => {
      const heading = await page.locator('#party-crew').boundingBox();
      const header = await page.getByRole('banner').boundingBox();
      expect(heading?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
      expect(heading?.y).toBeLessThan(370);
    });
  }),
);
