/** What the search answers by itself, as crews and campers see it: in the dialog and on its page. */
import type {Page} from 'playwright-core';
import {searchYears} from '../../src/config/searchYears';
import {emptyPictures, inaccessible, inaccessibleInDark, tooWide} from '../support/inspect';
import {goOffline, visitAndSave, withOwnSite} from '../support/offline';
import {openSearch} from '../support/openSearch';
import {readPage} from '../support/readPage';
import * as wall from '../support/wall';
import {watch} from '../support/watch';

const phone = {viewport: {width: 360, height: 740}, hasTouch: true};
const desktop = {viewport: {width: 1280, height: 800}};

const card = (page: Page, title: string) => page.getByRole('region', {name: title, exact: true});

/** Found by the whole name; until somebody is booked there is nobody to find. */
const theDj = [
  wall.member.toLowerCase(),
  wall.member,
  wall.crew,
  `/campout/dj-lineup/#${wall.idOf({name: wall.member})}`,
] as const;

/** What is typed, the answer's title, words of it, and where its first link leads. */
const cases = [
  ['17d', '17D', 'hung second of three', '/setup/panels/#17D'],
  ['17DEF', '17DEF', 'carries 17P', '/setup/panels/#strut-17DEF'],
  ['three eighths', '3/8"', '9/16" or 15 mm', '/setup/#general-knowledge-wrenches'],
  ...(wall.booked ? [theDj] : []),
  ['dog', 'can I bring my dog?', 'No. There are coyotes.', '/campout/q-and-a/#dogs'],
] as const;

test.concurrent.each(cases)(
  '%s is answered by %s in the dialog, above the results, and leads on',
  (typed, title, words, href) =>
    readPage(phone, async ({page}) => {
      const trouble = watch(page);
      const field = await openSearch(page);
      await field.fill(typed);
      const answer = card(page, title);
      await answer.waitFor();
      expect(await answer.innerText()).toContain(words);
      const first = await page.getByRole('listbox').boundingBox();
      const box = await answer.boundingBox();
      expect(box!.y + box!.height).toBeLessThanOrEqual(first!.y);
      expect(await page.getByRole('dialog').getByRole('status').first().innerText()).toContain(
        words,
      );
      expect(await emptyPictures(page)).toEqual([]);
      // From the field over the button that closes to the answer.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      const way = await page.evaluate(() => document.activeElement?.getAttribute('href'));
      expect(way?.replace(/\?[^#]*/, '')).toBe(href);
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => `${url.pathname}${url.hash}` === href);
      expect(await page.getByRole('dialog').count()).toBe(0);
      expect(trouble).toEqual([]);
    }),
);

test.concurrent.each(cases)(
  '%s is answered by %s on the page of all results',
  (typed, title, words) =>
    readPage(desktop, async ({page}) => {
      const trouble = watch(page);
      await page.goto(`/search/?q=${encodeURIComponent(typed)}`);
      const answer = card(page, title);
      await answer.waitFor();
      expect(await answer.innerText()).toContain(words);
      expect(await tooWide(page)).toEqual([]);
      expect(trouble).toEqual([]);
    }),
);

// On a page of the guide that is short: axe goes through all of it, whatever it is asked about.
test.concurrent('answers are accessible, light and dark', () =>
  readPage(phone, async ({page}) => {
    const field = await openSearch(page, '/setup/build/');
    for (const [typed, title] of cases) {
      await field.fill(typed);
      await card(page, title).waitFor();
      expect(await inaccessible(page, 'dialog[open]')).toEqual([]);
      expect(await inaccessibleInDark(page, 'dialog[open]')).toEqual([]);
      expect(await tooWide(page)).toEqual([]);
      const low = await card(page, title)
        .getByRole('link')
        .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 44).length);
      expect(low).toBe(0);
    }
  }));

test.concurrent('arrow keys go from the answer to the results; no answer where nothing is certain', () =>
  readPage(desktop, async ({page}) => {
    const field = await openSearch(page);
    await field.fill('17D');
    await card(page, '17D').waitFor();
    const chosen = page.getByRole('option', {selected: true});
    expect(await chosen.getAttribute('href')).toMatch(/#17D$/);
    await page.keyboard.press('ArrowDown');
    expect(await chosen.getAttribute('href')).not.toMatch(/#17D$/);
    await field.fill('tent');
    await page.getByText(/results for “tent”/).waitFor();
    expect(await page.locator('[data-answer]').count()).toBe(0);
    await field.fill('strut 17D');
    await card(page, '17D').waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.hash === '#strut-17D');
  }));

test.concurrent('a kept year answers by its own guide, and leads into it', () =>
  readPage(desktop, async ({page}) => {
    const [year = ''] = searchYears.frozen;
    const field = await openSearch(page, `/${year}/setup/`);
    await field.fill('17D');
    await card(page, '17D').waitFor();
    const hrefs = await card(page, '17D')
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(hrefs).toEqual([`/${year}/setup/#party-crew-primary-mounts`]);
  }));

test.concurrent('where a device sets its own colors the small sheep has a ground of ours', () =>
  readPage({...desktop, forcedColors: 'active'}, async ({page}) => {
    await (await openSearch(page)).fill('17D');
    const sheep = card(page, '17D').locator('svg:has(path + path)').first();
    await sheep.waitFor();
    const ground = await sheep.evaluate((one) => getComputedStyle(one).backgroundColor);
    expect(ground).toBe('rgb(255, 255, 255)');
  }));

test.concurrent('without signal it answers all the same, sleeve and all', () =>
  withOwnSite(async (visit) => {
    const {page} = visit;
    await visitAndSave(page);
    await goOffline(visit);
    const field = await openSearch(page, '/setup/');
    for (const [typed, title, words] of cases) {
      await field.fill(typed);
      await card(page, title).waitFor();
      expect(await card(page, title).innerText()).toContain(words);
      expect(await emptyPictures(page)).toEqual([]);
    }
    await page.goto('/search/?q=17D');
    await card(page, '17D').waitFor();
  }));
