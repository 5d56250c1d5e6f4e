/** What moves as a page is read: cards rise once, banners have depth; neither for those who asked for rest. */
import type {Page} from 'playwright-core';
import {moving, openHydrated} from '../support/browser';
import {percents, print} from '../support/pdf/print';
import {readPage} from '../support/readPage';
import {soon} from '../support/soon';

const viewport = {width: 1280, height: 800};
const CARDS = 'main article[data-reveal]';

type Noting = Window & {rises?: unknown[]};

/**
 * Notes how long what moves the first card lasts, in ms: now and from now on. Asked afterwards, it has ended
 * before a busy machine has drawn a frame of it.
 */
const noteRises = (page: Page) =>
  page
    .locator(CARDS)
    .first()
    .evaluate((card) => {
      const moving = card.getAnimations().map(({effect}) => effect?.getTiming().duration);
      const rises: unknown[] = ((window as Noting).rises = moving);
      const animate = card.animate.bind(card);
      card.animate = (keyframes, options) => {
        rises.push(typeof options === 'object' ? options.duration : options);
        return animate(keyframes, options);
      };
    });

const rises = (page: Page) => page.evaluate(() => (window as Noting).rises);

/** Brings the first card into view, after what watches it has seen where it was. */
const reach = (page: Page) =>
  page
    .locator(CARDS)
    .first()
    .evaluate(async (card) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let i = 0; i < 10; i += 1) await frame();
      card.scrollIntoView({behavior: 'instant', block: 'center'});
      for (let i = 0; i < 10; i += 1) await frame();
    });

const backToTop = (page: Page) =>
  page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));

test('a card below the window rises in 800 ms when it is reached, and only once', () =>
  readPage({...moving, viewport}, async ({page}) => {
    await openHydrated(page, '/campout/', 'light');
    await noteRises(page);
    await reach(page);
    // On a busy machine a card is told later than ten frames on that it is in view.
    await soon(async () => expect(await rises(page)).toEqual([800]));
    await backToTop(page);
    await reach(page);
    expect(await rises(page)).toEqual([800]);
  }));

test('a page that has not been read to its end is printed alike with and without motion', async () => {
  const onPaper = (motion: object) =>
    readPage({...motion, viewport}, async ({page}) =>
      percents((await print(page, '/campout/what-to-expect/')).Letter),
    );
  expect(await onPaper(moving)).toEqual(await onPaper({}));
});

test('a card in view from the start stays as it is', () =>
  readPage({...moving, viewport: {width: 1280, height: 3000}}, async ({page}) => {
    await openHydrated(page, '/campout/', 'light');
    await noteRises(page);
    await reach(page);
    expect(await rises(page)).toEqual([]);
  }));

test('with reduced motion no card rises and no banner has depth', () =>
  readPage({viewport, reducedMotion: 'reduce'}, async ({page}) => {
    await openHydrated(page, '/campout/', 'light');
    await noteRises(page);
    await reach(page);
    expect(await rises(page)).toEqual([]);
    expect(await bannerShift(page)).toBe(0);
  }));

/** How far in px the banner's picture lags behind the page after 300 px of scrolling. */
async function bannerShift(page: Page): Promise<number> {
  return page
    .locator('main img')
    .first()
    .evaluate(async (picture) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      window.scrollTo({top: 0, behavior: 'instant'});
      await frame();
      const before = picture.getBoundingClientRect().top;
      window.scrollTo({top: 300, behavior: 'instant'});
      await frame();
      await frame();
      return Math.round(picture.getBoundingClientRect().top - before + 300);
    });
}

test("a banner's picture lags behind the page, so that it seems further away", () =>
  readPage({...moving, viewport}, async ({page}) => {
    await openHydrated(page, '/campout/', 'light');
    const shift = await bannerShift(page);
    expect(shift).toBeGreaterThan(20);
    expect(shift).toBeLessThan(150);
  }));
