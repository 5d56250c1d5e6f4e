/** The wall of DJs: filter, search, the link of one DJ, texts that fold; all of it without script. */
import type {Page} from 'playwright-core';
import {moving, openHydrated, openWithoutJs, withPage} from '../support/browser';
import {HAIR, jumped, measureJumps} from '../support/jumps';
import {readPage} from '../support/readPage';
import {soon} from '../support/soon';
import * as wall from '../support/wall';
import {watch} from '../support/watch';
import {hydrated} from '../support/hydrated';

// A wall of nobody has nothing to try; tests/copies/season.test.ts reads what stands there then.
const whenBooked = wall.booked ? test.concurrent : test.concurrent.skip;

const route = '/campout/dj-lineup/';
const inCrew = `?with=${encodeURIComponent(wall.crew)}`;
const member = wall.idOf({name: wall.member});
const outsider = wall.idOf(wall.outsider);
const last = wall.idOf(wall.last);
const talker = wall.idOf(wall.talker);
const phone = {viewport: {width: 360, height: 740}, hasTouch: true};
const desktop = {viewport: {width: 1280, height: 800}};

const cards = (page: Page) => page.locator('main article');
const names = (page: Page) => page.locator('main article h2').allInnerTexts();
const status = (page: Page) => page.getByRole('search').getByRole('status').innerText();
async function open(page: Page, rest = '') {
  await page.goto(route + rest);
  await hydrated(page);
}

/** Where the top of a card is below the sticky header, in pixels. */
async function belowHeader(page: Page, id: string) {
  const card = await page.locator(`#${id}`).boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  return (card?.y ?? NaN) - (header?.height ?? NaN);
}

/** Cards far away are not laid out, and learn of their width when they come near. */
const seeAll = (page: Page) =>
  cards(page).evaluateAll(async (all) => {
    for (const card of all) {
      card.scrollIntoView({behavior: 'instant'});
      for (let i = 0; i < 3; i += 1) await new Promise(requestAnimationFrame);
    }
  });

/** DJs whose text is cut without a button that shows the rest, or who have a needless button. */
function wronglyFolded(page: Page) {
  return cards(page).evaluateAll((all) =>
    all
      .filter((card) => {
        const text = card.querySelector('[id$=-bio]');
        const cut = text !== null && text.scrollHeight > text.clientHeight + 1;
        return cut !== (card.querySelector('button') !== null);
      })
      .map((card) => card.id),
  );
}

whenBooked('an affiliation leaves the others out, and the address says so', () =>
  readPage({...moving, ...desktop}, async ({page}) => {
    await openHydrated(page, route, 'dark');
    expect(await status(page)).toBe(`${wall.count} DJs`);
    await page.getByRole('combobox', {name: 'plays with'}).selectOption(wall.crew);
    expect(await names(page)).toEqual(wall.members);
    expect(await status(page)).toBe(`${wall.members.length} of ${wall.count} DJs`);
    await page.waitForURL((url) => url.searchParams.get('with') === wall.crew);
    await page.reload();
    await hydrated(page);
    expect(await names(page)).toEqual(wall.members);
    await page.getByRole('button', {name: 'show all'}).click();
    expect(await cards(page).count()).toBe(wall.count);
    await page.waitForURL('**/?docusaurus-theme=dark');
  }),
);

whenBooked('a DJ is found by the name in small letters without signs', () =>
  readPage({...moving, ...phone}, async ({page}) => {
    await open(page);
    const typed = wall.member.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, '');
    await page.getByLabel('find a DJ').pressSequentially(typed, {delay: 20});
    expect(await names(page)).toContain(wall.member);
    expect(await cards(page).count()).toBeLessThan(wall.count);
    await page.getByLabel('find a DJ').press('Enter');
    await page.waitForURL((url) => url.searchParams.get('q') === typed);
    expect(await names(page)).toContain(wall.member);
  }),
);

whenBooked('whom nobody knows is not found, and one button brings all back', () =>
  readPage({...moving, ...phone}, async ({page}) => {
    await open(page, `${inCrew}&q=Bobby%20Tables`);
    expect(await cards(page).count()).toBe(0);
    expect(await status(page)).toBe(`0 of ${wall.count} DJs`);
    expect(await page.getByRole('search').innerText()).toContain('No “Bobby Tables”');
    await page.getByRole('button', {name: `show all ${wall.count} DJs`}).click();
    expect(await cards(page).count()).toBe(wall.count);
    expect(await page.getByRole('combobox', {name: 'plays with'}).inputValue()).toBe('');
  }),
);

whenBooked.each([
  ['an unknown affiliation', '?with=Nobody', wall.count],
  ['one in other letters', inCrew.toLowerCase(), wall.members.length],
  ['broken encoding', '?with=%E0%A4%A&q=%', wall.count],
  ['a broken hash', '#%E0%A4%A', wall.count],
  ['a hash of nobody', '#nobody', wall.count],
  ['10 KB of junk', `?q=${'<%22%27%26'.repeat(1000)}`, wall.count],
  ['10 KB of letters', `?with=${'x'.repeat(5000)}&q=${'y'.repeat(5000)}`, 0],
])('%s in the address does no harm', (_, rest, count) =>
  readPage({...moving, ...phone}, async ({page}) => {
    const trouble = watch(page);
    await open(page, rest);
    await page.waitForTimeout(500);
    expect(await cards(page).count()).toBe(count);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(trouble).toEqual([]);
  }),
);

whenBooked.each([
  ['', wall.count],
  ['?q=', wall.count],
  [`?with=${encodeURIComponent(wall.otherCrew)}`, wall.count],
])('the link of one DJ leads to the card below the header, with %p before it', (query, count) =>
  readPage({...moving, ...phone}, async ({page}) => {
    await open(page, `${query}#${last}`);
    const top = () => page.locator(`#${last}`).evaluate((card) => card.getBoundingClientRect().top);
    await soon(async () => {
      expect(await cards(page).count()).toBe(count);
      expect(await page.locator('[aria-current=true]').getAttribute('id')).toBe(last);
      // The last one may not reach the top, but nothing of it is covered.
      expect(await belowHeader(page, last)).toBeGreaterThanOrEqual(0);
      expect(await top()).toBeLessThan(500);
    });
  }),
);

whenBooked('a DJ who is asked for while the filter is on comes back', () =>
  readPage({...moving, ...phone}, async ({page}) => {
    await open(page, inCrew);
    expect(await page.locator(`#${outsider}`).count()).toBe(0);
    await page.evaluate((id) => (location.hash = id), outsider);
    await page.waitForSelector(`#${outsider}[aria-current=true]`);
    await soon(async () => expect(await belowHeader(page, outsider)).toBeCloseTo(17, -1));
  }),
);

whenBooked('the name is the link of a card; it keeps the filter, and a filter drops it', () =>
  readPage({...moving, ...desktop}, async ({page}) => {
    await open(page, inCrew);
    await page.getByRole('link', {name: wall.member, exact: true}).click();
    await page.waitForURL((url) => url.hash === `#${member}`);
    expect(await cards(page).count()).toBe(wall.members.length);
    expect(await page.locator('[aria-current=true]').getAttribute('id')).toBe(member);
    await page.getByLabel('find a DJ').fill(wall.word);
    await page.waitForURL((url) => url.searchParams.get('q') === wall.word);
    expect(await page.locator('[aria-current=true]').count()).toBe(0);
    await page.goBack();
    await page.waitForURL((url) => !url.searchParams.has('q'));
    expect(await cards(page).count()).toBe(wall.members.length);
  }),
);

whenBooked.each([
  '',
  inCrew,
  `?q=${wall.word}`,
  `#${talker}`,
  `${inCrew}#${wall.idOf({name: wall.members[0] ?? ''})}`,
])('nothing jumps while %p loads', (address) =>
  withPage({...moving, ...phone}, async ({page}) => {
    await measureJumps(page);
    await open(page, address);
    expect(await jumped(page)).toBeLessThan(HAIR);
  }),
);

whenBooked('a filter that takes its place late is a jump', () =>
  withPage({...moving, ...phone}, async ({page}) => {
    await measureJumps(page);
    await open(page);
    await page.evaluate(() => scrollTo({top: 400, behavior: 'instant'}));
    await page.getByRole('search').evaluate((filter) => (filter.style.marginTop = '300px'));
    expect(await jumped(page)).toBeGreaterThan(0.01);
  }),
);

whenBooked('a long text folds, and a button shows the rest of it', () =>
  readPage({...moving, ...phone}, async ({page}) => {
    await open(page);
    const text = page.locator(`#${talker}-bio`);
    const cut = () => text.evaluate((element) => element.scrollHeight > element.clientHeight + 1);
    const more = page.locator(`#${talker}`).getByRole('button');
    await text.scrollIntoViewIfNeeded();
    await more.waitFor();
    expect(await cut()).toBe(true);
    await page.keyboard.press('Tab');
    await more.focus();
    await page.keyboard.press('Enter');
    expect(await cut()).toBe(false);
    expect(await more.getAttribute('aria-expanded')).toBe('true');
    expect(await more.innerText()).toContain('less');
    await page.keyboard.press('Enter');
    expect(await cut()).toBe(true);
  }),
);

whenBooked('at every width each text fits or has its button', () =>
  readPage({...moving, ...desktop}, async ({page}) => {
    await open(page);
    for (const width of [320, 360, 600, 900, 1280]) {
      await page.setViewportSize({width, height: 800});
      await seeAll(page);
      await soon(async () => {
        expect({width, wrong: await wronglyFolded(page)}).toEqual({width, wrong: []});
      });
    }
    await page.locator(`#${talker} button`).evaluate((button) => button.remove());
    expect(await wronglyFolded(page)).toEqual([talker]);
  }),
);

whenBooked('what a thumb presses is 44 px high', () =>
  readPage({...moving, ...phone}, async ({page}) => {
    await open(page, inCrew);
    const small = await page
      .locator('main form :is(input, select, button), main article :is(a, button)')
      .evaluateAll((all) =>
        all
          .filter((element) => element.getBoundingClientRect().height < 44)
          .map((element) => element.textContent),
      );
    expect(small).toEqual([]);
  }),
);

whenBooked('a wall of cards is short enough for a thumb', () =>
  readPage({...moving, ...phone}, async ({page}) => {
    await open(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThan(7000);
  }),
);

whenBooked('records stay in their sleeves for readers who asked for less motion', () =>
  readPage({...desktop, reducedMotion: 'reduce'}, async ({page}) => {
    await open(page);
    const record = () =>
      page
        .locator('main article > div')
        .first()
        .evaluate((sleeve) => getComputedStyle(sleeve, '::before').transform);
    const before = await record();
    await page.locator('main article').first().hover();
    await page.waitForTimeout(600);
    expect(await record()).toBe(before);
  }),
);

whenBooked('without script all cards and texts are there whole, and no filter', () =>
  openWithoutJs(`${route}${inCrew}#${talker}`, async ({page}) => {
    expect(await cards(page).count()).toBe(wall.count);
    expect(await page.getByRole('search').isVisible()).toBe(false);
    const cut = () =>
      page
        .locator('[id$=-bio]')
        .evaluateAll(
          (texts) => texts.filter((text) => text.scrollHeight > text.clientHeight + 1).length,
        );
    // A line may wrap anew in the moment in which the typeface comes.
    await soon(async () => expect(await cut()).toBe(0));
    expect(await page.locator('main article button').count()).toBe(0);
    const edges = await cards(page).evaluateAll((all) =>
      all
        .filter(
          (card) =>
            getComputedStyle(card, '::before').backgroundColor !==
            getComputedStyle(card, '::after').backgroundColor,
        )
        .map((card) => card.id),
    );
    expect(edges).toEqual([talker]);
  }),
);
