/** Opens every page of the built site at three widths, by day and by night, and looks for trouble. */
import {schedule} from '../../src/data/campout';
import {openHydrated, withPage} from '../support/browser';
import {parse, routes} from '../support/build';
import {emptyPictures, inaccessible, seeAll, tooWide} from '../support/inspect';
import {watch} from '../support/watch';

const views = [
  {width: 360, theme: 'light'},
  {width: 360, theme: 'dark'},
  // Here only the layout is looked at, which is the same by night.
  {width: 900, theme: 'light'},
  {width: 1280, theme: 'light'},
  {width: 1280, theme: 'dark'},
] as const;
const visits = routes.flatMap((route) => views.map((view) => ({route, ...view})));

/** The only page that shows something of another host: the embedded schedule, its content. */
const mayLoad = (route: string) =>
  route === '/campout/schedule/' ? schedule.document?.url : undefined;

test.concurrent.each(visits)('$route at $width px, $theme', ({route, width, theme}) =>
  withPage({viewport: {width, height: 800}}, async ({page, foreign}) => {
    const trouble = watch(page);
    await openHydrated(page, route, theme);
    await seeAll(page);
    const found = {
      theme: await page.getAttribute('html', 'data-theme'),
      headings: await page.locator('h1').count(),
      tooWide: await tooWide(page),
      emptyPictures: await emptyPictures(page),
      inaccessible: width === 900 ? [] : await inaccessible(page),
      foreign: foreign.filter((address) => address !== mayLoad(route)),
      trouble,
    };
    expect(found).toEqual({
      theme,
      headings: 1,
      tooWide: [],
      emptyPictures: [],
      inaccessible: [],
      foreign: [],
      trouble: [],
    });
  }),
);

test('an unknown address says so in its title', () => {
  expect(parse('/404.html')('head title').text()).toBe('Page not found | BAAAHS');
});

// Without /404.html: it is the not-found cover again, shown in place of other addresses.
test.each(routes.filter((route) => route !== '/404.html'))('%s has a title of its own', (route) => {
  const titleOf = (page: string) => parse(page)('head title').text();
  const same = routes.filter((other) => other !== '/404.html' && titleOf(other) === titleOf(route));
  expect(titleOf(route)).not.toBe('');
  expect(same).toEqual([route]);
});
