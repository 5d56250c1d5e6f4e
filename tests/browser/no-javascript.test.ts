/** Every page, and every interactive part, as a reader has it where no script runs. */
import {openHydrated, openWithoutJs} from '../support/browser';
import {routes} from '../support/build';
import {emptyPictures, tooWide} from '../support/inspect';
import {noted} from '../support/notedItem';
import {readPage} from '../support/readPage';
import {controls} from '../support/withoutScript';

/** Behind its small sheets stands the guide, for paper only. */
const isKit = (route: string) => route.endsWith('/setup/kit/');
/** Shows controls as samples, for those who build the site. */
const SAMPLES = '/styleguide/';

test.concurrent.each(routes)('%s shows its headings and pictures, and no dead control', (route) =>
  openWithoutJs(route, async ({page}) => {
    const hidden = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(h1, h2, h3), header h1')]
        .filter((heading) => !heading.closest('details:not([open])'))
        .filter(
          (heading) => !heading.checkVisibility({opacityProperty: true, visibilityProperty: true}),
        )
        .map((heading) => heading.textContent),
    );
    expect({
      headings: await page.locator('h1').count(),
      hidden: isKit(route) ? [] : hidden,
      controls: route === SAMPLES ? [] : await controls(page),
      emptyPictures: await emptyPictures(page),
      tooWide: await tooWide(page),
    }).toEqual({headings: 1, hidden: [], controls: [], emptyPictures: [], tooWide: []});
  }),
);

// Other parts are read without script where they are tried with it: look for openWithoutJs.

test.concurrent('header: all that the drawer holds stands in it', async () => {
  const inDrawer = await readPage({viewport: {width: 360, height: 800}}, async ({page}) => {
    await openHydrated(page, '/campout/', 'light');
    await page.getByRole('button', {name: 'Open menu'}).click();
    return page.getByRole('navigation', {name: 'Menu'}).getByRole('link').allInnerTexts();
  });
  expect(inDrawer.length).toBeGreaterThan(0);
  await openWithoutJs('/campout/', async ({page}) => {
    const links = page.getByRole('banner').getByRole('navigation', {name: 'Main'});
    // Hidden ones have no role.
    expect(await links.getByRole('link').allInnerTexts()).toEqual(inDrawer);
    await links.getByRole('link', {name: /previous years/}).click();
    await page.waitForURL('**/campout/last-year/');
  });
});

// Once the season has all of it there is no note.
const whenNoted = noted ? test.concurrent : test.concurrent.skip;

whenNoted('tooltip: the link that has one leads to a page that says the same', () =>
  openWithoutJs('/tbd/', async ({page}) => {
    await page.getByRole('banner').getByRole('link', {name: noted?.title}).click();
    expect(await page.getByRole('main').innerText()).toContain('not ready yet');
  }),
);

test.concurrent('rotating question: all of them are there', () =>
  openWithoutJs('/campout/', async ({page}) => {
    const questions = page.locator('main p').filter({hasText: /\?$/});
    expect(await questions.count()).toBeGreaterThan(2);
    for (const question of await questions.all()) expect(await question.isVisible()).toBe(true);
  }));

test.concurrent('org diagram: it stands there whole, and as a list', () =>
  openWithoutJs('/org/2024/', async ({page}) => {
    expect(await page.locator('svg[role="img"] text').first().isVisible()).toBe(true);
    await page.getByRole('link', {name: 'the same as a list'}).click();
    await page.waitForURL(/#/);
    expect(await page.locator(':target').isVisible()).toBe(true);
  }));

test.concurrent('offline page: it says that saving needs script, and what to do', () =>
  openWithoutJs('/offline/', async ({page}) => {
    expect(await page.getByText('Saving is done by script').isVisible()).toBe(true);
  }));

test.concurrent('collage: its first pictures stand still', () =>
  openWithoutJs('/', async ({page}) => {
    expect(await page.locator('main [data-picture]').first().isVisible()).toBe(true);
    expect(await page.getByRole('button', {name: /pause/}).count()).toBe(0);
  }));
