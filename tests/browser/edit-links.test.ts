/** The ways to a page's files: for those who ask, on every page from then on, and for nobody else. */
import {editor} from '../../src/config/editUrl';
import {pageFiles} from '../../src/config/pageFiles';
import {openHydrated} from '../support/browser';
import {routes} from '../support/build';
import {inaccessible, tooWide} from '../support/inspect';
import {readPage} from '../support/readPage';
import {watch} from '../support/watch';
import {hydrated} from '../support/hydrated';

const phone = {viewport: {width: 360, height: 740}, hasTouch: true};
const hrefsOf = (route: string) => pageFiles[route]?.map(({file}) => `${editor}/${file}`) ?? [];

test.concurrent('who did not ask sees none, and fetches nothing for them', () =>
  readPage(phone, async ({page}) => {
    await openHydrated(page, '/campout/', 'light');
    expect(await page.getByText('change this page').count()).toBe(0);
  }));

test.concurrent('who asked once sees those of each page, until they are forgotten', () =>
  readPage(phone, async ({page}) => {
    const trouble = watch(page);
    const links = page.locator('details', {hasText: 'change this page'}).getByRole('link');
    const hrefs = () => links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    await page.goto('/?edit');
    await hydrated(page);
    await links.first().waitFor();
    expect(await hrefs()).toEqual(hrefsOf('/'));
    for (const link of await links.all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await inaccessible(page)).toEqual([]);
    expect(await tooWide(page)).toEqual([]);
    await page.goto('/campout/dj-lineup/');
    await page.getByText('change this page').click();
    expect(await hrefs()).toEqual(hrefsOf('/campout/dj-lineup/'));
    await page.getByRole('button', {name: 'hide this on my device'}).click();
    expect(await links.count()).toBe(0);
    await page.goto('/campout/');
    await hydrated(page);
    expect(await page.getByText('change this page').count()).toBe(0);
    expect(trouble).toEqual([]);
  }));

test('each of them is for a page that is there', () => {
  expect(Object.keys(pageFiles).filter((route) => !routes.includes(route))).toEqual([]);
});
