/** The wall of DJs: filter, search, the link of one DJ, texts that fold; all of it without script. */
import type {Page} from 'playwright-core';
import {openHydrated, openWithoutJs, withPage} from '../support/browser';
import {watch} from '../support/watch';

const route = '/campout/dj-lineup/';
const phone = {viewport: {width: 360, height: 740}, hasTouch: true};
const desktop = {viewport: {width: 1280, height: 800}};

const cards = (page: Page) => page.locator('main article');
const names = (page: Page) => page.locator('main article h2').allInnerTexts();
const status = (page: Page) => page.getByRole('search').getByRole('status').innerText();
const hydrated = (page: Page) =>
  page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});

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

/** Adds up how far things jump from now on, as the browser does for its cumulative layout shift. */
async function measureJumps(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, {jumped: 0});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {value: number})[])
        (window as unknown as {jumped: number}).jumped += entry.value;
    }).observe({type: 'layout-shift', buffered: true});
  });
}

async function jumped(page: Page) {
  await page.waitForTimeout(600);
  return page.evaluate(() => (window as unknown as {jumped: number}).jumped);
}

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

test.concurrent('an affiliation leaves the others out, and the address says so', () =>
  withPage(desktop, async ({page}) => {
    await openHydrated(page, route, 'dark');
    expect(await status(page)).toBe('25 DJs');
    await page.getByRole('combobox', {name: 'plays with'}).selectOption('Something Queer');
    expect(await names(page)).toEqual(['MorrisMORE!', 'Tiny Tim']);
    expect(await status(page)).toBe('2 of 25 DJs');
    await page.waitForURL('**/?docusaurus-theme=dark&with=Something+Queer');
    await page.reload();
    await hydrated(page);
    expect(await names(page)).toEqual(['MorrisMORE!', 'Tiny Tim']);
    await page.getByRole('button', {name: 'show all'}).click();
    expect(await cards(page).count()).toBe(25);
    await page.waitForURL('**/?docusaurus-theme=dark');
  }),
);

test.concurrent('a DJ is found without asterisks', () =>
  withPage(phone, async ({page}) => {
    await open(page);
    await page.getByLabel('find a DJ').pressSequentially('mjr', {delay: 20});
    expect(await names(page)).toEqual(['M*J*R']);
    await page.getByLabel('find a DJ').press('Enter');
    await page.waitForURL('**/?q=mjr');
    expect(await names(page)).toEqual(['M*J*R']);
  }),
);

test.concurrent('whom nobody knows is not found, and one button brings all back', () =>
  withPage(phone, async ({page}) => {
    await open(page, '?with=BAAAHS&q=Bobby%20Tables');
    expect(await cards(page).count()).toBe(0);
    expect(await status(page)).toBe('0 of 25 DJs');
    expect(await page.getByRole('search').innerText()).toContain('No “Bobby Tables”');
    await page.getByRole('button', {name: 'show all 25 DJs'}).click();
    expect(await cards(page).count()).toBe(25);
    expect(await page.getByRole('combobox', {name: 'plays with'}).inputValue()).toBe('');
  }),
);

test.concurrent.each([
  ['an unknown affiliation', '?with=Nobody', 25],
  ['one in other letters', '?with=dad-sf', 2],
  ['broken encoding', '?with=%E0%A4%A&q=%', 25],
  ['a broken hash', '#%E0%A4%A', 25],
  ['a hash of nobody', '#nobody', 25],
  ['10 KB of junk', `?q=${'<%22%27%26'.repeat(1000)}`, 25],
  ['10 KB of letters', `?with=${'x'.repeat(5000)}&q=${'y'.repeat(5000)}`, 0],
])('%s in the address does no harm', (_, rest, count) =>
  withPage(phone, async ({page}) => {
    const trouble = watch(page);
    await open(page, rest);
    await page.waitForTimeout(500);
    expect(await cards(page).count()).toBe(count);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(trouble).toEqual([]);
  }),
);

test.concurrent.each([
  ['', 25],
  ['?with=BAAAHS', 10],
  ['?with=DAD+SF', 25],
])('the link of one DJ leads to the card below the header, with %p before it', (query, count) =>
  withPage(phone, async ({page}) => {
    await open(page, `${query}#twunkerbell`);
    await page.waitForTimeout(300);
    expect(await cards(page).count()).toBe(count);
    expect(await page.locator('[aria-current=true]').getAttribute('id')).toBe('twunkerbell');
    // The last one may not reach the top, but nothing of it is covered.
    expect(await belowHeader(page, 'twunkerbell')).toBeGreaterThanOrEqual(0);
    expect(
      await page.locator('#twunkerbell').evaluate((card) => card.getBoundingClientRect().top),
    ).toBeLessThan(500);
  }),
);

test.concurrent('a DJ who is asked for while the filter is on comes back', () =>
  withPage(phone, async ({page}) => {
    await open(page, '?with=BAAAHS');
    expect(await page.locator('#koppertone').count()).toBe(0);
    await page.evaluate(() => (location.hash = '#koppertone'));
    await page.waitForSelector('#koppertone[aria-current=true]');
    await page.waitForTimeout(300);
    expect(await belowHeader(page, 'koppertone')).toBeCloseTo(17, -1);
  }),
);

test.concurrent('the name is the link of a card; it keeps the filter, and a filter drops it', () =>
  withPage(desktop, async ({page}) => {
    await open(page, '?with=BAAAHS');
    await page.getByRole('link', {name: 'LOVR', exact: true}).click();
    await page.waitForURL('**/?with=BAAAHS#lovr');
    expect(await cards(page).count()).toBe(10);
    expect(await page.locator('[aria-current=true]').getAttribute('id')).toBe('lovr');
    await page.getByLabel('find a DJ').fill('trance');
    await page.waitForURL('**/?with=BAAAHS&q=trance');
    expect(await page.locator('[aria-current=true]').count()).toBe(0);
    await page.goBack();
    await page.waitForURL('**/?with=BAAAHS');
    expect(await cards(page).count()).toBe(10);
  }),
);

test.concurrent.each(['', '?with=BAAAHS', '?q=tim', '#jumpr', '?with=BAAAHS#aphex'])(
  'nothing jumps while %p loads',
  (address) =>
    withPage(phone, async ({page}) => {
      await measureJumps(page);
      await open(page, address);
      // A stand-in of a typeface may be a hair wider than the face that follows it.
      expect(await jumped(page)).toBeLessThan(0.002);
    }),
);

test.concurrent('a filter that takes its place late is a jump', () =>
  withPage(phone, async ({page}) => {
    await measureJumps(page);
    await open(page);
    await page.evaluate(() => scrollTo({top: 400, behavior: 'instant'}));
    await page.getByRole('search').evaluate((filter) => (filter.style.marginTop = '300px'));
    expect(await jumped(page)).toBeGreaterThan(0.01);
  }),
);

test.concurrent('a long text folds, and a button shows the rest of it', () =>
  withPage(phone, async ({page}) => {
    await open(page);
    const text = page.locator('#jumpr-bio');
    const cut = () => text.evaluate((element) => element.scrollHeight > element.clientHeight + 1);
    const more = page.locator('#jumpr').getByRole('button');
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

test.concurrent('at every width each text fits or has its button', () =>
  withPage(desktop, async ({page}) => {
    await open(page);
    for (const width of [320, 360, 600, 900, 1280]) {
      await page.setViewportSize({width, height: 800});
      await page.waitForTimeout(200);
      const wrong = await wronglyFolded(page);
      expect({width, wrong}).toEqual({width, wrong: []});
    }
    await page.locator('#jumpr button').evaluate((button) => button.remove());
    expect(await wronglyFolded(page)).toEqual(['jumpr']);
  }),
);

test.concurrent('what a thumb presses is 44 px high', () =>
  withPage(phone, async ({page}) => {
    await open(page, '?with=BAAAHS');
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

test.concurrent('a wall of cards is short enough for a thumb', () =>
  withPage(phone, async ({page}) => {
    await open(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThan(7000);
  }),
);

test.concurrent('records stay in their sleeves for readers who asked for less motion', () =>
  withPage({...desktop, reducedMotion: 'reduce'}, async ({page}) => {
    await open(page);
    const record = () =>
      page
        .locator('#aphex > div')
        .first()
        .evaluate((sleeve) => getComputedStyle(sleeve, '::before').transform);
    const before = await record();
    await page.locator('#aphex').hover();
    await page.waitForTimeout(600);
    expect(await record()).toBe(before);
  }),
);

test.concurrent('without script all cards and texts are there whole, and no filter', () =>
  openWithoutJs(`${route}?with=BAAAHS#jumpr`, async ({page}) => {
    expect(await cards(page).count()).toBe(25);
    expect(await page.getByRole('search').isVisible()).toBe(false);
    const cut = await page
      .locator('[id$=-bio]')
      .evaluateAll(
        (texts) => texts.filter((text) => text.scrollHeight > text.clientHeight + 1).length,
      );
    expect(cut).toBe(0);
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
    expect(edges).toEqual(['jumpr']);
  }),
);
