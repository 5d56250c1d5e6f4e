/** Opens every page of the built site, wide and narrow, by day and by night, and looks for trouble. */
import type {Page} from 'playwright-core';
import {moving, openHydrated} from '../support/browser';
import {routes} from '../support/build';
import {emptyPictures, inaccessible, inaccessibleColors, seeAll, tooWide} from '../support/inspect';
import {hasCrews, showOneCrew} from '../support/oneCrew';
import {framesPass} from '../support/space';
import {layOutAll} from '../support/layOutAll';
import {readPage} from '../support/readPage';
import {setTheme} from '../support/setTheme';
import {watch} from '../support/watch';
import {schedule} from '../../src/data/campout';

/**
 * axe reads all of a page once at either width. For the other theme it reads the colors only, since
 * they are all that a theme changes: the same elements stand in the same places.
 */
const looks = [
  {width: 1280, theme: 'light', audit: inaccessible},
  {width: 1280, theme: 'dark', audit: inaccessibleColors},
  {width: 390, theme: 'dark', audit: inaccessible},
  {width: 390, theme: 'light', audit: inaccessibleColors},
];
/** Years that are over are made of this year's parts, and nobody changes their words: on a phone. */
const looksAt = (route: string) => (/^\/\d{4}\//.test(route) ? looks.slice(2) : looks);

/** The guide is read whole once; the kit prints its parts again. */
const isWhole = (route: string, nth: number) => route === '/setup/' && nth === 0;

/** The only page that shows something of another host: the embedded schedule, its content. */
const mayLoad = (route: string) =>
  route === '/campout/schedule/' ? schedule.document?.url : undefined;

const height = 800;
/** The page is laid out anew in the next frame, and what comes near by that in the one after. */
async function resize(page: Page, width: number) {
  await page.setViewportSize({width, height});
  await framesPass(page, 2);
}

/** What is wrong in a width, whatever the theme. */
async function laidOut(page: Page, width: number) {
  await resize(page, width);
  return {width, tooWide: await tooWide(page), emptyPictures: await emptyPictures(page)};
}

const widths = [1280, 900, 390, 360, 320];

test.concurrent.each(routes)('%s, wide and narrow, light and dark', (route) =>
  readPage(
    {
      viewport: {width: 1280, height},
      ...moving,
      answerForeign: Boolean(mayLoad(route)),
    },
    async (opened) => {
      const {page, foreign} = opened;
      const trouble = watch(page);
      await openHydrated(page, route, 'light');
      expect(await page.getAttribute('html', 'data-theme')).toBe('light');
      expect(await page.locator('h1').count()).toBe(1);
      await seeAll(page);
      // What is further down keeps the height of the width before, and is in the way of its neighbors.
      await layOutAll(page);
      for (const width of widths) {
        expect(await laidOut(page, width)).toEqual({width, tooWide: [], emptyPictures: []});
      }
      for (const [nth, {width, theme, audit}] of looksAt(route).entries()) {
        await resize(page, width);
        await setTheme(page, theme);
        if (hasCrews(route) && !isWhole(route, nth)) await showOneCrew(page, nth);
        expect({width, theme, found: await audit(page)}).toEqual({width, theme, found: []});
      }
      expect({foreign: foreign.filter((address) => address !== mayLoad(route)), trouble}).toEqual({
        foreign: [],
        trouble: [],
      });
    },
  ),
);
