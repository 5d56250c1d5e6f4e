/** 'How it goes up' as people use it, and its pictures in the guide, in teardown and without script. */
import type {Page} from 'playwright-core';
import {figures} from '../../docs/setup/figures';
import {hangingCrews, orderSteps} from '../../src/features/guide/order/steps';
import {moving, openHydrated, openWithoutJs, withPage} from '../support/browser';
import {holdBack} from '../support/holdBack';
import {hydrated} from '../support/hydrated';
import {inaccessible, inaccessibleInDark, tooWide} from '../support/inspect';
import {layOutAll} from '../support/layOutAll';
import {readPage} from '../support/readPage';
import {soon} from '../support/soon';
import {watch} from '../support/watch';

const PLAYER = '/setup/goes-up/';
const wide = {viewport: {width: 1280, height: 900}};
const phone = {
  viewport: {width: 360, height: 740},
  hasTouch: true,
};
const crews = hangingCrews(figures.hanging);
const panelsOf = (groups: readonly {panels: string[]}[]) =>
  groups.flatMap(({panels}) => panels).sort();

async function open(page: Page, query = '') {
  await page.goto(PLAYER + query);
  await hydrated(page);
}

const slider = (page: Page) => page.getByRole('slider', {name: 'step'});
const said = (page: Page) => slider(page).getAttribute('aria-valuetext');
const namesOn = async (page: Page) => [
  ...new Set((await page.locator('[data-stage] text').allTextContents()).sort()),
];

/** Names in drawings that are smaller than 11 pixels, as they are seen. */
const smallNames = (page: Page, within: string) =>
  page.locator(`${within} text`).evaluateAll((all) =>
    (all as unknown as SVGTextElement[])
      .map((text) => ({
        name: text.textContent,
        size: Number(text.getAttribute('font-size')) * (text.getScreenCTM()?.d ?? 0),
      }))
      .filter(({size}) => size < 11),
  );

test.concurrent.each(['all', ...crews] as const)(
  '%s: each step has its panels in gold, named for a phone',
  (whose) =>
    readPage(phone, async ({page}) => {
      const trouble = watch(page);
      await open(page, whose === 'all' ? '' : `?crew=${whose}`);
      const steps = orderSteps(figures.hanging, whose);
      for (const [i, step] of steps.entries()) {
        await soon(async () =>
          expect(await said(page)).toMatch(`step ${i + 1} of ${steps.length}`),
        );
        await soon(async () => expect(await namesOn(page)).toEqual(panelsOf(step)));
        expect(await smallNames(page, '[data-stage]')).toEqual([]);
        if (i < steps.length - 1) await page.getByRole('button', {name: 'step on'}).click();
      }
      expect(await tooWide(page)).toEqual([]);
      expect(trouble).toEqual([]);
    }),
);

test.concurrent('an address leads to its step, follows the next ones, and can be sent', () =>
  readPage(wide, async ({page}) => {
    await open(page, '?crew=party-crew&step=5');
    await soon(async () => expect(await said(page)).toBe('step 5 of 15: Party Crew, Rack'));
    await soon(async () =>
      expect(await page.locator('[data-player] [role=status]').textContent()).toBe(
        `step 5 of 15: Party Crew, Rack, ladder, 14' 9": 13D, 15D, 16D`,
      ),
    );
    await page.getByRole('button', {name: 'Business Crew'}).click();
    await slider(page).focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForURL((url) => url.search === '?crew=business-crew&step=2');
    const sent = page.url();
    await page.reload();
    await soon(async () => expect(await said(page)).toMatch('step 2 of 15: Business Crew, Belly'));
    expect(page.url()).toBe(sent);
  }));

/** Whether a script of the page has the measured sheep. */
const hasMap = (text: string) => text.includes('head-business');

test.concurrent('the measured sheep is fetched when somebody reaches for the player', () =>
  withPage(phone, async ({page}) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''));
    });
    await open(page);
    await page.waitForLoadState('networkidle');
    // Where no sidebar is, whose links have their pages fetched ahead.
    expect((await Promise.all(scripts)).filter(hasMap)).toHaveLength(0);
    await page.getByRole('button', {name: 'Party Crew'}).focus();
    await soon(async () =>
      expect((await Promise.all(scripts)).filter(hasMap).length).toBeGreaterThan(0),
    );
  }));

test.concurrent('a step whose picture does not arrive is not shown beside another one’s', () =>
  // A new window without a sidebar: nothing that was fetched before, or ahead, draws it.
  withPage(phone, async ({page}) => {
    await open(page);
    await page.context().setOffline(true);
    await page.getByRole('button', {name: 'step on'}).click();
    await page.getByText('The picture of this step did not arrive').waitFor();
    expect(await said(page)).toMatch('step 2 of 15');
    expect(await namesOn(page)).toEqual([]);
  }));

test.concurrent.each(['?crew=nobody&step=x', '?step=-1', '?crew=%E0%A4%A&step=999999999'])(
  '%s shows a step, and breaks nothing',
  (query) =>
    readPage(phone, async ({page}) => {
      const trouble = watch(page);
      await open(page, query);
      expect(await said(page)).toMatch(/^step \d+ of 15: Party Crew/);
      expect(trouble).toEqual([]);
    }),
);

test.concurrent('it plays until it is paused', () =>
  readPage({...moving, ...wide}, async ({page}) => {
    await open(page, '?crew=head-and-hind-crew');
    await page.getByRole('button', {name: 'play'}).click();
    await soon(async () => expect(await said(page)).toMatch('step 2 of 10'));
    await page.getByRole('button', {name: 'pause'}).click();
    const at = await said(page);
    await page.waitForTimeout(2500);
    expect(await said(page)).toBe(at);
  }));

test.concurrent('with less motion it has no play button', () =>
  readPage(phone, async ({page}) => {
    await open(page);
    await page.getByRole('button', {name: 'step on'}).waitFor();
    expect(await page.getByRole('button', {name: 'play'}).count()).toBe(0);
  }));

test.concurrent('keys step wherever in the player the focus is', () =>
  readPage(wide, async ({page}) => {
    await open(page, '?crew=party-crew');
    await page.getByRole('button', {name: 'front', exact: true}).focus();
    await page.keyboard.press('ArrowRight');
    await soon(async () => expect(await said(page)).toMatch('step 2 of 15'));
    await page.keyboard.press('End');
    await soon(async () => expect(await said(page)).toMatch('step 15 of 15'));
  }));

test.concurrent('on a phone every name below the player and in the guide can be read', () =>
  readPage(phone, async ({page}) => {
    await open(page);
    expect(await smallNames(page, '[data-frames]')).toEqual([]);
    expect(await tooWide(page)).toEqual([]);
    await page.goto('/setup/');
    await hydrated(page);
    expect(await smallNames(page, '[data-order]')).toEqual([]);
    expect(await page.locator('[data-order] text').count()).toBeGreaterThan(100);
  }));

const sizes = [
  {width: 640, columns: 1},
  {width: 900, columns: 1},
  {width: 1280, columns: 2},
  {width: 1440, columns: 2},
  {width: 1920, columns: 2},
];

test.concurrent.each(sizes)(
  'below the player at $width px the sheep stands in one place of each column, as large at each step',
  ({width, columns}) =>
    readPage({viewport: {width, height: 900}}, async ({page}) => {
      await open(page);
      for (const crew of ['party-crew', 'business-crew']) {
        const places = await page
          .locator(`[data-frames="${crew}"] [data-frame]`)
          .evaluateAll((all) =>
            all.map((frame) => {
              const {left, width: across} = frame
                .querySelector('svg:has(text)')!
                .getBoundingClientRect();
              return `${Math.round(left)}, ${Math.round(across)} wide`;
            }),
          );
        expect(places).toHaveLength(15);
        expect([...new Set(places)]).toHaveLength(columns);
        expect(new Set(places.map((place) => place.split(', ')[1])).size).toBe(1);
      }
      const rows = await page.locator('[data-frames] ol').evaluateAll((all) =>
        all.flatMap((list) => {
          const {right} = list.getBoundingClientRect();
          const steps = [...list.children].map((step) => step.getBoundingClientRect());
          return steps.map((step, i) => step.right === right || steps[i + 1]?.top === step.top);
        }),
      );
      expect(rows).not.toContain(false);
      const ends = await page
        .locator('[data-frames]:not([data-frames^="head"]) [data-apart]')
        .evaluateAll((all) =>
          all.map((views) => {
            const [side, end] = [...views.children].map((view) => view.getBoundingClientRect());
            return end!.right <= side!.left && Math.abs(end!.bottom - side!.bottom) < 2;
          }),
        );
      expect(ends).toEqual(Array(6).fill(true));
      const seen = await page.locator('[data-frames] [data-frame]').evaluateAll((all) =>
        all.map((frame) => {
          const words = frame.closest('li')!.querySelector('p + p')!.getBoundingClientRect();
          const picture = frame.querySelector('svg:has(text)')!.getBoundingClientRect();
          return words.right <= picture.left || words.bottom <= picture.top;
        }),
      );
      expect(seen).not.toContain(false);
    }),
);

/** Drawings of a step that lie on each other, or leave its card: what is cut may be how high a ladder is. */
const drawnOver = (page: Page) =>
  page.locator('li:has([data-frame])').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const whole = card.getBoundingClientRect();
      const drawings = [...card.querySelectorAll('[data-frame] svg:not(svg svg)')]
        .map((drawing) => drawing.getBoundingClientRect())
        .filter(({height}) => height > 60);
      const cut = drawings.filter(
        ({left, right}) => left < whole.left - 1 || right > whole.right + 1,
      );
      const over = drawings.filter((one, i) =>
        drawings
          .slice(i + 1)
          .some(
            (other) =>
              Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
              Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
          ),
      );
      return [...cut, ...over].map(() => card.textContent);
    }),
  );

test.concurrent('at every width the views of a step stand clear of each other, in their card', () =>
  readPage(wide, async ({page}) => {
    await openHydrated(page, PLAYER, 'light');
    await layOutAll(page);
    expect(await page.locator('[data-frame] svg:not(svg svg)').count()).toBeGreaterThan(30);
    for (const width of [360, 600, 900, 1200, 1280, 1920, 2560]) {
      await page.setViewportSize({width, height: 900});
      expect([width, await drawnOver(page)]).toEqual([width, []]);
    }
  }));

test.concurrent('the three buttons of the player stand in one row', () =>
  readPage({...moving, ...wide}, async ({page}) => {
    await open(page);
    const buttons = page.getByRole('group', {name: 'Steps'}).getByRole('button');
    await soon(async () => expect(await buttons.count()).toBe(3));
    for (const width of [600, 900, 1280, 1920]) {
      await page.setViewportSize({width, height: 900});
      const tops = await buttons.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().top),
      );
      expect(new Set(tops).size).toBe(1);
    }
  }));

test.concurrent('on a phone nothing of the row of views looks out beside the stepper that covers it', () =>
  readPage({viewport: {width: 390, height: 740}}, async ({page}) => {
    await open(page);
    const looksOut = await page
      .getByRole('group', {name: 'View of the sheep'})
      .evaluate((views) => {
        window.scrollBy(0, views.getBoundingClientRect().top - 90);
        const {left, right, top, bottom} = views.getBoundingClientRect();
        const at = [left + 2, (left + right) / 2, right - 2];
        return at.map((x) => views.contains(document.elementFromPoint(x, (top + bottom) / 2)));
      });
    expect(looksOut).toEqual([false, false, false]);
  }));

test.concurrent('axe finds nothing, light and dark', () =>
  readPage(wide, async ({page}) => {
    await openHydrated(page, PLAYER, 'light');
    expect(await inaccessible(page)).toEqual([]);
    expect(await inaccessibleInDark(page, '[data-player]')).toEqual([]);
  }));

test('without script each step of each crew is a picture, and nothing is there to press', () =>
  openWithoutJs(PLAYER, async ({page}) => {
    for (const crew of crews) {
      const frames = page.locator(`[data-frames="${crew}"] [data-frame]`);
      const own = figures.hanging.filter((group) => group.crew === crew);
      expect(await frames.count()).toBe(own.length);
      for (const [i, {panels}] of own.entries())
        expect([...new Set(await frames.nth(i).locator('text').allTextContents())].sort()).toEqual(
          [...panels].sort(),
        );
    }
    expect(await page.locator('[data-player]').isVisible()).toBe(false);
  }));

const TASK = '[data-task="party-crew-panels-forward"]';
const statesOf = (page: Page) =>
  page
    .locator(`${TASK} [data-order]`)
    .evaluateAll((all) => all.slice(0, 4).map((one) => one.getAttribute('data-order')));

test.concurrent('in the guide the pictures follow the ticks, and the year’s map is not fetched', () =>
  withPage(phone, async ({page}) => {
    const scripts: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js'))
        void response.text().then(
          (text) => scripts.push(text),
          () => undefined,
        );
    });
    await page.goto('/setup/#party-crew');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    // Before a link comes into view: the pages of those are fetched ahead.
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts.filter(hasMap).length).toBe(0);
    expect(await statesOf(page)).toEqual(['now', 'later', 'later', 'later']);
    await page.locator(TASK).getByRole('checkbox', {name: 'Belly'}).check();
    await soon(async () => expect(await statesOf(page)).toEqual(['hung', 'now', 'later', 'later']));
    await page.reload();
    await soon(async () => expect(await statesOf(page)).toEqual(['hung', 'now', 'later', 'later']));
  }));

test.concurrent('opened from another page, the guide draws its pictures too', () =>
  readPage(wide, async ({page}) => {
    await open(page);
    await page
      .getByRole('link', {name: 'remaining panels, forward'})
      .or(page.getByRole('link', {name: 'primary mounts'}))
      .first()
      .click();
    await page.waitForURL((url) => url.pathname === '/setup/');
    await page.locator(`${TASK} [data-frame]`).first().waitFor({state: 'attached'});
    expect(await page.locator(`${TASK} [data-frame]`).count()).toBe(8);
  }));

test.concurrent('a link that is pressed while its words come alive leads on', () =>
  readPage(wide, async ({page}) => {
    await open(page);
    const letScripts = await holdBack(page, '**/assets/js/*');
    await page.getByRole('link', {name: 'primary mounts'}).first().hover();
    await page.mouse.down();
    letScripts();
    await page.waitForLoadState('networkidle');
    await page.mouse.up();
    await page.waitForURL((url) => url.pathname === '/setup/');
  }));
