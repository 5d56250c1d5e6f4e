/** The setup lead's board, as it is filled on site: codes of several phones, one after the other. */
import type {Page} from 'playwright-core';
import {season} from '../../src/data/season';
import {handoverCode} from '../../src/features/guide/handover/line/write';
import {crews} from '../../src/features/guide/model/crews';
import type {CrewId} from '../../src/features/guide/model/types';
import {openHydrated, openWithoutJs} from '../support/browser';
import {inaccessible, inaccessibleInSunlight, tooWide} from '../support/inspect';
import {goOffline, visitAndSave, withOwnSite} from '../support/offline';
import {FORMATS, percents, print} from '../support/pdf/print';
import {readPage} from '../support/readPage';
import {setTheme} from '../support/setTheme';
import {watch} from '../support/watch';

const BOARD = '/setup/board/';
const phone = {width: 360, height: 740};
const year = String(season.year);
const KEY = `baaahs-board-${year}-brc`;

const steps = (task: string, ...names: (number | string)[]) => names.map((n) => `${task}/${n}`);
const code = (crew: CrewId, ticks: string[], of = year) =>
  handoverCode({year: of, place: 'brc', crew, ticks});

const shelves = steps('party-crew-speaker-shelves', 1, 2, 3, 4, 5);
const party = {
  early: code('party-crew', shelves.slice(0, 3)),
  late: code('party-crew', [...shelves, ...steps('party-crew-dj-platform', 1)]),
};
const upToSignOff = steps('business-crew-generator-shelf', 1, 2, 3, 4, 5);
const business = code('business-crew', upToSignOff);
const hind = code('head-and-hind-crew', steps('head-and-hind-crew-hind-panels', 'panels-1'));

async function paste(page: Page, text: string) {
  const field = page.getByLabel('or the code as text, from a chat');
  if (!(await field.isVisible())) await page.getByText('paste a code instead').click();
  await field.fill(text);
  await page.getByRole('button', {name: 'read it'}).click();
}
const news = (page: Page, words: string) => page.getByRole('status').getByText(words).waitFor();
const row = (page: Page, crew: CrewId) => page.locator(`[data-row="${crew}"]`);
const wait = (page: Page, id: string) => page.locator(`[data-wait="${id}"]`);

/** Opens a board on which codes have come. */
async function openFilled(page: Page) {
  await openHydrated(page, BOARD, 'light');
  await paste(page, party.late);
  await paste(page, business);
  await paste(page, hind);
  await row(page, 'head-and-hind-crew').getByText('By its').waitFor();
}

test('what is done first stands first: a code, all crews, then how it fills', () =>
  readPage({viewport: phone}, async ({page}) => {
    await openHydrated(page, BOARD, 'light');
    const headings = await page.locator('[data-board] h2').allInnerTexts();
    const shown = headings.map((words) => words.split(/\s{2,}|\n/)[0]);
    expect(shown.slice(0, 3)).toEqual([
      'take a code',
      expect.stringContaining('all crews'),
      'how it fills',
    ]);
    // A crew without steps takes no more room than two lines.
    const heights = await page
      .locator('[data-row]')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThan(100);
  }));

test('codes of three phones, out of order, one broken and one of last year', () =>
  readPage({viewport: phone}, async ({page}) => {
    const trouble = watch(page);
    await openHydrated(page, BOARD, 'light');
    await paste(page, `from Lee\nhttps://www.baaahs.org/setup/handover/#${party.late}\nbye`);
    await news(page, 'Party Crew: 6 new ticks.');
    await paste(page, business);
    await news(page, 'Business Crew: 5 new ticks.');
    const kept = await page.evaluate((key) => localStorage.getItem(key), KEY);
    expect(kept).toContain('party-crew-dj-platform/1');
    await paste(page, party.early);
    await news(page, 'Party Crew: nothing new in this.');
    await paste(page, hind.slice(0, -4));
    await news(page, 'This code is broken');
    await paste(page, code('party-crew', shelves, String(season.year - 1)));
    await news(page, `This is from ${season.year - 1}; this guide is ${year}.`);
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe(kept);
    await paste(page, hind);
    await news(page, 'Head & Hind Crew: 1 new tick.');

    await page.reload();
    const cells = row(page, 'party-crew').locator('dd');
    await cells.first().waitFor();
    expect(await cells.first().innerText()).toMatch(/DJ platform\s+step 2/);
    expect(await cells.nth(1).innerText()).toBe('support struts');
    expect(await row(page, 'tech-crew').innerText()).toContain('no steps for Tech');
    expect(await row(page, 'setup-lead').innerText()).toContain('no code yet');
    expect(trouble).toEqual([]);
  }));

test('what waits is read out of the guide: sign-off, strut checks, cables, 14 edges', () =>
  readPage({viewport: phone}, async ({page}) => {
    await openFilled(page);
    const rigging = wait(page, 'generator-rigging');
    expect(await rigging.getAttribute('data-state')).toBe('now');
    expect(await rigging.innerText()).toContain('waits now: it is the next step');
    expect(await page.locator('[data-edge][data-state="now"]').count()).toBe(4);
    expect(await page.locator('[data-edge]').count()).toBe(14);
    await page.getByText(/^\d+ waits and \d+ edges besides: not reached yet, or done$/).click();
    for (const crew of ['party-crew', 'business-crew'])
      expect(await wait(page, `${crew}-struts-checked`).getAttribute('data-state')).toBe('later');
    const cables = page.locator('[data-wait$="business-crew-generator-shelf"]');
    expect(await cables.getAttribute('data-state')).toBe('over');

    const struts = steps('party-crew-support-struts', 1, 2, 3, 4, 5);
    const platform = steps('party-crew-dj-platform', 1, 2, 3, 4);
    await paste(page, code('party-crew', [...shelves, ...platform, ...struts]));
    const check = wait(page, 'party-crew-struts-checked');
    await check.getByText('waits now: it is the next step').waitFor();
    await paste(page, code('party-crew', steps('party-crew-primary-mounts', 1)));
    await check.getByText('Ticked out of turn.').waitFor();
  }));

test('what alone waits has all of the row', () =>
  readPage({viewport: {width: 1280, height: 800}}, async ({page}) => {
    await openHydrated(page, BOARD, 'light');
    await paste(page, party.late);
    await paste(page, business);
    await wait(page, 'generator-rigging').waitFor();
    const widths = await wait(page, 'generator-rigging').evaluate((card) => [
      card.clientWidth,
      card.parentElement!.clientWidth,
    ]);
    expect(widths[1]! - widths[0]!).toBeLessThan(20);
  }));

test('what a row says of a crew stands on one line', () =>
  readPage({viewport: {width: 1440, height: 800}}, async ({page}) => {
    await openFilled(page);
    const lines = await row(page, 'head-and-hind-crew')
      .locator('h3 > span > span, h3 + p, dd')
      .evaluateAll((all) =>
        all.map((one) => {
          const foot = document.createElement('span');
          one.prepend(foot);
          foot.style.display = 'inline-block';
          const {bottom} = foot.getBoundingClientRect();
          foot.remove();
          return Math.round(bottom);
        }),
      );
    expect(lines.length).toBeGreaterThan(5);
    expect(Math.max(...lines) - Math.min(...lines)).toBeLessThan(2);
  }));

test('the handover page leads to the board, which asks, and so does the guide', () =>
  readPage({viewport: phone}, async ({page}) => {
    await openHydrated(page, `/setup/handover/#${business}`, 'light');
    await page.getByRole('link', {name: 'put it on the setup lead’s board'}).click();
    await page.waitForURL(`**${BOARD}?edition=brc#${business}`);
    await page.getByRole('button', {name: 'put it on the board'}).click();
    await news(page, 'Business Crew: 5 new ticks.');
    await row(page, 'business-crew').getByRole('link', {name: 'generator shelf'}).click();
    await page.waitForURL('**/setup/?edition=brc#business-crew-generator-shelf-6');
    await page.locator('#business-crew-generator-shelf-6').waitFor();
    expect(await page.getByRole('link', {name: 'your board'}).first().getAttribute('href')).toBe(
      BOARD,
    );
  }));

test('without signal it takes codes and keeps them', () =>
  withOwnSite(async (visit) => {
    const {page} = visit;
    await visitAndSave(page);
    await goOffline(visit);
    await openHydrated(page, BOARD, 'light');
    await paste(page, business);
    await news(page, 'Business Crew: 5 new ticks.');
    await page.reload();
    await row(page, 'business-crew').getByText('By its').waitFor();
  }));

test('the record comes as a file', () =>
  readPage({viewport: phone, acceptDownloads: true}, async ({page}) => {
    await openHydrated(page, BOARD, 'light');
    await paste(page, party.early);
    await paste(page, party.late);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', {name: 'keep the record for next year (CSV)'}).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`baaahs-board-${year}-brc.csv`);
  }));

test('it prints one sheet, blank or filled in, on either paper', () =>
  readPage({}, async ({page}) => {
    const blank = await print(page, BOARD, '[data-board-sheet]');
    await openFilled(page);
    const filled = await print(page, BOARD, '[data-board-sheet]');
    for (const format of FORMATS)
      for (const sheets of [blank[format], filled[format]]) {
        expect(sheets).toHaveLength(1);
        expect(percents(sheets)[0]).toBeGreaterThan(60);
      }
    await page.emulateMedia({media: 'print'});
    const words = await page.locator('main').innerText();
    for (const {name} of crews) expect(words).toContain(name);
    expect(words).not.toMatch(/scan with the camera|put away/);
  }));

test('without script it says why, and prints as a blank board', () =>
  openWithoutJs(BOARD, async ({page}) => {
    const words = page.locator('[data-without-script]');
    expect(await words.innerText()).toContain('The board is filled in by script');
    expect(await words.getByRole('link', {name: 'table kit'}).getAttribute('href')).toBe(
      '/setup/kit/',
    );
    expect(await page.locator('main [data-board] button').filter({visible: true}).count()).toBe(0);
    await page.emulateMedia({media: 'print'});
    expect(await page.locator('[data-board-sheet] tbody tr').count()).toBe(crews.length);
    expect(await page.locator('[data-board-sheet]').isVisible()).toBe(true);
  }));

test('filled in it is readable and not too wide, and nothing is too small for a glove', () =>
  readPage({viewport: phone}, async ({page}) => {
    await openFilled(page);
    await page.getByText(/^\d+ waits and \d+ edges besides: not reached yet, or done$/).click();
    for (const width of [360, 768, 1280, 1440]) {
      await page.setViewportSize({width, height: 800});
      expect({width, found: await tooWide(page)}).toEqual({width, found: []});
    }
    for (const theme of ['light', 'dark']) {
      await setTheme(page, theme);
      expect({theme, found: await inaccessible(page)}).toEqual({theme, found: []});
    }
    await page.setViewportSize(phone);
    const sizes = await page
      .locator('[data-board] :is(a, button, summary, textarea, label:has(input))')
      .filter({visible: true})
      .evaluateAll((all) =>
        all
          .map((one) => ({words: one.textContent, box: one.getBoundingClientRect()}))
          .filter(({box}) => box.height < 44 || box.width < 44)
          .map(({words, box}) => `${words}: ${box.width} x ${box.height}`),
      );
    expect(sizes).toEqual([]);
    await page.evaluate(() => localStorage.setItem('baaahs-sunlight', 'on'));
    await page.reload();
    await row(page, 'head-and-hind-crew').getByText('By its').waitFor();
    expect(await tooWide(page)).toEqual([]);
    expect(await inaccessibleInSunlight(page)).toEqual([]);
  }));
