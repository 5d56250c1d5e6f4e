/** What the reader sees where a picture or a video does not arrive. */
import type {Page} from 'playwright-core';
import {lineup} from '../../src/data/lineup';
import {moving, openHydrated, openWithoutJs, withPage} from '../support/browser';
import {seeAll} from '../support/inspect';

const viewport = {width: 1280, height: 900};
const pictures = /\/img\/.*\.(webp|avif|jpg|png|svg)$/;
const gone = (page: Page, files: RegExp) =>
  page.route(files, (route) => route.fulfill({status: 404, contentType: 'text/html', body: ''}));

/** Where each picture or its stand-in lies, and what it says. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-picture]')]
      // The collage has its next ones there once it has been seen.
      .filter((element) => !element.closest('[aria-hidden="true"]'))
      .map((element) => {
        const words = element.getAttribute('alt') ?? element.getAttribute('aria-label') ?? '';
        return `${words}: ${element.offsetWidth} x ${element.offsetHeight}`;
      }),
  );

/** Images that would show the browser's own broken one. */
const broken = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.getClientRects().length > 0)
      .filter((image) => image.complete && image.naturalWidth === 0)
      .map((image) => image.src),
  );

const routes = ['/', '/campout/', '/campout/last-year/', '/offline/', '/setup/', '/404.html'];

test.concurrent.each(routes)('%s: words in the same places, nothing moves', (route) =>
  // With a route from the start nothing is cached, or the pictures of the first visit would be shown. With
  // less motion the collage does not turn meanwhile.
  withPage({viewport, answerForeign: true}, async ({page}) => {
    await openHydrated(page, route, 'light');
    await seeAll(page);
    const before = await places(page);
    await gone(page, pictures);
    await openHydrated(page, route, 'light');
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager';
    });
    await page.waitForFunction(() => !document.querySelector('main img[data-picture]'));
    expect(await broken(page)).toEqual([]);
    expect(await places(page)).toEqual(before);
    expect(await page.locator('span[data-picture]:text("undefined")').count()).toBe(0);
  }),
);

test.concurrent('where only one format is gone the next is shown', () =>
  withPage({...moving, viewport}, async ({page}) => {
    await gone(page, /\.avif$/);
    await openHydrated(page, '/campout/', 'light');
    const first = page.locator('main [data-picture]').first();
    await page.waitForFunction(() =>
      document.querySelector<HTMLImageElement>('main [data-picture]')?.currentSrc.endsWith('.webp'),
    );
    expect(await first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      0,
    );
  }));

test.concurrent('a cover that is gone leaves its record', () =>
  withPage({...moving, viewport}, async ({page}) => {
    await gone(page, /\/img\/lineup\//);
    await openHydrated(page, '/campout/dj-lineup/', 'light');
    await page.evaluate(() => {
      for (const image of document.images) image.loading = 'eager';
    });
    await page.waitForFunction(() => !document.querySelector('article img'));
    expect(await page.locator('article').count()).toBe(lineup.length);
  }));

test.concurrent('a video that is gone shows its still, in the quilt and in the viewer', () =>
  withPage({...moving, viewport}, async ({page}) => {
    await gone(page, /\.(mp4|webm)$/);
    await openHydrated(page, '/campout/last-year/', 'light');
    const first = page.getByRole('main').getByRole('listitem').filter({hasText: '(video)'}).first();
    // A video that failed before React listened lies there empty, and lets its still show.
    const shown = await first.evaluate((item) => ({
      still: (item.querySelector('img')?.naturalWidth ?? 0) > 0,
      covered: [...item.querySelectorAll('video')].some(
        (video) => video.controls || video.readyState,
      ),
    }));
    expect(shown).toEqual({still: true, covered: false});
    await first.getByRole('link').click();
    const viewer = page.getByRole('dialog', {name: 'Pictures'});
    await viewer.getByText('The video needs signal').waitFor();
    expect(await viewer.getByRole('img').first().isVisible()).toBe(true);
  }));

test.concurrent('in the viewer the hills stand in, and the words below', () =>
  withPage({...moving, viewport}, async ({page}) => {
    await gone(page, pictures);
    await openHydrated(page, '/campout/last-year/', 'light');
    await page.getByRole('main').getByRole('listitem').getByRole('link').nth(2).click();
    const viewer = page.getByRole('dialog', {name: 'Pictures'});
    const standIn = viewer.locator('[data-place="here"] span[data-picture]');
    await standIn.waitFor();
    const box = await standIn.boundingBox();
    expect(box?.height).toBeGreaterThan(300);
  }));

test.concurrent('without script the words stand in the same place too', () =>
  openWithoutJs(
    '/campout/',
    async ({page}) => {
      const before = await places(page);
      await gone(page, pictures);
      await page.reload();
      expect(await places(page)).toEqual(before);
      const shown = await page.evaluate(() => {
        const image = document.querySelector('article [data-picture]')!;
        const {content, position, backgroundImage} = getComputedStyle(image, '::after');
        return {content, position, drawn: backgroundImage.includes('conic-gradient')};
      });
      expect(shown.content.length).toBeGreaterThan(20);
      expect(shown).toMatchObject({position: 'absolute', drawn: true});
    },
    1280,
  ));
