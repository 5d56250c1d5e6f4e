/** The pages that are worked out of the guide's figures. */
import {text as read} from 'node:stream/consumers';
import type {Page} from 'playwright-core';
import {figures} from '../../docs/setup/figures';
import map from '../../docs/setup/panels.json';
import {season} from '../../src/data/season';
import type {Joined} from '../../src/features/guide/model/fastenings';
import {reversed} from '../../src/features/guide/teardown/reversed';
import {shoppingTable, shoppingText} from '../../src/features/guide/shopping/shopping';
import {openHydrated, openWithoutJs} from '../support/browser';
import {readPage} from '../support/readPage';
import {soon} from '../support/soon';

const panels = map.panels as Joined[];
const viewport = {width: 1280, height: 800};
const sides = ['party-crew', 'business-crew', 'head-and-hind-crew'] as const;

test.concurrent('the list is copied as the text that the figures give', () =>
  readPage({viewport, permissions: ['clipboard-read', 'clipboard-write']}, async ({page}) => {
    await openHydrated(page, '/setup/buy-and-bring/', 'light');
    await page.getByRole('button', {name: 'copy as text'}).click();
    await page.getByText('Copied.').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(shoppingText(figures, panels));
  }));

test.concurrent('the list is downloaded as a table with a line for each row', () =>
  readPage({viewport, acceptDownloads: true}, async ({page}) => {
    await openHydrated(page, '/setup/buy-and-bring/', 'light');
    const started = page.waitForEvent('download');
    await page.getByRole('button', {name: 'download CSV'}).click();
    const download = await started;
    expect(download.suggestedFilename()).toBe(`baaahs-setup-${season.year}.csv`);
    const text = await read(await download.createReadStream());
    expect(text.trim().split('\r\n')).toHaveLength(shoppingTable(figures, panels).length);
    const every = figures.hanging.flatMap((group) => group.panels);
    for (const name of every) expect(text).toMatch(new RegExp(`[ "]${name}[",]`));
    expect(text).toContain('"all crews together","at least about 364, before spares"');
    expect(text).not.toContain('as listed below');
  }));

test.concurrent.each([390, 900, 1440])(
  'at %i px all figures of an aisle end at one line',
  (width) =>
    readPage({viewport: {width, height: 800}}, async ({page}) => {
      await openHydrated(page, '/setup/buy-and-bring/', 'light');
      const ends = await page.locator('[data-list="all"] [role="group"]').evaluateAll((aisles) =>
        aisles.map((aisle) => {
          const figures = [...aisle.querySelectorAll('[data-list-tick] ~ span:nth-of-type(2)')];
          return new Set(figures.map((one) => Math.round(one.getBoundingClientRect().right))).size;
        }),
      );
      expect(ends).toContain(1);
      expect(Math.max(...ends)).toBe(1);
    }),
);

test.concurrent('the list prints', () =>
  readPage({viewport}, async ({page}) => {
    await openHydrated(page, '/setup/buy-and-bring/', 'light');
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', 'true');
    });
    await page.getByRole('button', {name: 'print', exact: true}).click();
    expect(await page.getAttribute('body', 'data-printed')).toBe('true');
  }));

const visibleLists = (page: Page) =>
  page
    .locator('[data-crew-list]')
    .evaluateAll((lists) =>
      lists
        .filter((list) => list.clientHeight > 0)
        .map((list) => list.getAttribute('data-crew-list')),
    );

test.concurrent('one list is shown at a time, the one that the address asks for', () =>
  readPage({viewport}, async ({page}) => {
    await openHydrated(page, '/setup/buy-and-bring/', 'light');
    expect(await visibleLists(page)).toEqual(['all']);
    const chooser = page.getByRole('navigation', {name: 'List', exact: true});
    await chooser.getByRole('link', {name: 'Business Crew'}).click();
    await soon(async () => expect(await visibleLists(page)).toEqual(['business-crew']));
    // As a link in somebody's message or in another page leads there.
    await page.evaluate(() => {
      window.location.hash = '#buy-party-crew';
    });
    await soon(async () => expect(await visibleLists(page)).toEqual(['party-crew']));
    expect(await page.locator('#buy-party-crew').isVisible()).toBe(true);
  }));

test.concurrent('of the teardown all crews are shown, or the one that the address asks for', () =>
  readPage({viewport}, async ({page}) => {
    await openHydrated(page, '/setup/teardown/', 'light');
    const all = ['setup-lead', ...sides, 'tech-crew'];
    expect(await visibleLists(page)).toEqual(all);
    const chooser = page.getByRole('navigation', {name: 'Teardown', exact: true});
    await chooser.getByRole('link', {name: 'Head & Hind Crew'}).click();
    await soon(async () => expect(await visibleLists(page)).toEqual(['head-and-hind-crew']));
    await chooser.getByRole('link', {name: 'Party Crew'}).click();
    await soon(async () => expect(await visibleLists(page)).toEqual(['party-crew']));
    // A part of a crew's list, as a link in somebody's message has it, leads to it as well.
    await page.evaluate(() => {
      window.location.hash = '#down-business-crew-backwards';
    });
    await soon(async () => expect(await visibleLists(page)).toEqual(['business-crew']));
    expect(await page.locator('#down-business-crew-backwards').isVisible()).toBe(true);
    await chooser.getByRole('link', {name: 'All'}).click();
    await soon(async () => expect(await visibleLists(page)).toEqual(all));
  }));

test.concurrent('what is down is ticked still when the page is opened again', () =>
  readPage({viewport}, async ({page}) => {
    const box = page.getByRole('checkbox', {name: 'Down: Hind Hoof: 38D'});
    const row = page.locator('#down-party-crew-panels-aft > summary');
    await openHydrated(page, '/setup/teardown/', 'light');
    await row.click();
    await box.check();
    expect(await row.innerText()).toContain('1 of 7');
    await page.locator('[data-still-hanging] svg').waitFor();
    await openHydrated(page, '/setup/teardown/', 'light');
    expect(await row.innerText()).toContain('1 of 7');
    await row.click();
    expect(await box.isChecked()).toBe(true);
    expect(
      await page.evaluate((key) => localStorage.getItem(key), `baaahs-down-${season.year}-brc`),
    ).toBe('["party-crew-panels-aft/Hind Hoof"]');
  }));

const openFolds = (page: Page) =>
  page.locator('details[id^="down-"][open]').evaluateAll((all) => all.map(({id}) => id));
const openIs = (page: Page, ...ids: string[]) =>
  soon(async () => expect(await openFolds(page)).toEqual(ids));

test.concurrent('a row opens when it is pressed, and its last tick closes nothing under the hand', () =>
  readPage({viewport}, async ({page}) => {
    const [first] = reversed(figures, 'head-and-hind-crew').map(({task}) => `down-${task.id}`);
    await openHydrated(page, '/setup/teardown/', 'light');
    const chooser = page.getByRole('navigation', {name: 'Teardown', exact: true});
    await chooser.getByRole('link', {name: 'Head & Hind Crew'}).click();
    await openIs(page);
    await page.locator(`#${first} > summary`).click();
    await openIs(page, first!);
    for (const box of await page.locator(`#${first} input`).all()) await box.check();
    expect(await page.locator(`#${first} > summary`).innerText()).toContain('done');
    await openIs(page, first!);
  }));

test.concurrent('an address leads to a task of the teardown, with and without script', async () => {
  const address = '/setup/teardown/#down-business-crew-side-stair';
  await readPage({viewport}, async ({page}) => {
    await page.goto(address);
    await openIs(page, address.split('#')[1]!);
    expect(await visibleLists(page)).toEqual(['business-crew']);
  });
  await openWithoutJs('/setup/teardown/', async ({page}) => {
    const fold = page.locator('#down-business-crew-side-stair');
    await fold.locator('summary').click();
    const inside = fold.getByText('Hardware out = hardware in:');
    expect(await inside.evaluate((one) => one.checkVisibility())).toBe(true);
    await fold.locator('summary').click();
    expect(await inside.evaluate((one) => one.checkVisibility())).toBe(false);
    // on paper all are open
    await page.emulateMedia({media: 'print'});
    expect(await inside.evaluate((one) => one.checkVisibility())).toBe(true);
  });
});

test.concurrent('what is ticked is ticked still when the page is opened again', () =>
  readPage({viewport}, async ({page}) => {
    await openHydrated(page, '/setup/buy-and-bring/', 'light');
    await page.getByRole('checkbox', {name: 'hard hats'}).first().check();
    await openHydrated(page, '/setup/buy-and-bring/', 'light');
    expect(await page.getByRole('checkbox', {name: 'hard hats'}).first().isChecked()).toBe(true);
    expect(
      await page.evaluate((key) => localStorage.getItem(key), `baaahs-buy-${season.year}-brc`),
    ).toBe('["all/for everybody/hard hats"]');
  }));

test.concurrent('without script the totals are there, and no button that would do nothing', () =>
  openWithoutJs('/setup/buy-and-bring/', async ({page}) => {
    for (const list of ['all', 'setup-lead', ...sides])
      expect(await page.locator(`[data-list="${list}"]`).isVisible()).toBe(true);
    expect(await page.getByRole('button', {name: 'download CSV'}).isVisible()).toBe(false);
    expect(await page.locator('main').innerText()).toContain('about 24');
  }));

test.concurrent('a task of the teardown leads to its steps in the guide', () =>
  readPage({viewport}, async ({page}) => {
    await openHydrated(page, '/setup/teardown/', 'light');
    await page.locator('#down-party-crew-dj-platform > summary').click();
    await page.getByRole('main').getByRole('link', {name: 'DJ platform'}).click();
    await page.waitForURL('**/setup/#party-crew-dj-platform');
    await page.locator('#party-crew-dj-platform').waitFor();
  }));

test.concurrent('a page of 2024 says so, leads to this year’s, and keeps its own ticks', () =>
  readPage({viewport}, async ({page}) => {
    await openHydrated(page, '/2024/setup/', 'light');
    const banner = page.getByRole('complementary', {name: 'Year of this page'});
    expect(await banner.innerText()).toContain(
      `This is the guide of 2024. The guide has changed since: go to ${figures.year}.`,
    );
    await page.locator('[data-tick="party-crew-dj-platform/1"]').check();
    await banner.getByRole('link', {name: `go to ${season.year}`}).click();
    await page.waitForURL((url) => url.pathname === '/setup/');
    // The address is there before the page is.
    await banner.waitFor({state: 'detached'});
    const box = page.locator('[data-tick="party-crew-dj-platform/1"]');
    await box.waitFor();
    expect(await box.isChecked()).toBe(false);
  }));
