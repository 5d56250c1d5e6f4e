/** Opens every page of the built site on a phone and a desk, by day and by night, and looks for trouble. */
import type {Page} from 'playwright-core';
import {openHydrated} from '../support/browser';
import {routes} from '../support/build';
import {emptyPictures, inaccessible, inaccessibleColors, seeAll, tooWide} from '../support/inspect';
import {readPage} from '../support/readPage';
import {watch} from '../support/watch';
import {schedule} from '../../src/data/campout';

/**
 * Each page is opened twice: as someone comes to it, and then narrower and in the other theme. axe
 * reads all of it once at either width. For the other theme it reads the colors only, since they are
 * all that a theme changes: the same elements stand in the same places.
 */
const views = [
  {width: 390, narrower: [360, 320], theme: 'dark', other: 'light'},
  {width: 1280, narrower: [900], theme: 'light', other: 'dark'},
] as const;
/** Years that are over are made of this year's parts, and nobody changes their words: one view. */
const viewsOf = (route: string) => (/^\/\d{4}\//.test(route) ? views.slice(0, 1) : views);
const visits = routes.flatMap((route) => viewsOf(route).map((view) => ({route, ...view})));

/** The only page that shows something of another host: the embedded schedule, its content. */
const mayLoad = (route: string) =>
  route === '/campout/schedule/' ? schedule.document?.url : undefined;

const height = 800;
const themeOf = (page: Page) => page.getAttribute('html', 'data-theme');

/** The theme is this attribute; how the button sets it is tried in theme.test.ts. */
const setTheme = (page: Page, theme: string) =>
  page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);

test.concurrent.each(visits)(
  '$route at $width and $narrower px, $theme and $other',
  ({route, width, narrower, theme, other}) =>
    readPage(
      {viewport: {width, height}, answerForeign: Boolean(mayLoad(route))},
      async (opened) => {
        const {page, foreign} = opened;
        const trouble = watch(page);
        await openHydrated(page, route, theme);
        await seeAll(page);
        const found = {
          theme: await themeOf(page),
          headings: await page.locator('h1').count(),
          tooWide: await tooWide(page),
          emptyPictures: await emptyPictures(page),
          inaccessible: await inaccessible(page),
          inOther: [] as string[],
          tooWideNarrower: [] as string[],
        };
        await setTheme(page, other);
        found.inOther = await inaccessibleColors(page);
        for (const less of narrower) {
          await page.setViewportSize({width: less, height});
          found.tooWideNarrower.push(...(await tooWide(page)));
        }
        expect({
          ...found,
          foreign: foreign.filter((address) => address !== mayLoad(route)),
          trouble,
        }).toEqual({
          theme,
          headings: 1,
          tooWide: [],
          emptyPictures: [],
          inaccessible: [],
          inOther: [],
          tooWideNarrower: [],
          foreign: [],
          trouble: [],
        });
      },
    ),
);
