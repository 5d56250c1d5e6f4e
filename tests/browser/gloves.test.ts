/** The guide and its tools in the dust: with gloves on, and in the sun. */
import type {Page} from 'playwright-core';
import {openHydrated} from '../support/browser';
import {routes} from '../support/build';
import {inaccessibleInSunlight, tooWide} from '../support/inspect';
import {keepOnDevice} from '../support/keepOnDevice';
import {layOutAll} from '../support/layOutAll';
import {hasCrews, showOneCrew} from '../support/oneCrew';
import {readPage} from '../support/readPage';
import {setTheme} from '../support/setTheme';
import {watch} from '../support/watch';

const phone = {viewport: {width: 360, height: 800}, hasTouch: true, isMobile: true};
const tools = routes.filter((route) => route.startsWith('/setup/'));

/**
 * What can be pressed and is smaller than 44 px. Links inside a sentence are left out: they cannot
 * be larger than their line (WCAG 2.5.8, 'Inline'), and each has a row of its own elsewhere.
 */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = 'a[href], button, input, select, textarea, summary, [role="button"]';
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      element.parentElement?.textContent?.trim() !== element.textContent?.trim();
    return (
      [...document.querySelectorAll(controls)]
        .filter((element) => element.checkVisibility() && !isInSentence(element))
        .map((element) => element.closest('label') ?? element)
        .map((element) => ({element, box: element.getBoundingClientRect()}))
        // What only a screen reader has is not for fingers.
        .filter(({box}) => box.width > 1 && (box.width < 44 || box.height < 44))
        .map(({element, box}) => {
          const words = element.textContent?.trim() || element.getAttribute('aria-label');
          return `${element.tagName} '${words}' is ${box.width} x ${box.height}`;
        })
    );
  });
}

test.concurrent.each(tools)('%s: nothing to press is smaller than 44 px', (route) =>
  readPage(phone, async ({page}) => {
    await openHydrated(page, route, 'light');
    expect(await tooSmall(page)).toEqual([]);
  }),
);

const sunlight = (page: Page) => page.getByRole('switch', {name: /sunlight/});
const textSize = (page: Page) =>
  page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize));

test('sunlight is larger, black on white, and kept on the device', () =>
  readPage(phone, async ({page}) => {
    await openHydrated(page, '/setup/', 'light');
    const before = await textSize(page);
    await sunlight(page).check();
    expect((await textSize(page)) / before).toBeGreaterThan(1.2);
    const [ink, ground] = await page.evaluate(() => {
      const {color, backgroundColor} = getComputedStyle(document.documentElement);
      return [color, backgroundColor];
    });
    expect([ink, ground]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
    const box = page.getByRole('checkbox', {name: 'BRC'});
    expect(await box.evaluate((tick) => getComputedStyle(tick).border)).toBe(
      '3px solid rgb(0, 0, 0)',
    );
    await page.goto('/campout/');
    expect(await page.getAttribute('html', 'data-sunlight')).toBe('on');
    await openHydrated(page, '/setup/teardown/', 'light');
    expect(await sunlight(page).isChecked()).toBe(true);
    await sunlight(page).uncheck();
    expect(await textSize(page)).toBe(before);
  }));

test('sunlight on a device that keeps nothing lasts until the page is left', () =>
  readPage(phone, async ({page}) => {
    const trouble = watch(page);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await page.goto('/setup/');
    await sunlight(page).check();
    expect(await page.getAttribute('html', 'data-sunlight')).toBe('on');
    expect(trouble.filter((line) => line.startsWith('uncaught'))).toEqual([]);
  }));

const sunlit = [
  {theme: 'light', width: 360, crew: 1},
  {theme: 'dark', width: 1280, crew: 2},
];
const height = 800;

test.concurrent.each(tools)(
  '%s in sunlight, light on a phone and dark on a desk: readable and not too wide',
  (route) =>
    readPage({viewport: {width: 360, height}}, async ({page}) => {
      await keepOnDevice(page, {'baaahs-sunlight': 'on'});
      await openHydrated(page, route, 'light');
      // What is further down keeps the height of the width before, and is in the way of its neighbors.
      await layOutAll(page);
      for (const {theme, width, crew} of sunlit) {
        await page.setViewportSize({width, height});
        await setTheme(page, theme);
        expect(await page.getAttribute('html', 'data-sunlight')).toBe('on');
        expect({theme, found: await tooWide(page)}).toEqual({theme, found: []});
        if (hasCrews(route)) await showOneCrew(page, crew);
        // pages.test.ts has axe read all of it: sunlight changes colors and sizes, and no element.
        expect({theme, found: await inaccessibleInSunlight(page)}).toEqual({theme, found: []});
      }
    }),
);
