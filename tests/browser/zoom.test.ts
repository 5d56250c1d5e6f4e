/** The site magnified to 400 %: a screen of 1280 × 1024 has then room for 320 × 256 CSS pixels. */
import {openHydrated, withPage} from '../support/browser';
import {routes} from '../support/build';
import {clippedTexts, spaceText} from '../support/clipped';
import {tooWide} from '../support/inspect';

const magnified = {viewport: {width: 320, height: 256}};

/** Years that are over are made of the same parts; 404.html is the cover again. */
const looked = routes.filter((route) => !/^\/\d{4}\/|^\/404/.test(route));

test.concurrent.each(looked)('%s is read by scrolling down only, with wide spaces too', (route) =>
  withPage(magnified, async ({page}) => {
    await openHydrated(page, route, 'light');
    const asIs = await tooWide(page);
    await spaceText(page);
    expect({asIs, spaced: await tooWide(page), clipped: await clippedTexts(page)}).toEqual({
      asIs: [],
      spaced: [],
      clipped: [],
    });
  }),
);

test('the header leaves with the page, since it would hide a third of it', () =>
  withPage(magnified, async ({page}) => {
    await openHydrated(page, '/campout/what-to-expect/', 'light');
    await page.evaluate(() => window.scrollTo({top: 600, behavior: 'instant'}));
    await expect(page.getByRole('banner').boundingBox()).resolves.toMatchObject({y: -600});
  }));

test('what is cut off is seen', () =>
  withPage(magnified, async ({page}) => {
    await page.setContent(
      '<div style="width: 40px; overflow: hidden; white-space: nowrap">sheep in the woods</div>',
    );
    expect(await clippedTexts(page)).toEqual(['sheep in the woods']);
  }));
