/**
 * The site magnified to 400 %: a screen of 1280 × 1024 has then room for 320 × 256 CSS pixels. Who
 * needs that often asks for wide spaces and for less motion, too.
 */
import type {Page} from 'playwright-core';
import {openHydrated} from '../support/browser';
import {routes} from '../support/build';
import {clippedTexts, spaceText} from '../support/clipped';
import {tooWide} from '../support/inspect';
import {readPage} from '../support/readPage';

const magnified = {viewport: {width: 320, height: 256}};

/** Years that are over are made of the same parts; 404.html is the cover again. */
const looked = routes.filter((route) => !/^\/\d{4}\/|^\/404/.test(route));

/** What moves though nobody asked for it: animations under way and videos that play. */
const moving = (page: Page) =>
  page.evaluate(() => [
    ...document
      .getAnimations()
      .filter(({playState, timeline}) => playState === 'running' && timeline === document.timeline)
      .map((animation) => (animation as CSSAnimation).animationName ?? 'transition'),
    ...[...document.querySelectorAll('video')].filter(({paused}) => !paused).map(({src}) => src),
  ]);

test.concurrent.each(looked)(
  '%s scrolls down only, with wide spaces too, and stands still',
  (route) =>
    readPage(magnified, async ({page}) => {
      await openHydrated(page, route, 'light');
      const asIs = await tooWide(page);
      const moves = await moving(page);
      await spaceText(page);
      const spaced = await tooWide(page);
      expect({asIs, moves, spaced, clipped: await clippedTexts(page)}).toEqual({
        asIs: [],
        moves: [],
        spaced: [],
        clipped: [],
      });
    }),
);

test('the header leaves with the page, since it would hide a third of it', () =>
  readPage(magnified, async ({page}) => {
    await openHydrated(page, '/campout/what-to-expect/', 'light');
    await page.evaluate(() => window.scrollTo({top: 600, behavior: 'instant'}));
    await expect(page.getByRole('banner').boundingBox()).resolves.toMatchObject({y: -600});
  }));

test('what is cut off is seen', () =>
  readPage(magnified, async ({page}) => {
    await page.setContent(
      '<div style="width: 40px; overflow: hidden; white-space: nowrap">sheep in the woods</div>',
    );
    expect(await clippedTexts(page)).toEqual(['sheep in the woods']);
  }));
