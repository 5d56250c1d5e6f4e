/**
 * Every page for who needs it large. Magnified to 400 % a screen of 1280 × 1024 has room for 320 × 256
 * CSS pixels; who needs that often asks for wide spaces and for less motion, too. Others choose type of
 * 175 or 200 % in their browser or phone.
 */
import type {Page} from 'playwright-core';
import {openHydrated} from '../support/browser';
import {routes} from '../support/build';
import {clippedTexts, spaceText} from '../support/clipped';
import {tooWide} from '../support/inspect';
import {typeSetter} from '../support/largeText';
import {readPage} from '../support/readPage';
import {unreachable} from '../support/unreachable';

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

const sizes = [
  {width: 360, height: 740},
  {width: 390, height: 844},
  {width: 900, height: 800},
  {width: 1280, height: 800},
];

/** What is wrong with type of 175 and of 200 %; afterwards it has its usual size. */
async function wrongInLargeType(page: Page) {
  const setType = await typeSetter(page);
  const found: Record<string, string[]> = {};
  for (const percent of [175, 200]) {
    await setType(percent);
    for (const size of sizes) {
      await page.setViewportSize(size);
      const wide = await tooWide(page);
      const out = await unreachable(page.getByRole('banner'));
      if (wide.length + out.length > 0) found[`${percent} % at ${size.width}`] = [...wide, ...out];
    }
  }
  await setType(100);
  return found;
}

test.concurrent.each(looked)(
  '%s scrolls down only, in large type its header is whole, magnified it stands still',
  (route) =>
    readPage(magnified, async ({page}) => {
      await openHydrated(page, route, 'light');
      const asIs = await tooWide(page);
      const moves = await moving(page);
      const largeType = await wrongInLargeType(page);
      await page.setViewportSize(magnified.viewport);
      await spaceText(page);
      const spaced = await tooWide(page);
      const clipped = await clippedTexts(page);
      expect({asIs, moves, largeType, spaced, clipped}).toEqual({
        asIs: [],
        moves: [],
        largeType: {},
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
