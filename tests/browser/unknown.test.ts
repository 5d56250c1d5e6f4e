/** Addresses without a page, under every part of the site: one file answers all of them. */
import {readPage} from '../support/readPage';
import {soon} from '../support/soon';
import {watch} from '../support/watch';
import {navigation} from '../../src/config/navigation';
import frozenYears from '../../versions.json';
import {hydrated} from '../support/hydrated';

const sections = [
  '',
  '/campout',
  '/campout/q-and-a',
  '/setup',
  '/setup/kit',
  '/org',
  '/offline',
  '/tbd',
  '/search',
  ...frozenYears.flatMap((year) => [`/${year}`, `/${year}/setup`]),
];
const spellings = ['/nothing', '/nothing/', '/nothing/deep/down/', '/nothing.html?find=x#y'];
/** Each spelling once at the top and once in the docs, where a router has other routes; one elsewhere. */
const inEach = ['', '/setup'];
const unknown = [
  ...inEach.flatMap((section) => spellings.map((spelling) => section + spelling)),
  ...sections
    .filter((section) => !inEach.includes(section))
    .map((section) => `${section}/nothing/`),
];

/** What the browser says of the page itself, which is not there. */
const saysNotFound = /^404: |status of 404 \(Not Found\)/;

test.concurrent.each(unknown)('%s, loaded cold, is taken over without a word', (address) =>
  readPage({viewport: {width: 1280, height: 800}}, async ({page}) => {
    const trouble = watch(page);
    expect((await page.goto(address))?.status()).toBe(404);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(trouble.filter((line) => !saysNotFound.test(line))).toEqual([]);
    expect(await page.locator('h1').allInnerTexts()).toEqual(['404']);
    const links = page.getByRole('banner').getByRole('listitem').getByRole('link');
    const {items} = navigation.find(({under}) => address.startsWith(under))!;
    // Until React has taken the page over they are the root's, in every part of the site.
    await soon(async () => {
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(hrefs.slice(0, items.length)).toEqual(items.map(({href}) => href));
    });
  }),
);

test.concurrent.each([1280, 1920])(
  'at %i px header, words and picture have the page’s frame',
  (width) =>
    readPage({viewport: {width, height: 900}}, async ({page}) => {
      await page.goto('/nothing/');
      await hydrated(page);
      const logotype = await page.getByRole('link', {name: 'BAAAHS home'}).first().boundingBox();
      const heading = await page.getByRole('heading', {name: '404'}).boundingBox();
      expect(heading?.x).toBeCloseTo(logotype?.x ?? 0, 0);
      const picture = await page.locator('main [data-picture]').first().boundingBox();
      expect((picture?.x ?? 0) + (picture?.width ?? 0)).toBeCloseTo(width, 0);
    }),
);
