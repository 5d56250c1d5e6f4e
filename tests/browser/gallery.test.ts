/** Previous years: the quilt, its loops and the viewer, tried by mouse, keyboard, finger and Back. */
import type {Page} from 'playwright-core';
import {moving, openHydrated, openWithoutJs, withPage} from '../support/browser';
import {inaccessible, tooWide} from '../support/inspect';
import {readPage} from '../support/readPage';
import {soon} from '../support/soon';
import {until} from '../support/until';
import {swipe} from '../support/swipe';
import {watch} from '../support/watch';
import {gallery} from '../../src/data/gallery';
import {fullFile} from '../../src/text/pictureFiles';
import {hydrated} from '../support/hydrated';

const route = '/campout/last-year/';
const desktop = {viewport: {width: 1280, height: 800}};
const phone = {viewport: {width: 360, height: 740}, hasTouch: true, isMobile: true};
const last = gallery.length;
const loops = gallery.filter(({isVideo}) => isVideo).length;

const viewer = (page: Page) => page.getByRole('dialog', {name: 'Pictures'});
const thumb = (page: Page, id: string) => page.locator(`[id="${id}"] > a`);
const position = (page: Page) => viewer(page).locator('[class*=count]').innerText();
/** The picture that the address names; an older link names it by hash. */
const named = (page: Page) => {
  const {searchParams, hash} = new URL(page.url());
  return (searchParams.get('picture') ?? '') + hash;
};

/** Waits until the viewer is closed and the address says so: a dialog is gone a moment before it tells. */
async function closed(page: Page) {
  await viewer(page).waitFor({state: 'hidden'});
  await until('the address names no picture', () => Promise.resolve(named(page) === ''));
}

const playing = (page: Page) =>
  page.locator('main li video').evaluateAll((videos: HTMLVideoElement[]) => {
    return videos.filter((video) => !video.paused).length;
  });

const allPlay = (page: Page) =>
  page.waitForFunction(
    (count) =>
      [...document.querySelectorAll('video')].filter((video) => !video.paused).length === count,
    loops,
  );

async function open(page: Page, id: string) {
  await openHydrated(page, route, 'light');
  await thumb(page, id).click();
  await viewer(page).waitFor();
}

test.concurrent('a tap opens the picture, with its words and its place in the row', () =>
  readPage({...moving, ...phone}, async ({page}) => {
    const trouble = watch(page);
    await openHydrated(page, route, 'light');
    await thumb(page, 'pancakes').tap();
    await viewer(page).waitFor();
    const item = gallery.find(({src}) => src.includes('pancakes'));
    expect(await viewer(page).innerText()).toContain(item?.alt);
    expect(await position(page)).toBe(`${gallery.indexOf(item!) + 1} of ${last}`);
    expect(named(page)).toBe('pancakes');
    expect(await tooWide(page)).toEqual([]);
    expect(trouble).toEqual([]);
  }));

test.concurrent('arrows, Home and End turn the pages, and after the last comes the first', () =>
  readPage({...moving, ...desktop}, async ({page}) => {
    await open(page, 'sheep-tail');
    const seen: string[] = [];
    for (const key of ['ArrowRight', 'ArrowLeft', 'Home', 'ArrowLeft', 'ArrowRight', 'End']) {
      await page.keyboard.press(key);
      seen.push(await position(page));
    }
    const places = [3, 2, 1, last, 1, last];
    expect(seen).toEqual(places.map((place) => `${place} of ${last}`));
    expect(named(page)).toBe('first-morning');
  }));

test.concurrent('the buttons turn the pages, and each is large enough for a thumb', () =>
  readPage({...moving, ...phone}, async ({page}) => {
    await open(page, 'sheep-tail');
    await viewer(page).getByRole('button', {name: 'Next picture'}).tap();
    expect(await position(page)).toBe(`3 of ${last}`);
    await viewer(page).getByRole('button', {name: 'Previous picture'}).tap();
    expect(await position(page)).toBe(`2 of ${last}`);
    const buttons = await viewer(page).getByRole('button').all();
    expect(buttons).toHaveLength(3);
    for (const button of buttons) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  }));

test.concurrent('Enter opens, Escape closes, and the focus goes back to the picture', () =>
  readPage({...moving, ...desktop}, async ({page}) => {
    await openHydrated(page, route, 'light');
    await thumb(page, 'coyote-moon').focus();
    await page.keyboard.press('Enter');
    await viewer(page).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await closed(page);
    const back = await thumb(page, 'coyote-moon').evaluate((a) => a === document.activeElement);
    expect([back, named(page)]).toEqual([true, '']);
    await page.waitForTimeout(300);
    expect(new URL(page.url()).pathname).toBe(route);
  }));

test.concurrent('the focus stays inside', () =>
  readPage({...moving, ...desktop}, async ({page}) => {
    await open(page, 'dance-floor');
    for (let i = 0; i < 24; i += 1) {
      await page.keyboard.press(i < 12 ? 'Tab' : 'Shift+Tab');
      const outside = await page.evaluate(() => {
        const {activeElement, body} = document;
        return activeElement !== body && !activeElement?.closest('dialog');
      });
      expect(outside).toBe(false);
    }
  }));

test.concurrent('Back closes it, where one was on the page, and Forward opens it again', () =>
  readPage({...moving, ...phone}, async ({page}) => {
    await openHydrated(page, route, 'light');
    await thumb(page, 'parasol-parade').scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await thumb(page, 'parasol-parade').tap();
    await viewer(page).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.goBack().catch(() => undefined);
    await closed(page);
    await soon(async () => {
      expect([new URL(page.url()).pathname, named(page)]).toEqual([route, '']);
      expect(await page.evaluate(() => window.scrollY)).toBe(before);
    });
    await page.goForward().catch(() => undefined);
    await viewer(page).waitFor();
    await until('the address names it', () => Promise.resolve(named(page) === 'front-row'));
  }));

test.concurrent('the close button too leaves one where one was', () =>
  readPage({...moving, ...phone}, async ({page}) => {
    await openHydrated(page, route, 'light');
    await thumb(page, 'pack-out').scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await thumb(page, 'pack-out').tap();
    await viewer(page).getByRole('button', {name: 'Close'}).tap();
    await closed(page);
    await soon(async () => {
      expect(await page.evaluate(() => window.scrollY)).toBe(before);
      expect(named(page)).toBe('');
    });
  }));

test.concurrent('a finger swipes, a short one does not, and up and down is no swipe', () =>
  readPage({...moving, ...phone}, async ({page}) => {
    await open(page, 'sheep-tail');
    const session = await page.context().newCDPSession(page);
    await swipe(session, [300, 300], [60, 310]);
    expect(await position(page)).toBe(`3 of ${last}`);
    await swipe(session, [60, 300], [300, 300]);
    expect(await position(page)).toBe(`2 of ${last}`);
    await swipe(session, [200, 300], [170, 300]);
    await swipe(session, [200, 300], [190, 120]);
    expect(await position(page)).toBe(`2 of ${last}`);
    expect(await viewer(page).isVisible()).toBe(true);
  }));

test.concurrent('the page behind does not scroll', () =>
  readPage({...moving, ...desktop}, async ({page}) => {
    await open(page, 'sheep-tail');
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, 800);
    await page.keyboard.press('PageDown');
    await page.waitForTimeout(400);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  }));

test.concurrent.each(['#nature-walk', '?picture=nature-walk'])(
  'the link %s opens the picture, and closing stays on the page, at the picture',
  (link) =>
    readPage({...moving, ...desktop}, async ({page}) => {
      await page.goto(route + link);
      await viewer(page).waitFor();
      await soon(async () => {
        const top = await thumb(page, 'nature-walk').evaluate((a) => a.getBoundingClientRect().top);
        expect([named(page), top > 0 && top < 800]).toEqual(['nature-walk', true]);
      });
      await page.keyboard.press('Escape');
      await closed(page);
      expect([new URL(page.url()).pathname, named(page)]).toEqual([route, '']);
      const back = await thumb(page, 'nature-walk').evaluate((a) => a === document.activeElement);
      expect(back).toBe(true);
    }),
);

test.concurrent.each(['#%', '#nothing', '#"><img src=x>'])(
  'the address %s opens nothing and breaks nothing, loaded or typed',
  (hostile) =>
    readPage({...moving, ...desktop}, async ({page}) => {
      const trouble = watch(page);
      await page.goto(route + hostile);
      await hydrated(page);
      await page.evaluate((next) => (window.location.hash = next), `${hostile}x`);
      await page.waitForTimeout(300);
      expect(await viewer(page).isVisible()).toBe(false);
      expect(await page.locator('h1').innerText()).toBe('previous years');
      expect(trouble).toEqual([]);
    }),
);

test.concurrent('the loops play, one button stops all, and it says so', () =>
  readPage({...moving, viewport: {width: 1280, height: 3000}}, async ({page}) => {
    await openHydrated(page, route, 'light');
    await allPlay(page);
    await page.getByRole('button', {name: 'pause the pictures'}).click();
    expect(await playing(page)).toBe(0);
    expect(await page.getByRole('status').innerText()).toBe('All pictures stand still.');
    await page.getByRole('button', {name: 'play the pictures'}).click();
    expect(await playing(page)).toBe(loops);
  }));

test.concurrent('while the viewer is open those behind it stop, and go on after it', () =>
  readPage({...moving, viewport: {width: 1280, height: 3000}}, async ({page}) => {
    await openHydrated(page, route, 'light');
    await allPlay(page);
    await thumb(page, 'pancakes').click();
    await viewer(page).waitFor();
    expect(await playing(page)).toBe(0);
    await page.keyboard.press('Escape');
    await allPlay(page);
  }));

test.concurrent('a loop plays in the viewer, with controls, unless the loops are paused', () =>
  readPage({...moving, ...desktop}, async ({page}) => {
    await open(page, 'dance-floor');
    const video = viewer(page).locator('[data-place=here] video');
    expect(await video.getAttribute('controls')).not.toBeNull();
    await page.waitForFunction(
      () => !document.querySelector<HTMLVideoElement>('[data-place=here] video')?.paused,
    );
    await page.keyboard.press('Escape');
    await page.getByRole('button', {name: 'pause the pictures'}).click();
    await thumb(page, 'dance-floor').click();
    await viewer(page).waitFor();
    await soon(async () =>
      expect(await video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true),
    );
    await video.evaluate((element: HTMLVideoElement) => element.play());
    expect(await video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(false);
  }));

test.concurrent('under reduced motion no video is fetched, until somebody plays it', () =>
  readPage({...desktop, reducedMotion: 'reduce'}, async ({page}) => {
    const videos: string[] = [];
    page.on('request', (request) => {
      if (/\.(mp4|webm)$/.test(request.url())) videos.push(request.url());
    });
    await open(page, 'dance-floor');
    await page.waitForTimeout(500);
    expect([videos, await playing(page)]).toEqual([[], 0]);
    const video = viewer(page).locator('[data-place=here] video');
    await video.evaluate((element: HTMLVideoElement) => element.play());
    expect(videos).toHaveLength(1);
  }));

test.concurrent('a picture of one cell comes small, and a loop far down not yet', () =>
  withPage({...moving, ...phone, deviceScaleFactor: 2}, async ({page}) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await openHydrated(page, route, 'light');
    await page.waitForLoadState('networkidle');
    expect(fetched).toContain('/img/gallery/coyote-moon-600.avif');
    expect(fetched).toContain('/img/gallery/dance-floor.webm');
    expect(fetched).not.toContain('/img/gallery/light-waves.webm');
  }));

test.concurrent('the neighbours’ pictures are there before one turns to them', () =>
  readPage({...moving, ...desktop}, async ({page}) => {
    await open(page, 'coyote-moon');
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLImageElement>('dialog [data-place] img')].every(
        (image) => image.complete && image.naturalWidth > 0,
      ),
    );
    expect(await viewer(page).locator('[data-place] img').count()).toBe(3);
  }));

test.concurrent('a picture that does not arrive is told in words, in the quilt and whole', () =>
  withPage({...moving, ...desktop}, async ({page}) => {
    await page.route(/coyote-moon/, (request) => request.abort());
    await open(page, 'coyote-moon');
    const alt = gallery.find(({src}) => src.includes('coyote-moon'))?.alt ?? '';
    await soon(async () => {
      expect(await thumb(page, 'coyote-moon').locator('img').count()).toBe(0);
      expect(await thumb(page, 'coyote-moon').innerText()).toContain(alt);
      expect(await viewer(page).locator('[data-place=here] img').count()).toBe(0);
      expect(await viewer(page).innerText()).toContain(alt);
    });
  }));

test.concurrent('without script each picture is a link to its whole file', () =>
  openWithoutJs(route, async ({page}) => {
    const links = page.locator('main li > a');
    expect(await links.count()).toBe(last);
    const hrefs = await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(hrefs).toEqual(gallery.map(({src}) => fullFile(src)));
    await links.nth(1).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/img/gallery/sheep-tail.webp');
  }));

test.concurrent.each([
  ['light', 1280],
  ['dark', 360],
] as const)('open, in %s at %i px, it is accessible', (theme, width) =>
  readPage({...moving, viewport: {width, height: 800}}, async ({page}) => {
    await openHydrated(page, route, theme);
    for (const id of ['coyote-moon', 'dance-floor']) {
      await thumb(page, id).click();
      await viewer(page).waitFor();
      expect(await inaccessible(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await closed(page);
    }
  }),
);
