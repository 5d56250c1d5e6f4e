/** The search, tried as crews and campers would: what is found, and whether it opens just there. */
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type {Page} from 'playwright-core';
import {mailto} from '../../src/config/contact';
import {searchYears} from '../../src/config/searchYears';
import {site} from '../../src/config/site';
import type {SearchIndex} from '../../src/features/search/engine/types';
import {atRest} from '../support/atRest';
import {openHydrated, openWithoutJs, withPage} from '../support/browser';
import {buildFolder} from '../support/build';
import {indexOf} from '../support/searchIndex';
import {inaccessible, inaccessibleInDark, tooWide} from '../support/inspect';
import {isThere} from '../support/isThere';
import {openSearch} from '../support/openSearch';
import {readPage} from '../support/readPage';
import {soon} from '../support/soon';
import {until} from '../support/until';
import {watch} from '../support/watch';
import {hydrated} from '../support/hydrated';

const phone = {viewport: {width: 360, height: 740}, hasTouch: true};
const desktop = {viewport: {width: 1280, height: 800}};

const options = (page: Page) => page.getByRole('option');
const status = (page: Page) => page.getByRole('dialog').getByRole('status').first();
const countOfMarks = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('found') ?? [])].length);

/** The words that are marked and in the window, below the header. */
const marksInView = (page: Page) =>
  page.evaluate(() => {
    const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return [...(CSS.highlights.get('found') ?? [])]
      .map((range) => range as Range)
      .filter((range) => {
        const box = range.getBoundingClientRect();
        return box.height > 0 && box.top >= top && box.bottom <= innerHeight;
      })
      .map((range) => range.toString());
  });

interface Expected {
  typed: string;
  /** The address of the first result, without its query. */
  first: string;
  /** A word that is marked there. */
  word: string;
  /** The crew whose section it is. */
  crew?: string;
}

const hanging = {first: '/setup/#general-knowledge-hanging'};
const wrenches = {first: '/setup/#general-knowledge-wrenches'};

/** A panel's own row in the table of all panels, and that of a group in the table of all struts. */
const panel = (name: string) => ({first: `/setup/panels/#${name}`});
const struts = (name: string) => panel(`strut-${name}`);

/** One of each kind: what is found first, and marked, is asked of the index (tests/built/finds.test.ts). */
const expected: Expected[] = [
  {typed: '17DEF', word: '17DEF', ...struts('17DEF')},
  {typed: 'R5P', word: 'R5P', ...panel('R5P')},
  {typed: '1/2"', word: '1/2', ...wrenches},
  {typed: 'viser grip', word: 'vice', ...hanging},
  {typed: 'can i bring my dog', word: 'dog', first: '/campout/q-and-a/#dogs'},
  {
    typed: 'generator shelf',
    word: 'generator',
    first: '/setup/#business-crew-generator-shelf',
    crew: 'business-crew',
  },
];

test.concurrent.each(expected)(
  '$typed finds $first, which opens there with the words marked',
  ({typed, first, word, crew}) =>
    readPage(phone, async ({page}) => {
      const trouble = watch(page);
      const field = await openSearch(page);
      await field.fill(typed);
      await options(page).first().waitFor();
      const href = String(await options(page).first().getAttribute('href'));
      expect(href.replace(/\?[^#]*/, '')).toBe(first);
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => `${url.pathname}${url.hash}` === first);
      await page.waitForFunction(() => (CSS.highlights.get('found')?.size ?? 0) > 0);
      const words = async () => (await marksInView(page)).map((one) => one.toLowerCase());
      await soon(async () => expect(await words()).toContain(word.toLowerCase()));
      const id = first.split('#')[1] ?? '';
      const target = page.locator(`[id="${id}"]`);
      await soon(async () => expect(await isThere(target)).toBe(true));
      if (crew)
        expect(
          await target.locator('xpath=ancestor::*[@data-crew][1]').getAttribute('data-crew'),
        ).toBe(crew);
      expect(await page.getByRole('dialog').count()).toBe(0);
      expect(trouble).toEqual([]);
    }),
);

test.concurrent.each(['xyzzyx', '<img src=x>'])(
  '%s is found nowhere: it says so and offers guide, questions and mail',
  (typed) =>
    readPage(desktop, async ({page}) => {
      const field = await openSearch(page);
      await field.fill(typed);
      await page.getByText(`Nothing found for “${typed}”`).waitFor();
      expect(await options(page).count()).toBe(0);
      const links = page.getByRole('dialog').getByRole('link');
      expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual([
        '/setup/',
        '/campout/q-and-a/',
        '/campout/dj-lineup/',
        mailto(site.mail),
      ]);
    }),
);

test.concurrent('a shared link opens the crew’s section though another crew is chosen', () =>
  readPage(desktop, async ({page}) => {
    await openHydrated(page, '/setup/', 'light');
    await page.getByRole('navigation', {name: 'Edition'}).getByRole('link', {name: 'Tech'}).click();
    await page.waitForFunction(() =>
      document.querySelector('[data-crew=party-crew]')?.matches('[hidden]'),
    );
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('17DEF');
    await page.locator('[role="option"][href$="#party-crew-support-struts"]').click();
    await page.locator('#party-crew-support-struts').waitFor();
    await soon(async () => expect(await marksInView(page)).toContain('17DEF'));
    // The keyboard goes on from there.
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('party-crew-support-struts');
  }));

test.concurrent.each([
  ['/setup/?edition=street&find=neighbors#roles-setup-lead', 'neighbors', 'street'],
  ['/setup/?edition=brc&find=generator#business-crew-generator-shelf', 'generator', 'brc'],
])('%s, opened afresh, shows what is for that place only', (address, word, place) =>
  readPage(phone, async ({page}) => {
    // The device remembers the other place.
    const other = place === 'street' ? 'brc' : 'street';
    await page.addInitScript((kept) => localStorage.setItem('baaahs-guide-place', kept), other);
    await page.goto(address);
    await page.waitForFunction(() => (CSS.highlights.get('found')?.size ?? 0) > 0);
    await soon(async () =>
      expect((await marksInView(page)).map((one) => one.toLowerCase())).toContain(word),
    );
  }),
);

test.concurrent('what only the street has is linked with its edition', () =>
  readPage(desktop, async ({page}) => {
    const field = await openSearch(page);
    await field.fill('vendors police');
    const first = options(page).first();
    expect(await first.innerText()).toContain('street only');
    expect(await first.getAttribute('href')).toBe(
      '/setup/?edition=street&find=vendors,police#roles-setup-lead',
    );
  }));

test.concurrent('a DJ’s folded text is unfolded, whatever the filter says', () =>
  readPage(phone, async ({page}) => {
    const talker = indexOf(searchYears.season).records.reduce(
      (a, b) =>
        b.page === 'DJ Lineup' && b.url.includes('#') && b.text.length > a.text.length ? b : a,
      {text: '', url: ''} as SearchIndex['records'][number],
    );
    const word =
      talker.text
        .split(/\W+/)
        .filter((one) => one.length > 4)
        .at(-1) ?? '';
    const [route, id] = talker.url.split('#');
    await page.goto(`${route}?with=Nobody&q=zzz&find=${word}#${id}`);
    await page.waitForFunction(() => (CSS.highlights.get('found')?.size ?? 0) > 0);
    await soon(async () => expect(await marksInView(page)).toContain(word));
    const bio = page.locator(`[id="${id}-bio"]`);
    expect(await bio.evaluate((one) => one.scrollHeight > one.clientHeight + 1)).toBe(false);
  }));

test.concurrent('who reads on elsewhere on the page is not brought back; another page has no marks', () =>
  readPage(desktop, async ({page}) => {
    await openHydrated(page, '/campout/', 'light');
    await page.goto('/setup/?find=17DEF#party-crew-support-struts');
    await page.waitForFunction(() => (CSS.highlights.get('found')?.size ?? 0) > 0);
    await page.waitForTimeout(600);
    await page
      .locator('main .table-of-contents')
      .getByRole('link', {name: 'safety', exact: true})
      .first()
      .click();
    await page.waitForURL((url) => url.hash === '#safety');
    await soon(async () => {
      const top = await page.locator('#safety').evaluate((one) => one.getBoundingClientRect().top);
      expect(top).toBeGreaterThan(0);
      expect(top).toBeLessThan(200);
    });
    await page.getByRole('link', {name: 'BAAAHS home'}).click();
    await page.waitForURL((url) => url.pathname === '/');
    await until('no marks are left', async () => (await countOfMarks(page)) === 0);
  }));

test.concurrent('a page of a kept year searches its own year, and says so', () =>
  readPage(desktop, async ({page}) => {
    const [year = ''] = searchYears.frozen;
    await openHydrated(page, `/${year}/setup/`, 'light');
    await page.getByRole('button', {name: `Search ${year}`}).click();
    await page.getByRole('combobox', {name: `search ${year}`}).fill('17DEF');
    const first = options(page).first();
    expect(await first.getAttribute('href')).toMatch(new RegExp(`^/${year}/setup/\\?find=`));
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/search/');
    expect(new URL(page.url()).search).toBe(`?q=17DEF&year=${year}`);
    // The address changes before the page does.
    await page.getByRole('heading', {level: 1, name: 'search'}).waitFor();
    const links = page.getByRole('main').getByRole('link', {name: /struts/});
    await links.first().waitFor();
    expect(await links.first().getAttribute('href')).toContain(`/${year}/`);
  }));

test.concurrent('nothing is loaded before the field is used, and then at most 150 KB', () =>
  withPage(desktop, async ({page}) => {
    let asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openHydrated(page, '/setup/', 'light');
    // What its links lead to is fetched ahead, each as it comes into view.
    await until('nothing more is fetched ahead', async () => {
      asked = [];
      await page.waitForTimeout(2000);
      return asked.length === 0;
    });
    await page.getByRole('button', {name: 'Search'}).hover();
    await page.waitForTimeout(500);
    expect(asked).toEqual([]);
    await page.getByRole('button', {name: 'Search'}).click();
    await page.getByRole('combobox').fill('17DEF');
    await options(page).first().waitFor();
    expect(asked).toContain(`/search/${searchYears.season}.json`);
    const bytes = asked.map(
      (file) => zlib.gzipSync(fs.readFileSync(path.join(buildFolder, file))).length,
    );
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(150_000);
  }));

test.concurrent('keyboard through and through: /, arrows, Escape; the focus goes back', () =>
  readPage(desktop, async ({page}) => {
    await openHydrated(page, '/campout/', 'light');
    const button = page.getByRole('button', {name: 'Search'});
    await button.focus();
    await page.keyboard.press('/');
    const field = page.getByRole('combobox');
    await field.waitFor();
    await page.keyboard.type('panels/');
    expect(await field.inputValue()).toBe('panels/');
    await options(page).first().waitFor();
    await page.keyboard.press('ArrowDown');
    const chosen = page.getByRole('option', {selected: true});
    expect(await chosen.getAttribute('id')).toBe(await field.getAttribute('aria-activedescendant'));
    for (let i = 0; i < 12; i += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () =>
            document.activeElement?.closest('dialog, body')?.tagName === 'DIALOG' ||
            document.activeElement === document.body,
        ),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({state: 'detached'});
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
  }));

test.concurrent('in a field / is a letter, and switched off it opens nothing', () =>
  readPage(desktop, async ({page}) => {
    await openHydrated(page, '/campout/dj-lineup/', 'light');
    const finder = page.locator('main input').first();
    if ((await finder.count()) > 0) {
      await finder.press('/');
      expect(await finder.inputValue()).toBe('/');
      await finder.blur();
    }
    await page.keyboard.press('/');
    await page.getByRole('dialog').getByRole('checkbox').uncheck();
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await page.waitForTimeout(300);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.keyboard.press('Meta+k');
    await page.getByRole('dialog').waitFor();
  }));

// On a short page of the guide, as in answers.test.ts.
test.concurrent('the open search is accessible, light and dark', () =>
  readPage(phone, async ({page}) => {
    const field = await openSearch(page, '/setup/build/');
    expect(await inaccessible(page)).toEqual([]);
    expect(await inaccessibleInDark(page)).toEqual([]);
    await field.fill('zipties');
    await options(page).first().waitFor();
    expect(await inaccessible(page, 'dialog[open]')).toEqual([]);
    expect(await inaccessibleInDark(page, 'dialog[open]')).toEqual([]);
    const small = await page
      .locator('dialog[open] :is(input:not([type=checkbox]), button, a, label)')
      .evaluateAll((all) =>
        all
          // What needs a keyboard is not there for a thumb.
          .filter((one) => one.getClientRects().length > 0)
          .filter((one) => one.getBoundingClientRect().height < 44)
          .map((one) => one.outerHTML),
      );
    expect(small).toEqual([]);
    expect(await tooWide(page)).toEqual([]);
    await field.fill('7DEF');
    await status(page).getByText('Nothing').waitFor();
    expect(await inaccessible(page, 'dialog[open]')).toEqual([]);
    expect(await inaccessibleInDark(page, 'dialog[open]')).toEqual([]);
  }));

test.concurrent('in each width the button is in the header, 44 px, and nothing covers it', () =>
  readPage({}, async ({page}) => {
    await openHydrated(page, '/campout/', 'light');
    for (const width of [360, 600, 899, 900, 1099, 1280]) {
      await page.setViewportSize({width, height: 740});
      const button = page.getByRole('banner').getByRole('button', {name: 'Search'});
      const box = await button.boundingBox();
      const least = Math.min(box?.width ?? 0, box?.height ?? 0);
      const overlaps = await page.evaluate(() => {
        const boxes = [...document.querySelectorAll('header :is(a, button)')]
          .filter((one) => one.getClientRects().length > 0 && !one.closest('dialog'))
          .map((one) => one.getBoundingClientRect());
        return boxes.filter((a, i) =>
          boxes.some(
            (b, j) =>
              j > i &&
              a.left < b.right - 1 &&
              b.left < a.right - 1 &&
              a.top < b.bottom &&
              b.top < a.bottom,
          ),
        ).length;
      });
      const small = [least].filter((size) => size < 44);
      const found = {overlaps, small, tooWide: await tooWide(page)};
      expect({width, ...found}).toEqual({width, overlaps: 0, small: [], tooWide: []});
    }
  }));

test.concurrent('an index that does not come is said, and asked for again', () =>
  readPage(desktop, async ({page}) => {
    await page.route('**/search/*.json', (route) => route.abort());
    const field = await openSearch(page);
    await field.fill('zip');
    await page.getByRole('alert').getByText('could not be loaded').waitFor();
    expect(
      await page.getByRole('dialog').getByRole('link', {name: 'the Setup Guide'}).isVisible(),
    ).toBe(true);
    await page.unroute('**/search/*.json');
    await page.getByRole('button', {name: 'try again'}).click();
    await options(page).first().waitFor();
  }));

test.concurrent.each([
  ['junk in q', `/search/?q=${'%3Cimg%20src=x%3E%22%27%26'.repeat(400)}`],
  ['letters in q', `/search/?q=${'y'.repeat(10_000)}`],
  ['broken encoding', '/search/?q=%E0%A4%A&year=%&q=%'],
  ['an unknown year', '/search/?q=zip&year=../../1999'],
  ['junk in find', `/setup/?find=${'%22,<'.repeat(1400)}#safety`],
  ['letters in find', `/setup/?find=${'z'.repeat(10_000)}#${'y'.repeat(5000)}`],
  ['a broken hash', '/setup/?find=17DEF#%E0%A4%A'],
  ['a hash of nothing', '/campout/q-and-a/?find=dog#nothing'],
  ['no words at all', '/setup/?find=,,,#safety'],
])('%s in the address does no harm', (_, address) =>
  readPage(phone, async ({page}) => {
    const trouble = watch(page);
    await page.goto(address);
    await hydrated(page);
    await page.waitForTimeout(900);
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.locator('main img[src="x"]').count()).toBe(0);
    expect(await tooWide(page)).toEqual([]);
    expect(trouble).toEqual([]);
  }),
);

test.concurrent('the page of all results can be linked, follows typing, and Back returns to it', () =>
  readPage(phone, async ({page}) => {
    await page.goto('/search/?q=viser+grip');
    const results = page.getByRole('main').getByRole('link', {name: /vice grip/});
    await results.first().waitFor();
    expect(await page.getByRole('main').getByRole('status').first().innerText()).toMatch(
      /\d+ results for “viser grip”/,
    );
    const field = page.getByRole('main').getByRole('textbox');
    await field.fill('3/8"');
    await page.waitForURL((url) => url.searchParams.get('q') === '3/8"');
    expect(await tooWide(page)).toEqual([]);
    // The answer above them stands for the result that it is about.
    const about = await page.locator('[data-answer] a').first().getAttribute('href');
    const listed = page.getByRole('main').locator('li a[href*="find="]');
    const hrefs = await listed.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    );
    expect(hrefs.map((href) => href?.replace(/\?[^#]*/, ''))).not.toContain(about);
    await listed.first().click();
    await page.waitForURL((url) => url.pathname.startsWith('/setup/'));
    await page.waitForFunction(() => (CSS.highlights.get('found')?.size ?? 0) > 0);
    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/search/');
    expect(await page.getByRole('main').getByRole('textbox').inputValue()).toBe('3/8"');
  }));

test.concurrent('what was found has the same columns in all cards', () =>
  readPage({viewport: {width: 900, height: 900}}, async ({page}) => {
    await page.goto('/search/?q=ladder');
    const main = page.getByRole('main');
    await main.getByRole('heading', {name: 'teardown'}).waitFor();
    const lefts = (selector: string) =>
      main
        .locator(selector)
        .evaluateAll((all) => [
          ...new Set(all.map((one) => Math.round(one.getBoundingClientRect().left))),
        ]);
    const words = await lefts(
      'section li a > :first-child + * + :last-child:not(.visually-hidden)',
    );
    const crews = await lefts('section li a [class*="crew-"]');
    expect([words.length, crews.length]).toEqual([1, 1]);
    expect(crews[0]).toBeGreaterThan(words[0]!);
  }));

test.concurrent('on a phone the pages to jump to keep their names', () =>
  readPage(phone, async ({page}) => {
    await page.goto('/search/?q=ladder');
    const pages = page.getByRole('navigation', {name: 'results by page'});
    const last = pages.getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    for (const name of await pages.locator('b').all())
      expect((await name.boundingBox())?.width).toBeGreaterThan(20);
    expect(await tooWide(page)).toEqual([]);
  }));

test.concurrent('Back to a result shows what was found, and the page stands still there', () =>
  readPage(phone, async ({page}) => {
    await page.goto('/setup/?find=17DEF#party-crew-struts');
    const found = () => page.waitForFunction(() => (CSS.highlights.get('found')?.size ?? 0) > 0);
    await found();
    await page.locator('section[data-crew] a[href$="#R5P"]').last().click();
    await page.waitForURL((url) => url.pathname === '/setup/panels/');
    await page.goBack();
    await found();
    await atRest(() => page.evaluate(() => window.scrollY));
    const top = await page.evaluate(() => {
      const [first] = CSS.highlights.get('found') as unknown as Iterable<Range>;
      return first!.getBoundingClientRect().top;
    });
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(phone.viewport.height);
  }));

test.concurrent('without script the button is a link, and the page says where to look', () =>
  openWithoutJs('/campout/', async ({page}) => {
    const header = page.getByRole('banner');
    expect(await header.getByRole('button', {name: 'Search'}).isVisible()).toBe(false);
    const link = header.getByRole('link', {name: 'Search'});
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await link.click();
    await page.waitForLoadState();
    const main = page.getByRole('main');
    expect(await main.getByRole('textbox').isVisible()).toBe(false);
    expect(await main.innerText()).toContain('needs script');
    expect(await main.getByRole('link', {name: 'the Setup Guide'}).isVisible()).toBe(true);
  }));

test.concurrent('where nothing can be marked the place is still shown', () =>
  readPage(phone, async ({page}) => {
    await page.addInitScript(() => Object.defineProperty(window, 'Highlight', {value: undefined}));
    await page.addInitScript(() => Reflect.deleteProperty(CSS, 'highlights'));
    await page.addInitScript(() =>
      Reflect.deleteProperty(Object.getPrototypeOf(CSS) as object, 'highlights'),
    );
    const trouble = watch(page);
    await page.goto('/setup/?find=17DEF#party-crew-primary-mounts');
    const word = page.getByText('Hang 17D on struts').first();
    await until('the place is in view', () =>
      word.evaluate((one) => {
        const {top, bottom} = one.getBoundingClientRect();
        return top > 0 && bottom < innerHeight;
      }),
    );
    expect(trouble).toEqual([]);
  }));
