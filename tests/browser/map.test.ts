/** The campout's map: whole on its page, and large at a tap. */
import type {Page} from 'playwright-core';
import {openHydrated, openWithoutJs} from '../support/browser';
import {inaccessible} from '../support/inspect';
import {readPage} from '../support/readPage';
import {soon} from '../support/soon';
import {mapPlaces} from '../../src/data/expectations';
import {siteMap} from '../../src/data/pictures/map';

const route = '/campout/what-to-expect/';
const desktop = {viewport: {width: 1280, height: 720}};
const phone = {viewport: {width: 390, height: 844}, hasTouch: true};
const tablet = {viewport: {width: 900, height: 1100}, hasTouch: true};

const map = (page: Page) => page.locator('#map');
const large = (page: Page) => page.getByRole('dialog', {name: 'map'});
const hashOf = (page: Page) => new URL(page.url()).hash;
const isFocused = (page: Page) => map(page).evaluate((link) => link === document.activeElement);

async function closed(page: Page) {
  await large(page).waitFor({state: 'hidden'});
  await soon(async () => {
    const {pathname, hash} = new URL(await page.evaluate(() => window.location.href));
    expect([pathname, hash]).toEqual([route, '']);
  });
}

test.concurrent.each([phone, {viewport: {width: 1280, height: 1000}}])(
  'it stands there whole, its corners too (%o)',
  (options) =>
    readPage(options, async ({page}) => {
      await openHydrated(page, route, 'light');
      await map(page).scrollIntoViewIfNeeded();
      const picture = map(page).locator('img');
      await soon(async () => {
        const seen = await picture.evaluate((image: HTMLImageElement) => {
          image.scrollIntoView({block: 'center', behavior: 'instant'});
          const {left, right, top, bottom, width, height} = image.getBoundingClientRect();
          // What is cut off is not under the finger either.
          const at = (x: number, y: number) => document.elementFromPoint(x, y) === image;
          const corners = [left + 1, right - 1].flatMap((x) => [at(x, top + 1), at(x, bottom - 1)]);
          return {ratio: width / height, corners};
        });
        expect(seen.ratio).toBeCloseTo(siteMap.width / siteMap.height, 1);
        expect(seen.corners).toEqual([true, true, true, true]);
      });
    }),
);

test.concurrent('a tap opens it large, and one scrolls to its other end', () =>
  readPage(phone, async ({page}) => {
    await openHydrated(page, route, 'light');
    const before = await map(page).locator('img').boundingBox();
    await map(page).tap();
    const picture = large(page).getByRole('img');
    await picture.waitFor();
    const {width = 0} = (await picture.boundingBox()) ?? {};
    expect(width).toBeGreaterThan(2 * (before?.width ?? 0));
    const right = await large(page)
      .getByRole('region')
      .evaluate((frame) => {
        frame.scrollTo({left: 10_000, behavior: 'instant'});
        const end = frame.querySelector('img')?.getBoundingClientRect().right ?? 0;
        return end - frame.getBoundingClientRect().right;
      });
    expect(Math.abs(right)).toBeLessThan(2);
    await large(page).getByRole('button', {name: 'Close'}).tap();
    await closed(page);
  }));

test.concurrent('on a desk all of it is in the window with its numbers; larger, it is as wide', () =>
  readPage(desktop, async ({page}) => {
    await openHydrated(page, route, 'light');
    const before = await map(page).locator('img').boundingBox();
    await map(page).click();
    const picture = large(page).getByRole('img');
    const whole = await picture.boundingBox();
    const frame = await large(page).getByRole('region').boundingBox();
    expect(whole?.y).toBeGreaterThanOrEqual(frame?.y ?? 0);
    expect(whole?.height).toBeLessThanOrEqual((frame?.height ?? 0) + 1);
    expect(whole?.width).toBeLessThanOrEqual((frame?.width ?? 0) + 1);
    expect(await large(page).locator('svg text').allTextContents()).toEqual(
      mapPlaces.map((_, nth) => String(nth + 1)),
    );
    await large(page).getByRole('button', {name: 'larger'}).click();
    const box = await picture.boundingBox();
    expect(box?.width).toBeGreaterThan(before?.width ?? 0);
    expect(box?.width).toBeGreaterThan(0.95 * desktop.viewport.width);
    expect(box?.y).toBeGreaterThanOrEqual(0);
  }));

test.concurrent('Enter opens it, Escape closes it, and the focus is where it was', () =>
  readPage(desktop, async ({page}) => {
    await openHydrated(page, route, 'light');
    await map(page).focus();
    await page.keyboard.press('Enter');
    await large(page).waitFor();
    expect(hashOf(page)).toBe('#map');
    await page.keyboard.press('Escape');
    await closed(page);
    expect(await isFocused(page)).toBe(true);
  }));

test.concurrent('Back closes it, where one was on the page', () =>
  readPage(phone, async ({page}) => {
    await openHydrated(page, route, 'light');
    // What loads above may still move the page before the finger is down: counted is where it was then.
    const tappedAt = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          document.addEventListener('click', () => resolve(window.scrollY), {capture: true});
        }),
    );
    await map(page).tap();
    await large(page).waitFor();
    const before = await tappedAt;
    await page.goBack().catch(() => undefined);
    await closed(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  }));

test.concurrent('a link to it opens it, and closing stays on the page', () =>
  readPage(desktop, async ({page}) => {
    await page.goto(`${route}#map`);
    await large(page).waitFor();
    await page.keyboard.press('Escape');
    await closed(page);
    expect(await isFocused(page)).toBe(true);
  }));

test.concurrent('without script it is a link to the file', () =>
  openWithoutJs(route, async ({page}) => {
    await map(page).click();
    await page.waitForURL(`**${siteMap.src}`);
  }));

test.concurrent.each([
  ['light', desktop],
  ['dark', phone],
] as const)('open, in %s, it is accessible (%o)', (theme, options) =>
  readPage(options, async ({page}) => {
    await openHydrated(page, route, theme);
    await map(page).click();
    await large(page).waitFor();
    expect(await inaccessible(page)).toEqual([]);
  }),
);

const openPlaces = (page: Page) => page.locator('main ol details[open] summary').allInnerTexts();

test.concurrent('a number on the map opens its place, and closes the one before', () =>
  readPage(desktop, async ({page}) => {
    await openHydrated(page, route, 'light');
    const pin = (nth: string) => page.locator('svg[aria-hidden] g', {hasText: nth}).first();
    for (const {name} of [mapPlaces[1]!, mapPlaces[2]!]) {
      await pin(String(mapPlaces.findIndex((place) => place.name === name) + 1)).click();
      await soon(async () => expect(await openPlaces(page)).toEqual([name]));
    }
  }));

test.concurrent('beside the map what a place says opens under its name, and nothing lies on the map', () =>
  readPage(desktop, async ({page}) => {
    await openHydrated(page, route, 'light');
    const {x = 0, width = 0} = (await map(page).locator('img').boundingBox()) ?? {};
    for (const [nth, {what}] of mapPlaces.entries()) {
      const place = page.locator('main ol li').nth(nth);
      await place.locator('summary').click();
      const said = page.getByText(what, {exact: true}).filter({visible: true});
      expect(await said.count()).toBe(1);
      const box = await said.boundingBox();
      const name = await place.locator('summary').boundingBox();
      expect(box?.x).toBeGreaterThan(x + width);
      expect(box?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0));
    }
  }));

const box = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const {top, bottom, left, right} = element.getBoundingClientRect();
    return {top, bottom, left, right};
  });

test.concurrent.each([phone, tablet])(
  'below the map a place that opens has its part of it, and nothing lies over its row (%o)',
  (options) =>
    readPage(options, async ({page}) => {
      await openHydrated(page, route, 'light');
      const header = await box(page, 'header');
      // upwards too: what was open above closes, and the row would slip under the header
      for (const nth of [13, 2, 9, 0]) {
        await page.locator('main ol summary').nth(nth).click();
        const part = 'main ol details[open] svg';
        await page.locator('main ol li').nth(nth).locator('svg').waitFor();
        await soon(async () => {
          const row = await box(page, 'main ol details[open]');
          expect(row.top).toBeGreaterThanOrEqual(header.bottom);
          expect(row.bottom).toBeLessThanOrEqual(options.viewport.height);
          const near = await box(page, part);
          const disc = await box(page, `${part} circle`);
          expect(disc.left).toBeGreaterThanOrEqual(near.left);
          expect(disc.right).toBeLessThanOrEqual(near.right);
          expect(disc.top).toBeGreaterThanOrEqual(near.top);
          expect(disc.bottom).toBeLessThanOrEqual(near.bottom);
          expect(near.bottom - near.top).toBeLessThanOrEqual(options.viewport.height / 4);
        });
        const covered = await page.locator(part).evaluate((svg) => {
          const {left, top} = svg.closest('details')!.getBoundingClientRect();
          const seen = document.elementFromPoint(left + 4, top + 4);
          return seen?.closest('details') !== svg.closest('details');
        });
        expect(covered).toBe(false);
      }
    }),
);

test.concurrent.each([1200, 1280])(
  'at %i px the map stands beside its list, and the number that is lit is seen',
  (width) =>
    readPage({viewport: {width, height: 1000}}, async ({page}) => {
      await openHydrated(page, route, 'light');
      await page.locator('main ol summary').last().click();
      const picture = await box(page, '#map img');
      const row = await box(page, 'main ol details[open]');
      expect(row.left).toBeGreaterThan(picture.right);
      await soon(async () => {
        const lit = await box(page, 'main svg[aria-hidden] g:last-of-type circle:last-of-type');
        expect(lit.bottom).toBeLessThanOrEqual(1000);
        expect(lit.top).toBeGreaterThanOrEqual((await box(page, 'header')).bottom);
      });
    }),
);

test.concurrent('on a phone each place has its number, large, and none covers another', () =>
  readPage(phone, async ({page}) => {
    await openHydrated(page, route, 'light');
    const discs = await page
      .locator('main svg[aria-hidden] g circle:last-of-type')
      .evaluateAll((all) =>
        all.map((disc) => {
          const {x, y, width} = disc.getBoundingClientRect();
          return {x: x + width / 2, y: y + width / 2, width};
        }),
      );
    expect(discs).toHaveLength(mapPlaces.length);
    for (const [nth, {x, y, width}] of discs.entries()) {
      expect(width).toBeGreaterThanOrEqual(18);
      for (const other of discs.slice(nth + 1)) {
        expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThanOrEqual(width);
      }
    }
  }));

test.concurrent('on a phone the number of the place that is read is lit', () =>
  readPage(phone, async ({page}) => {
    await openHydrated(page, route, 'light');
    const colors = () =>
      page
        .locator('main svg[aria-hidden] g circle:last-of-type')
        .evaluateAll((all) => all.map((disc) => getComputedStyle(disc).fill));
    const plain = (await colors())[0];
    for (const nth of mapPlaces.keys()) {
      await page.locator('main ol summary').nth(nth).click();
      await soon(async () => {
        const lit = [...(await colors()).entries()].filter(([, color]) => color !== plain);
        expect(lit.map(([at]) => at)).toEqual([nth]);
      });
    }
  }));

test.concurrent('without script each place opens in the list', () =>
  openWithoutJs(route, async ({page}) => {
    expect(await page.locator('main ol summary').allInnerTexts()).toEqual(
      mapPlaces.map(({name}) => name),
    );
    await page.locator('main ol summary').last().click();
    expect(await page.locator('main ol details p').last().isVisible()).toBe(true);
  }));
