/** Header, drawer, tooltip and theme, tried as a visitor would. */
import type {Locator, Page} from 'playwright-core';
import {site} from '../../src/config/site';
import {socialLinks} from '../../src/config/contact';
import {openHydrated, withPage} from '../support/browser';
import {keepOnDevice} from '../support/keepOnDevice';
import {noted} from '../support/notedItem';
import {readPage} from '../support/readPage';
import {soon} from '../support/soon';
import {hydrated} from '../support/hydrated';

const phone = {viewport: {width: 360, height: 740}, hasTouch: true};
const desktop = {viewport: {width: 1280, height: 800}};
const titles = (page: Page) => page.getByRole('banner').getByRole('navigation').allInnerTexts();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
/** By the specification, section 2; what is for every page follows. */
const campoutPages = ['campout home', 'what to expect', 'dj line up', 'previous years', 'q & a'];

test.concurrent.each([
  ['/', ['campout', 'apply', 'setup']],
  ['/setup/', ['campout', 'apply', 'setup']],
  ['/campout/', [...campoutPages, 'apply', 'setup']],
  ['/campout/q-and-a/', [...campoutPages, 'apply', 'setup']],
])('%s lists its part of the site in header and footer', (route, expected) =>
  readPage(desktop, async ({page}) => {
    await page.goto(route);
    const header = (await titles(page)).join('\n').split('\n');
    expect(header.map((title) => title.toLowerCase())).toEqual(expected);
    const footer = page.getByRole('navigation', {name: 'Footer'}).getByRole('listitem');
    expect((await footer.allInnerTexts()).map((title) => title.toLowerCase())).toEqual([
      ...expected,
      'ready for the playa',
      'contact',
    ]);
  }),
);

test.concurrent('in sunlight, too, the campout’s links stand in one row beside the icons', () =>
  readPage(desktop, async ({page}) => {
    await keepOnDevice(page, {'baaahs-sunlight': 'on'});
    await openHydrated(page, '/campout/', 'light');
    const links = page.getByRole('navigation', {name: 'Main'}).getByRole('listitem');
    for (const width of [900, 950, 1000, 1100, 1200, 1280, 1376, 1440, 1500, 1800, 1920]) {
      await page.setViewportSize({width, height: 800});
      const tops = await links.evaluateAll((items) =>
        items.map((item) => Math.round(item.getBoundingClientRect().top)),
      );
      expect({width, rows: new Set(tops).size}).toEqual({width, rows: 1});
    }
  }));

test.concurrent('on a tablet title and footer of every kind of page begin at one edge', () =>
  readPage({viewport: {width: 768, height: 900}}, async ({page}) => {
    const edges = new Set<number>();
    for (const route of ['/campout/', '/campout/q-and-a/', '/setup/', '/org/2024/']) {
      await openHydrated(page, route, 'light');
      for (const part of [page.getByRole('heading', {level: 1}), page.locator('footer p')]) {
        const box = await part.first().boundingBox();
        edges.add(Math.round(box?.x ?? 0));
      }
    }
    expect(edges.size).toBe(1);
  }));

test.concurrent.each([
  [1280, 150],
  [900, 150],
  [899, 120],
  [360, 120],
])('at %i px the logotype is %i px wide and leads home', (width, expected) =>
  readPage({viewport: {width, height: 700}}, async ({page}) => {
    await page.goto('/campout/');
    const logotype = page.getByRole('link', {name: 'BAAAHS home'});
    expect((await logotype.boundingBox())?.width).toBe(expected);
    await logotype.click();
    await page.waitForURL((url) => url.pathname === '/');
  }),
);

test.concurrent('the links show from 900 px up, the menu button below', () =>
  readPage({viewport: {width: 900, height: 700}}, async ({page}) => {
    await page.goto('/campout/');
    const links = page.getByRole('banner').getByRole('link', {name: 'what to expect'});
    const button = page.getByRole('button', {name: 'Open menu'});
    expect([await links.isVisible(), await button.isVisible()]).toEqual([true, false]);
    await page.setViewportSize({width: 899, height: 700});
    expect([await links.isVisible(), await button.isVisible()]).toEqual([false, true]);
  }));

test.concurrent('below 900 px no icon of others stands before the menu', () =>
  readPage({viewport: {width: 768, height: 900}}, async ({page}) => {
    await openHydrated(page, '/', 'light');
    expect(
      await page
        .getByRole('banner')
        .getByRole('link', {name: /SoundCloud/i})
        .count(),
    ).toBe(0);
    await page.getByRole('button', {name: 'Open menu'}).click();
    const drawer = page.getByRole('dialog', {name: 'Menu'});
    await drawer.waitFor();
    const links = await drawer.getByRole('link').allInnerTexts();
    expect(links.filter(Boolean).map((words) => words.toLowerCase())).toEqual([
      ...['campout', 'apply', 'setup', 'search', 'ready for the playa'],
    ]);
    const picture = drawer.locator('img');
    // The large one: it is as high as the entries leave, and the small one is made for phones.
    await soon(async () =>
      expect(await picture.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBe(1600),
    );
    // It ends where the window does: nothing empty below.
    const {y = 0, height = 0} = (await picture.boundingBox()) ?? {};
    expect(Math.round(y + height)).toBe(900);
    await drawer.getByRole('switch', {name: /sunlight/}).check();
    expect(await page.getAttribute('html', 'data-sunlight')).toBe('on');
    await drawer.getByRole('button', {name: /dark and light/}).click();
    await soon(async () => expect(await page.getAttribute('html', 'data-theme')).toBe('dark'));
  }));

test.concurrent('the header sticks, and changes after 38 px of scrolling', () =>
  readPage(desktop, async ({page}) => {
    await openHydrated(page, '/', 'light');
    const header = page.getByRole('banner');
    const hasState = async (y: number, state: string) => {
      await page.evaluate((top) => window.scrollTo({top, behavior: 'instant'}), y);
      await soon(async () => {
        expect(await header.getAttribute('data-scrolled')).toBe(state);
        expect((await header.boundingBox())?.y).toBe(0);
      });
    };
    await hasState(39, 'true');
    await hasState(38, 'false');
    await hasState(39, 'true');
    await hasState(0, 'false');
  }));

test.concurrent('the mail link carries its subject', () =>
  readPage(desktop, async ({page}) => {
    await page.goto('/');
    const mail = page.getByRole('banner').getByRole('link', {name: `Write to ${site.mail}`});
    const subject = encodeURIComponent(site.mailSubject);
    expect(await mail.getAttribute('href')).toBe(`mailto:${site.mail}?subject=${subject}`);
  }));

test.concurrent('the drawer keeps the focus, closes with Escape and gives the focus back', () =>
  readPage(phone, async ({page}) => {
    await openHydrated(page, '/campout/', 'light');
    const button = page.getByRole('button', {name: 'Open menu'});
    await button.focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', {name: 'Menu'});
    await drawer.waitFor();
    // Its own width: while it slides in, the place it has on the screen is rounded.
    const width = await drawer.evaluate((element) => (element as HTMLElement).offsetWidth);
    expect(width).toBeLessThanOrEqual(280);
    for (let i = 0; i < 25; i += 1) {
      await page.keyboard.press(i < 15 ? 'Tab' : 'Shift+Tab');
      const outside = await page.evaluate(
        () =>
          document.activeElement?.closest('dialog, body')?.tagName === 'BODY' &&
          document.activeElement !== document.body,
      );
      expect(outside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await drawer.waitFor({state: 'hidden'});
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  }));

test.concurrent('a press beside the drawer closes it', () =>
  readPage(phone, async ({page}) => {
    await openHydrated(page, '/', 'light');
    await page.getByRole('button', {name: 'Open menu'}).tap();
    await page.getByRole('dialog').waitFor();
    await page.touchscreen.tap(340, 400);
    await page.getByRole('dialog').waitFor({state: 'hidden'});
  }));

test.concurrent('a link of the drawer leads there and closes it', () =>
  readPage(phone, async ({page}) => {
    await openHydrated(page, '/campout/', 'light');
    await page.getByRole('button', {name: 'Open menu'}).tap();
    await page.getByRole('dialog').getByRole('link', {name: 'dj line up'}).tap();
    await page.waitForURL('**/campout/dj-lineup/');
    await page.getByRole('dialog').waitFor({state: 'hidden'});
  }));

test.concurrent('Back closes the drawer and stays on the page', () =>
  readPage(phone, async ({page}) => {
    await openHydrated(page, '/campout/', 'light');
    await page.getByRole('link', {name: 'who plays'}).click();
    // The address is there before the page is.
    await page.getByRole('heading', {level: 1, name: 'DJ Lineup'}).waitFor();
    await page.getByRole('button', {name: 'Open menu'}).tap();
    await page.getByRole('dialog').waitFor();
    await page.goBack().catch(() => undefined);
    await page.getByRole('dialog').waitFor({state: 'hidden'});
    // The browser has gone back by then, and the router fetches it forth again.
    await page.waitForURL('**/campout/dj-lineup/');
    expect(await page.getByRole('heading', {level: 1}).innerText()).toBe('DJ Lineup');
  }));

test.concurrent('on docs pages the drawer holds their table of pages', () =>
  readPage(phone, async ({page}) => {
    await openHydrated(page, '/setup/', 'light');
    await page.getByRole('button', {name: 'Open menu'}).tap();
    const pages = page.getByRole('dialog').getByRole('navigation', {name: 'Docs pages'});
    expect(await pages.getByRole('link', {name: 'Setup Guide'}).isVisible()).toBe(true);
  }));

const EVERYWHERE = ['/apply', '/setup/', ...socialLinks.map(({href}) => href)];

/** Which of the links that belong to every page are seen in a part of this one. */
const seenIn = (part: Locator) =>
  part.evaluate(
    (element, hrefs) =>
      hrefs.filter((href) =>
        [...element.querySelectorAll('a')].some(
          (link) => link.getAttribute('href') === href && link.checkVisibility(),
        ),
      ),
    EVERYWHERE,
  );

/** What lies on something else in the header, or runs into a second row. */
const crowded = (page: Page) =>
  page
    .getByRole('banner')
    .locator('> div')
    .evaluate((bar) => {
      const boxes = [...bar.children, ...bar.querySelectorAll('nav li')]
        .filter((element) => element.getBoundingClientRect().width > 0)
        .map((element) => ({element, box: element.getBoundingClientRect()}));
      const cut = boxes.flatMap(({element, box}, i) =>
        boxes
          .slice(i + 1)
          .filter(
            (other) =>
              !element.contains(other.element) &&
              !other.element.contains(element) &&
              box.left < other.box.right - 1 &&
              other.box.left < box.right - 1,
          )
          .map((other) => `${element.textContent} / ${other.element.textContent}`),
      );
      return [...cut, ...(bar.scrollWidth > window.innerWidth ? ['wider than the window'] : [])];
    });

/** One of each part of the site: tests/built/content.test.ts reads the footer of every page. */
const kinds = [
  ...['/', '/campout/', '/campout/q-and-a/', '/setup/', '/setup/panels/', '/2024/setup/'],
  ...['/org/2024/', '/offline/', '/styleguide/', '/404.html'],
];

test.concurrent.each(kinds)('%s leads to apply, to setup and to all our addresses', (route) =>
  readPage({viewport: {width: 390, height: 800}}, async ({page}) => {
    await page.goto(route);
    await hydrated(page);
    const drawer = page.getByRole('dialog', {name: 'Menu'});
    const footer = page.getByRole('contentinfo');
    expect(await seenIn(footer)).toEqual(EVERYWHERE);
    await page.getByRole('button', {name: 'Open menu'}).click();
    await drawer.waitFor();
    expect(await seenIn(drawer)).toEqual(EVERYWHERE);
    await page.keyboard.press('Escape');
    await drawer.waitFor({state: 'hidden'});
    for (const width of [900, 1000, 1280]) {
      await page.setViewportSize({width, height: 800});
      expect(await seenIn(footer)).toEqual(EVERYWHERE);
      const main = page.getByRole('navigation', {name: 'Main'});
      expect(await seenIn(main)).toEqual(['/apply', '/setup/']);
      expect(await crowded(page)).toEqual([]);
    }
    expect(await seenIn(page.getByRole('banner'))).toEqual(EVERYWHERE);
  }),
);

// Once the season has all of it there is no note to try.
const whenNoted = noted ? test.concurrent : test.concurrent.skip;
const title = noted?.title ?? '';

/** Opens the page that has an item with a note, with the clock in the test's hand. */
async function openNote(page: Page) {
  await page.clock.install();
  await openHydrated(page, '/tbd/', 'light');
  await page.waitForLoadState('networkidle');
  await page.clock.pauseAt(Date.now() + 60_000);
  return {
    link: page.getByRole('banner').getByRole('link', {name: title}),
    tooltip: page.getByRole('tooltip'),
  };
}

whenNoted('a note shows after 100 ms of pointing, at most 300 px wide', () =>
  withPage(desktop, async ({page}) => {
    const {link, tooltip} = await openNote(page);
    await link.hover();
    await page.clock.runFor(99);
    expect(await tooltip.count()).toBe(0);
    await page.clock.runFor(10);
    await tooltip.waitFor();
    expect((await tooltip.boundingBox())?.width).toBeLessThanOrEqual(300);
    expect(await tooltip.innerText()).toBe(noted?.tbd);
  }),
);

whenNoted('the keyboard reaches the note, and Escape closes it', () =>
  readPage(desktop, async ({page}) => {
    await openHydrated(page, '/tbd/', 'light');
    await page.waitForTimeout(300);
    for (let i = 0; i < 12 && (await focused(page)) !== title; i += 1)
      await page.keyboard.press('Tab');
    const tooltip = page.getByRole('tooltip');
    await tooltip.waitFor();
    await page.keyboard.press('Escape');
    await tooltip.waitFor({state: 'detached'});
    expect(await focused(page)).toBe(title);
  }),
);

whenNoted('a touch of 700 ms shows the note, and 1500 ms after it the note goes', () =>
  withPage({viewport: {width: 1000, height: 700}, hasTouch: true}, async ({page}) => {
    const {link, tooltip} = await openNote(page);
    await link.dispatchEvent('touchstart');
    await page.clock.runFor(690);
    expect(await tooltip.count()).toBe(0);
    await page.clock.runFor(20);
    await tooltip.waitFor();
    await link.dispatchEvent('touchend');
    await page.clock.runFor(1490);
    expect(await tooltip.count()).toBe(1);
    await page.clock.runFor(20);
    await tooltip.waitFor({state: 'detached'});
  }),
);

whenNoted('in the drawer the note lies over it, all of it in sight', () =>
  readPage({viewport: {width: 390, height: 800}, hasTouch: true}, async ({page}) => {
    await openHydrated(page, '/tbd/', 'light');
    await page.getByRole('button', {name: 'Open menu'}).tap();
    const drawer = page.getByRole('dialog', {name: 'Menu'});
    const link = drawer.getByRole('link', {name: title});
    const note = page.getByRole('tooltip');
    // Until its script has come a touch is a touch on a link.
    await soon(async () => {
      await link.dispatchEvent('touchstart');
      await note.waitFor({timeout: 1000});
    });
    const seen = await note.evaluate((element) => {
      const {left, right, top, bottom} = element.getBoundingClientRect();
      const at = (x: number, y: number) => element.contains(document.elementFromPoint(x, y));
      return [
        at((left + right) / 2, (top + bottom) / 2),
        ...[left + 1, right - 1].map((x) => at(x, (top + bottom) / 2)),
        ...[top + 1, bottom - 1].map((y) => at((left + right) / 2, y)),
      ];
    });
    expect(seen).toEqual([true, true, true, true, true]);
    expect(await note.innerText()).toBe(noted?.tbd);
  }),
);
