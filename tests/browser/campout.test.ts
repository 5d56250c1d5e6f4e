/** The campout's pages: question line, questions, line-up, quilt, schedule. */
import ICAL from 'ical.js';
import type {Page} from 'playwright-core';
import {site} from '../../src/config/site';
import {questions, schedule} from '../../src/data/campout';
import {season} from '../../src/data/season';
import {dayEnds, dayStarts, shortDates} from '../../src/text/dates';
import {moving, openHydrated, openWithoutJs, withPage} from '../support/browser';
import {parse} from '../support/build';
import {keepOnDevice} from '../support/keepOnDevice';
import {expectations} from '../../src/data/expectations';
import {readPage} from '../support/readPage';
import {soon} from '../support/soon';

const viewport = {width: 1280, height: 800};
/** Calendars write the day on which something is over. */
const dayAfter = new Date(Date.parse(season.end) + 86_400_000).toISOString().slice(0, 10);

test.concurrent('the question changes every 2.5 seconds, and the button stops it', () =>
  withPage({...moving, viewport}, async ({page}) => {
    await page.clock.install();
    await openHydrated(page, '/campout/', 'light');
    await page.clock.pauseAt(Date.now() + 60_000);
    const shown = () => page.locator('[class*=questions] p:not([class*=hidden])').innerText();
    /** How often the question changes in so many seconds. */
    const changesIn = async (seconds: number) => {
      let changes = 0;
      let before = await shown();
      for (let second = 0; second < seconds; second++) {
        await page.clock.runFor(1000);
        const now = await shown();
        if (now !== before) changes++;
        before = now;
      }
      return changes;
    };
    expect(await changesIn(25)).toBe(10);
    await page.getByRole('button', {name: 'pause the questions'}).click();
    expect(await changesIn(10)).toBe(0);
  }));

/** The questions that can be read now, each in a place of its own. */
const readable = (page: Page) =>
  page.locator('[class*=questions] p').evaluateAll((all) =>
    all
      .filter((question) => getComputedStyle(question).visibility === 'visible')
      .filter((question) => {
        const {left, top, width, height} = question.getBoundingClientRect();
        return question === document.elementFromPoint(left + width / 4, top + height / 2);
      })
      .map((question) => question.textContent),
  );

test.concurrent('under reduced motion all questions stand there', () =>
  readPage({viewport: {width: 360, height: 2000}, reducedMotion: 'reduce'}, async ({page}) => {
    await openHydrated(page, '/campout/', 'light');
    expect(await readable(page)).toEqual(questions);
    expect(await page.getByRole('button', {name: 'pause the questions'}).isVisible()).toBe(false);
  }));

test.concurrent('paused, all questions stand there, and one again when they go on', () =>
  readPage({...moving, viewport: {width: 1280, height: 2000}}, async ({page}) => {
    await openHydrated(page, '/campout/', 'light');
    expect(await readable(page)).toHaveLength(1);
    await page.getByRole('button', {name: 'pause the questions'}).click();
    await soon(async () => expect(await readable(page)).toEqual(questions));
    await page.getByRole('button', {name: 'play the questions'}).click();
    await soon(async () => expect(await readable(page)).toHaveLength(1));
  }));

test.concurrent('when, where, how far, food, gear and dogs are one tap from their answers', () =>
  readPage({viewport: {width: 360, height: 740}}, async ({page}) => {
    await openHydrated(page, '/campout/', 'light');
    const facts = page.locator('[class*=strip]').getByRole('link');
    expect(await facts.count()).toBe(6);
    expect(await facts.first().innerText()).toContain(shortDates(season));
    await facts.last().click();
    await page.waitForFunction(() => document.getElementById('dogs')?.closest('details')?.open);
  }));

test.concurrent.each(['/', '/campout/'])('%s puts the campout into a calendar', (route) =>
  openWithoutJs(route, async ({page}) => {
    const file = page.getByRole('link', {name: 'add to calendar'});
    const answer = await page.request.get(String(await file.getAttribute('href')));
    expect(answer.headers()['content-type']).toContain('text/calendar');
    const calendar = new ICAL.Component(ICAL.parse(await answer.text()) as unknown[]);
    const {summary, startDate, endDate} = new ICAL.Event(
      calendar.getFirstSubcomponent('vevent') ?? undefined,
    );
    expect([summary, String(startDate), String(endDate)]).toEqual([
      `BAAAHS campout ${season.year}`,
      season.start,
      dayAfter,
    ]);
    const web = new URL(
      String(await page.getByRole('link', {name: /Google Calendar/}).getAttribute('href')),
    );
    expect(web.searchParams.get('dates')).toBe(
      [season.start, dayAfter].map((day) => day.replaceAll('-', '')).join('/'),
    );
  }),
);

test('search engines read of the campout what people do', () => {
  const data = JSON.parse(
    parse('/campout/')('script[type="application/ld+json"]').html() ?? '',
  ) as {
    [key: string]: unknown;
    location: {name: string};
  };
  expect([data['@context'], data['@type']]).toEqual(['https://schema.org', 'Festival']);
  expect([data.startDate, data.endDate]).toEqual([
    dayStarts(season.start, site.timeZone),
    dayEnds(season.end, site.timeZone),
  ]);
  expect(data.location.name).toBe(season.place.name);
});

test.concurrent.each([
  ['with script', true],
  ['without script', false],
])('the link of an answer opens it, and the question stays in sight, %s', (_, javaScriptEnabled) =>
  readPage({viewport: {width: 360, height: 740}, javaScriptEnabled}, async ({page}) => {
    await page.goto('/campout/q-and-a/#dogs');
    const open = page.locator('main details[open]');
    await soon(async () => {
      expect(await open.count()).toBe(1);
      expect(await open.locator('h3').innerText()).toContain('dog');
      const question = await open.locator('summary').boundingBox();
      const header = await page.getByRole('banner').boundingBox();
      expect(question?.y).toBeGreaterThanOrEqual((header?.height ?? 0) - 1);
      expect(question?.y).toBeLessThan(500);
    });
  }),
);

test.concurrent('a link from one answer to another opens that one', () =>
  readPage({viewport}, async ({page}) => {
    await openHydrated(page, '/campout/q-and-a/', 'light');
    await page.getByRole('heading', {name: 'special vehicle'}).click();
    await page.getByRole('link', {name: 'RVs', exact: true}).click();
    await page.waitForFunction(() => document.getElementById('rvs')?.closest('details')?.open);
    await page.waitForFunction(() => location.hash === '#rvs');
  }));

test.concurrent('a link from another page opens its answer', () =>
  readPage({viewport}, async ({page}) => {
    await openHydrated(page, '/campout/what-to-expect/', 'light');
    await page.locator('main a[href*="/campout/q-and-a/#"]').first().click();
    await page.waitForURL(/q-and-a\/#/);
    const id = new URL(page.url()).hash.slice(1);
    await page.waitForFunction(
      (answer) => document.getElementById(answer)?.closest('details')?.open === true,
      id,
    );
  }));

test.concurrent.each([
  [1200, 9],
  [1199, 6],
  [900, 6],
  [899, 3],
  [360, 3],
])('at %i px the quilt has %i columns, rows of 121 px and gaps of 16', (width, columns) =>
  readPage({viewport: {width, height: 800}}, async ({page}) => {
    await page.goto('/campout/last-year/');
    const quilt = await page.locator('main ul').evaluate((element) => {
      const {gridTemplateColumns, gridAutoRows, gap} = getComputedStyle(element);
      return {columns: gridTemplateColumns.split(' ').length, gridAutoRows, gap};
    });
    expect(quilt).toEqual({columns, gridAutoRows: '121px', gap: '16px'});
  }),
);

// Until there is one the page has its days alone.
const whenThere = schedule.document ? test.concurrent : test.concurrent.skip;

whenThere.each([
  [1280, 950, 4300],
  [360, 326, 1476],
])('at %i px the schedule is %i by %i', (width, frameWidth, frameHeight) =>
  readPage({viewport: {width, height: 800}, answerForeign: true}, async ({page}) => {
    await openHydrated(page, '/campout/schedule/', 'light');
    const frame = page.getByTitle(`Schedule of the ${schedule.document?.year} campout`);
    await page.getByRole('heading', {name: schedule.heading}).scrollIntoViewIfNeeded();
    await frame.waitFor();
    const box = await frame.boundingBox();
    expect([Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]).toEqual([
      frameWidth,
      frameHeight,
    ]);
    expect(await frame.getAttribute('loading')).toBe('lazy');
    expect(await frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin');
    expect(await frame.getAttribute('referrerpolicy')).toBe('no-referrer');
    const link = page.getByRole('link', {name: /^open it on its own site/});
    expect(await link.getAttribute('href')).toBe(await frame.getAttribute('src'));
  }),
);

whenThere('the document lies behind its card, whatever came, until it is unfolded', () =>
  readPage({viewport, answerForeign: true}, async ({page}) => {
    await openHydrated(page, '/campout/schedule/', 'light');
    await page.getByRole('heading', {name: schedule.heading}).scrollIntoViewIfNeeded();
    const frame = page.getByTitle(`Schedule of the ${schedule.document?.year} campout`);
    const isSeen = () =>
      frame.evaluate((element) => {
        const {left, width, top} = element.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + 40) === element;
      });
    await page.getByRole('button', {name: 'unfold it here'}).waitFor();
    expect(await isSeen()).toBe(false);
    await page.getByRole('button', {name: 'unfold it here'}).click();
    expect(await isSeen()).toBe(true);
  }),
);

test.concurrent('the Q&A finds as one types, says how many, and a link shows its answer all the same', () =>
  readPage({viewport: {width: 360, height: 740}}, async ({page}) => {
    await openHydrated(page, '/campout/q-and-a/', 'light');
    const shown = page.locator('[data-answers] details:visible');
    const all = await shown.count();
    await page.getByLabel('find an answer').fill('coyotes');
    await soon(async () => expect(await shown.count()).toBe(1));
    expect(await page.getByRole('status').first().innerText()).toBe(`1 of ${all} answers`);
    await page.getByLabel('find an answer').fill('unicorn');
    await page.getByText('No “unicorn” among the answers.').waitFor();
    await page.evaluate(() => (window.location.hash = 'rvs'));
    await page.waitForFunction(() => document.getElementById('rvs')?.checkVisibility());
  }));

test.concurrent('without script there is no filter, and all answers are there', () =>
  openWithoutJs('/campout/q-and-a/', async ({page}) => {
    expect(await page.getByRole('search', {name: 'Answers'}).isVisible()).toBe(false);
    expect(await page.locator('[data-answers] details:visible').count()).toBeGreaterThan(10);
    expect(await page.getByRole('button', {name: 'copy'}).count()).toBe(0);
  }));

test.concurrent.each([390, 1440])('at %i px the night goes from edge to edge', (width) =>
  readPage({viewport: {width, height: 900}}, async ({page}) => {
    await openHydrated(page, '/campout/what-to-expect/', 'light');
    const band = page.locator('main article[data-theme="dark"]');
    expect(await band.count()).toBe(expectations.filter(({night}) => night).length);
    for (const part of [band, band.locator('img')])
      await expect(part.boundingBox()).resolves.toMatchObject({x: 0, width});
  }),
);

test.concurrent('on a desk years, sunlight and the field of the Q&A are one line, as wide as its answers', () =>
  readPage({viewport: {width: 1440, height: 900}}, async ({page}) => {
    await openHydrated(page, '/campout/q-and-a/', 'light');
    const parts = [
      page.locator('article summary').first(),
      page.getByRole('switch', {name: /sunlight/}),
      page.getByRole('searchbox', {name: 'find an answer'}),
      page.locator('[data-answers] section').first(),
    ];
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    const [years, sunlight, field, answers] = boxes.map((box) => box!);
    const middles = [years!, sunlight!, field!].map((box) => box.y + box.height / 2);
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(6);
    expect(years!.x).toBeLessThan(sunlight!.x);
    expect(sunlight!.x + sunlight!.width).toBeLessThan(field!.x);
    expect(field!.y + field!.height).toBeLessThan(answers!.y);
    expect(years!.x).toBeCloseTo(answers!.x, 0);
    expect(field!.x + field!.width).toBeCloseTo(answers!.x + answers!.width, 0);
  }));

test.concurrent.each([390, 1440, 1920])(
  'at %i px the Q&A has no sidebar, and its picture ends at the window’s edge',
  (width) =>
    readPage({viewport: {width, height: 900}}, async ({page}) => {
      await openHydrated(page, '/campout/q-and-a/', 'light');
      expect(await page.locator('.theme-doc-sidebar-container').count()).toBe(0);
      const picture = await page.locator('main [data-picture]').first().boundingBox();
      expect(picture!.x + picture!.width).toBe(width);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }),
);

test.concurrent('in sunlight that field has room for what is typed', () =>
  readPage({viewport: {width: 1440, height: 900}}, async ({page}) => {
    await openHydrated(page, '/campout/q-and-a/', 'light');
    await page.getByRole('switch', {name: /sunlight/}).check();
    const field = await page.getByRole('searchbox', {name: 'find an answer'}).boundingBox();
    expect(field!.width).toBeGreaterThan(220);
    const count = await page.getByRole('status').first().boundingBox();
    const before = field!.x - count!.x - count!.width;
    const below = count!.y - field!.y - field!.height;
    const above = field!.y - count!.y - count!.height;
    expect(Math.max(before, below, above)).toBeGreaterThanOrEqual(0);
  }));

test.concurrent('in sunlight the leaflet’s words are clear of the edge of their sheet', () =>
  readPage({viewport: {width: 390, height: 800}}, async ({page}) => {
    await keepOnDevice(page, {'baaahs-sunlight': 'on'});
    await openHydrated(page, '/campout/leaflet/', 'light');
    const rooms = await page
      .locator('[data-paper]')
      .evaluateAll((sheets) =>
        sheets.map(
          (sheet) =>
            sheet.querySelector('h2')!.getBoundingClientRect().left -
            sheet.getBoundingClientRect().left,
        ),
      );
    expect(rooms.length).toBeGreaterThan(1);
    expect(Math.min(...rooms)).toBeGreaterThanOrEqual(16);
  }));

test.concurrent('no person of the hero is cut by its edge on a phone', () =>
  readPage({viewport: {width: 390, height: 800}}, async ({page}) => {
    await openHydrated(page, '/campout/', 'light');
    // People stand in the lowest tenth of the picture: teeth take no more than half of that.
    const teeth = await page
      .locator('main [data-picture]')
      .first()
      .evaluate((image) => {
        const frame = image.closest<HTMLElement>('div')!;
        const points = getComputedStyle(frame).clipPath.match(/[\d.]+%(?=[,)])/g) ?? [];
        const lower = points.map(parseFloat).filter((y) => y > 50);
        return 100 - Math.min(...lower);
      });
    expect(teeth).toBeGreaterThan(0);
    expect(teeth).toBeLessThanOrEqual(5);
  }));
