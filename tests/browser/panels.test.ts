/** 'Where does this panel go?' as people use it, and the guide's links that lead there. */
import {map} from '../../docs/setup/map';
import type {Page} from 'playwright-core';
import {figures} from '../../docs/setup/figures';
import {titles} from '../../docs/setup/figures/hanging';
import {panelOrder} from '../../src/features/guide/model/panelOrder';
import {openHydrated, openWithoutJs} from '../support/browser';
import {answersTo, type Question} from '../support/finder';
import {
  inaccessible,
  inaccessibleColors,
  inaccessibleInDark,
  inaccessibleInSunlight,
  tooWide,
} from '../support/inspect';
import {keepOnDevice} from '../support/keepOnDevice';
import {printed} from '../support/print';
import {readPage} from '../support/readPage';
import {soon} from '../support/soon';
import {watch} from '../support/watch';
import {hydrated} from '../support/hydrated';

const {panels, views} = map;
const strutRows = new Set(figures.struts?.map(({name}) => name)).size;
const FINDER = '/setup/panels/';
/** pages.test.ts and gloves.test.ts have axe read the page around the finder. */
const PART = '[data-finder]';
const wide = {viewport: {width: 1280, height: 900}};
const phone = {
  viewport: {width: 360, height: 740},
  hasTouch: true,
};

async function open(page: Page, address = FINDER) {
  await page.goto(address);
  await hydrated(page);
}

const title = (page: Page) => page.locator('[data-finder] h2');
const shown = (page: Page) => page.locator('[data-shown="true"]');
const selected = (page: Page) => shown(page).locator('a[aria-current]');

/** Waits for the words, and for the map, which comes alive by itself. */
async function settled(page: Page, name: string) {
  await title(page).getByText(name, {exact: true}).waitFor();
  await selected(page).waitFor();
  expect(decodeURIComponent(new URL(page.url()).hash).toUpperCase()).toBe(`#${name}`);
}

const drawn: [word: string, ids: string[]][] = [
  ['party', ['party']],
  ['business', ['business']],
  ['head', ['head-party', 'head-business']],
  ['front', ['front']],
  ['rear', ['rear']],
  ['above', ['above']],
];

test.concurrent('each view draws its panels with their names', () =>
  readPage(wide, async ({page}) => {
    await open(page);
    for (const [word, ids] of drawn) {
      await page.getByRole('button', {name: word, exact: true}).click();
      const names = ids.flatMap((id) => Object.keys(views[id]?.panels ?? {})).sort();
      // The first button that is pressed brings the code that draws the others.
      await soon(async () => {
        const links = await shown(page)
          .locator('a[data-panel]')
          .evaluateAll((all) => all.map((link) => link.getAttribute('data-panel')));
        expect({word, links: links.sort()}).toEqual({word, links: names});
      });
      const texts = await shown(page).locator('text').allTextContents();
      expect({word, texts: texts.sort()}).toEqual({word, texts: names});
    }
  }));

test.concurrent('mouse, field, neighbor and Back', () =>
  readPage(wide, async ({page}) => {
    await open(page);
    await shown(page).locator('a[data-panel="17D"]').click();
    await settled(page, '17D');
    await page.getByLabel('panel', {exact: true}).fill('r5p');
    await page.keyboard.press('Enter');
    await settled(page, 'R5P');
    await page.locator('dl').getByRole('link', {name: /^R3P/}).click();
    await settled(page, 'R3P');
    await page.goBack();
    await settled(page, 'R5P');
    await page.goBack();
    await settled(page, '17D');
    await page.goBack();
    await page.getByText('Type its name, measure it, or tap the map.').waitFor();
  }));

test.concurrent('keys alone: Tab to the map, arrows, Enter, Escape', () =>
  readPage(wide, async ({page}) => {
    await open(page, `${FINDER}#F18P`);
    await settled(page, 'F18P');
    const map = shown(page).locator('svg[data-view]');
    await map.locator('a[tabindex="0"]').focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await settled(page, 'F19P');
    await page.getByRole('button', {name: 'whole view'}).click();
    await page.getByRole('button', {name: 'closer to F19P'}).click();
    await map.locator('a[tabindex="0"]').focus();
    await page.keyboard.press('Escape');
    await page.getByRole('button', {name: 'closer to F19P'}).waitFor();
    expect(await map.getAttribute('data-whole')).toBe('true');
  }));

test.concurrent('on a desk an address brings near; a click on the whole map leaves it whole', () =>
  readPage(wide, async ({page}) => {
    await open(page, `${FINDER}#17D`);
    await settled(page, '17D');
    const map = shown(page).locator('svg[data-view]');
    expect(await map.getAttribute('data-whole')).toBe('false');
    await page.getByRole('button', {name: 'whole view'}).click();
    await map.locator('a[data-panel="21D"]').click();
    await settled(page, '21D');
    expect(await map.getAttribute('data-whole')).toBe('true');
  }));

test.concurrent('on a desk nothing that is said of a panel goes under its map as one reads on', () =>
  readPage(wide, async ({page}) => {
    await open(page, `${FINDER}#17D`);
    await settled(page, '17D');
    const hidden = () =>
      page.$$eval('[data-finder] :is(h3, p, li)', (said) =>
        said
          .filter((one) => one.textContent && !one.closest('[data-shown], .visually-hidden'))
          .filter((one) => {
            const {x, y, width, height} = one.getBoundingClientRect();
            const inWindow = y > 100 && y + height < innerHeight;
            const seen = document.elementFromPoint(x + width / 2, y + height / 2);
            return inWindow && !one.contains(seen) && !seen?.contains(one);
          })
          .map(({textContent}) => textContent),
      );
    for (const top of [200, 400, 600, 800]) {
      await page.evaluate((y) => scrollTo({top: y, behavior: 'instant'}), top);
      expect(await hidden()).toEqual([]);
    }
  }));

test.concurrent('in the long list a phone keeps the ways to its parts, and a panel lands below them', () =>
  readPage(phone, async ({page}) => {
    await open(page);
    const ways = page.getByRole('navigation', {name: 'all panels'});
    for (const name of ['30D', '10P', 'R1']) {
      await ways.getByRole('link', {name: `${name} and on`}).tap();
      await soon(async () => {
        const bar = (await ways.boundingBox())!;
        const panel = (await page.locator(`[id="${name}"]`).boundingBox())!;
        expect(bar.y).toBeGreaterThanOrEqual(40);
        expect(panel.y).toBeGreaterThan(bar.y + bar.height - 1);
        expect(panel.y).toBeLessThan(370);
      });
    }
    expect(await title(page).count()).toBe(0);
    expect(await tooWide(page)).toEqual([]);
  }));

test.concurrent('on a phone a tap selects and brings near, with the finder in view', () =>
  readPage(phone, async ({page}) => {
    await open(page);
    await shown(page).locator('a[data-panel="7D"]').tap();
    await settled(page, '7D');
    const box = await selected(page).locator('polygon').boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await page.getByRole('button', {name: 'whole view'}).tap();
    await page.getByRole('button', {name: 'closer to 7D'}).waitFor();
    expect(await tooWide(page)).toEqual([]);
  }));

test.concurrent('on a phone a long view scrolls, a small sheep tells where, and the chosen panel is in it', () =>
  readPage(phone, async ({page}) => {
    await open(page, `${FINDER}#31D`);
    await settled(page, '31D');
    await page.getByRole('button', {name: 'whole view'}).tap();
    await page.getByRole('button', {name: 'closer to 31D'}).waitFor();
    const map = shown(page).locator('svg[data-view]');
    expect((await map.boundingBox())?.width).toBeGreaterThan(500);
    await soon(async () => {
      const box = await selected(page).locator('polygon').boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    });
    const texts = await map
      .locator('text:visible')
      .evaluateAll((all) =>
        all.map(
          (one) =>
            Number(one.getAttribute('font-size')) * (one as SVGTextElement).getScreenCTM()!.a,
        ),
      );
    expect(texts.length).toBeGreaterThan(40);
    expect(Math.min(...texts)).toBeGreaterThanOrEqual(12);
    const seen = shown(page).locator('rect');
    const before = Number(await seen.getAttribute('x'));
    await map.evaluate((drawn) => drawn.parentElement!.scrollTo(0, 0));
    await soon(async () => expect(Number(await seen.getAttribute('x'))).toBe(0));
    expect(before).toBeGreaterThan(0);
    expect(await tooWide(page)).toEqual([]);
  }));

test.concurrent.each([360, 390])(
  'at %i px the views are one row, and the field, then the whole map, are in the first screen',
  (width) =>
    readPage({viewport: {width, height: 844}, hasTouch: true}, async ({page}) => {
      await open(page);
      const views = page.getByRole('group', {name: 'View of the sheep'}).getByRole('button');
      const tops = await views.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().top),
      );
      expect(tops).toHaveLength(6);
      expect(new Set(tops).size).toBe(1);
      const map = await shown(page).locator('svg[data-view]').boundingBox();
      const field = await page.getByLabel('panel', {exact: true}).boundingBox();
      expect(map?.y).toBeGreaterThan((field?.y ?? 0) + (field?.height ?? 0));
      expect((map?.y ?? 0) + (map?.height ?? 0)).toBeLessThan(844);
    }),
);

test.concurrent('a button by itself stands on the middle of the words below the map', () =>
  readPage({}, async ({page}) => {
    for (const width of [390, 768, 900, 1280, 2560]) {
      await page.setViewportSize({width, height: 900});
      await open(page);
      const button = await page.getByRole('button', {name: 'turn it'}).boundingBox();
      const words = await shown(page)
        .locator('figcaption')
        .evaluate((caption) => {
          const range = document.createRange();
          range.selectNodeContents(caption);
          const {top, bottom, right} = range.getBoundingClientRect();
          return {middle: (top + bottom) / 2, right};
        });
      const middle = (button?.y ?? 0) + (button?.height ?? 0) / 2;
      // before: 6 px too high or too low from 768 px on
      expect(Math.abs(middle - words.middle)).toBeLessThan(2);
      expect(button?.x).toBeGreaterThan(words.right);
    }
  }));

test.concurrent.each([360, 390])(
  'in sunlight at %i px a field shows all of its example, and the ends of the sheep are one row',
  (width) =>
    readPage({viewport: {width, height: 844}, hasTouch: true}, async ({page}) => {
      await keepOnDevice(page, {'baaahs-sunlight': 'on'});
      await open(page);
      const field = page.getByLabel('panel', {exact: true});
      const spare = await field.evaluate((input) => {
        const {placeholder, clientWidth} = input as HTMLInputElement;
        const {paddingLeft, paddingRight} = getComputedStyle(input);
        const {fontSize, fontFamily} = getComputedStyle(input, '::placeholder');
        const ruler = document.createElement('canvas').getContext('2d')!;
        ruler.font = `${fontSize} ${fontFamily}`;
        const room = clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        return room - ruler.measureText(placeholder).width;
      });
      expect(spare).toBeGreaterThan(0);
      // Nothing lies on it that belongs to the list of names.
      await page.evaluate(() => document.fonts.ready);
      const offering = await field.screenshot();
      await field.evaluate((input) => input.removeAttribute('list'));
      expect((await field.screenshot()).equals(offering)).toBe(true);
      const middles = await shown(page)
        .locator('figcaption')
        .evaluate((caption) =>
          [...caption.previousElementSibling!.children]
            .map((end) => end.getBoundingClientRect())
            .filter(({height}) => height > 0)
            .map(({top, height}) => Math.round(top + height / 2)),
        );
      expect(middles).toHaveLength(3);
      expect(new Set(middles).size).toBe(1);
    }),
);

test.concurrent('beside the map stands as much as is about as high', () =>
  readPage({viewport: {width: 1440, height: 900}}, async ({page}) => {
    await open(page, `${FINDER}#17D`);
    await settled(page, '17D');
    const map = await shown(page).boundingBox();
    const rest = await page.getByText('true shape').boundingBox();
    expect((rest?.y ?? 0) - (map?.y ?? 0) - (map?.height ?? 0)).toBeLessThan(200);
  }));

/** The four narrowest are 8 inches wide and 5 feet long: their length fills the map, in pixels. */
const FILLS_MAP = 200;

test('on a phone every panel is selected by its address, rightly answered, and is large or fills the map', () =>
  readPage(phone, async ({page}) => {
    const trouble = watch(page);
    await open(page);
    const answers = await answersTo(
      page,
      panels.map(({name}) => ({hash: name.toLowerCase(), title: name, isLit: true, isNear: true})),
    );
    for (const [i, {name, section, neighbours}] of panels.entries()) {
      const {title: shownTitle, hash, text, lit} = answers[i]!;
      expect([shownTitle, hash.toUpperCase(), lit]).toEqual([name, `#${name}`, [name]]);
      expect(text).toContain(section);
      for (const neighbour of neighbours) expect(text).toContain(neighbour);
      const order = panelOrder(name, figures.hanging, titles)!;
      expect(text).toContain(`${order.group.section}: ${order.group.panels[0]}`);
      expect(text).toContain(order.title);
    }
    const small: string[] = [];
    // With its outline, which a finger hits too.
    for (const {title: name} of answers.filter(({size}) => size < 44)) {
      await answersTo(page, [{hash: name, title: name, isLit: true, isNear: true}]);
      const box = await selected(page).locator('polygon').boundingBox();
      const sides = [box?.width ?? 0, box?.height ?? 0];
      if (Math.min(...sides) < 44 && Math.max(...sides) < FILLS_MAP) small.push(name);
    }
    expect(small).toEqual([]);
    expect(trouble).toEqual([]);
  }));

test.concurrent.each([
  ['44D', 'There is no 44D: on the party side the last is 43D.', ['43D']],
  [
    '19D',
    'There is no 19D on the party side; on the business side there are 19AP and 19BP.',
    ['19AP', '19BP'],
  ],
])('%s says so and offers the nearest', (typed, words, near) =>
  readPage(phone, async ({page}) => {
    await open(page);
    await page.getByLabel('panel', {exact: true}).fill(typed);
    await page.getByRole('button', {name: 'show it'}).tap();
    await page.getByRole('heading', {name: words}).waitFor();
    const offered = page.locator('h2 + ul a');
    expect(await offered.allTextContents()).toEqual(near);
    await offered.first().tap();
    await settled(page, near[0] ?? '');
  }),
);

const junk = {
  'ten thousand letters': 'x'.repeat(10_000),
  'no encoding': '%',
  'half an encoding': '%E0%A4%A',
  markup: '<img src=x onerror=alert(1)>',
  'a name many times': '17D'.repeat(3000),
};

test.concurrent.each(Object.entries(junk))('a hash of junk breaks nothing: %s', (_, hash) =>
  readPage(phone, async ({page}) => {
    const trouble = watch(page);
    await open(page, `${FINDER}#${hash}`);
    await page.getByLabel('panel', {exact: true}).fill('17d');
    await page.keyboard.press('Enter');
    await settled(page, '17D');
    expect(await tooWide(page)).toEqual([]);
    expect(trouble).toEqual([]);
  }),
);

test.concurrent('axe finds nothing, a panel selected, light and dark', () =>
  readPage(wide, async ({page}) => {
    await openHydrated(page, FINDER, 'light');
    await page.evaluate(() => (location.hash = '40D'));
    await settled(page, '40D');
    expect(await inaccessible(page)).toEqual([]);
    expect(await inaccessibleInDark(page, PART)).toEqual([]);
  }));

test.concurrent('what is to be pressed is at least 44 px high', () =>
  readPage(phone, async ({page}) => {
    await open(page, `${FINDER}#17D`);
    await settled(page, '17D');
    const sizes = await page
      .locator('[data-finder] :is(button, input, dl a)')
      .evaluateAll((all) =>
        all
          .map((element) => [element.textContent, element.getBoundingClientRect().height] as const)
          .filter(([, height]) => height > 0 && height < 44),
      );
    expect(sizes).toEqual([]);
  }));

/** The answer begins below the header, in the upper part of the window. */
const answerInSight = (page: Page) =>
  soon(async () => {
    const title = await page.locator('[data-finder] h2').boundingBox();
    expect(title?.y).toBeGreaterThan(60);
    expect(title?.y).toBeLessThan(270);
  });

test.concurrent.each([900, 1280])('at %i px an address leads to its answer, not past it', (width) =>
  readPage({viewport: {width, height: 900}}, async ({page}) => {
    await open(page, `${FINDER}#17D`);
    await settled(page, '17D');
    await answerInSight(page);
  }),
);

test.concurrent('a link from elsewhere shows the finder, not the row of the table', () =>
  readPage(phone, async ({page}) => {
    await open(page, `${FINDER}#R5P`);
    await settled(page, 'R5P');
    await soon(async () => {
      const box = await title(page).boundingBox();
      expect(box?.y).toBeGreaterThan(50);
      expect(box?.y).toBeLessThan(400);
    });
  }));

test.concurrent('without script: every view, every panel in the table, and #17D leads to its row', () =>
  openWithoutJs(`${FINDER}#17D`, async ({page}) => {
    expect(await page.locator('[data-finder] svg[data-view]:visible').count()).toBe(6);
    expect(await page.locator('tbody tr').count()).toBe(panels.length + strutRows);
    const row = await page.locator('[id="17D"]').boundingBox();
    expect(row?.y).toBeGreaterThanOrEqual(0);
    expect(row?.y).toBeLessThan(600);
    expect(await page.getByLabel('panel', {exact: true}).isVisible()).toBe(false);
  }));

test.concurrent('on paper: every view whole and the table, nothing to press', () =>
  readPage(phone, async ({page}) => {
    await open(page, `${FINDER}#17D`);
    await settled(page, '17D');
    await page.emulateMedia({media: 'print'});
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    expect(await page.locator('[data-finder] svg[data-view]:visible').count()).toBe(6);
    expect(await printed(page, '[data-finder] :is(button, input)')).toEqual([]);
    expect(await printed(page, 'tbody tr')).toHaveLength(panels.length + strutRows);
    const box = await page.locator('svg[data-view="party"]').getAttribute('viewBox');
    expect(box).toBe([0, 0, ...views.party!.grid].join(' '));
  }));

describe('before map and answers are there', () => {
  /** Lets what is fetched from now on wait until it is told to come, or to fail. */
  async function holdScripts(page: Page) {
    let come: (how: 'continue' | 'abort') => void = () => undefined;
    const told = new Promise<'continue' | 'abort'>((resolve) => (come = resolve));
    await page.route('**/assets/js/*.js', async (route) => route[await told]());
    return come;
  }
  const business = (page: Page) => page.getByRole('button', {name: 'business', exact: true});
  const field = (page: Page) => page.getByLabel('panel', {exact: true});

  test.concurrent('a view that is pressed is shown when they come', () =>
    readPage(phone, async ({page}) => {
      await open(page, FINDER);
      const come = await holdScripts(page);
      await business(page).tap();
      expect(await business(page).getAttribute('aria-pressed')).toBe('false');
      come('continue');
      await page.locator('[data-shown="true"] svg[data-view="business"]').waitFor();
      expect(await business(page).getAttribute('aria-pressed')).toBe('true');
    }));

  test.concurrent('a question that is typed is answered when they come', () =>
    readPage(phone, async ({page}) => {
      await open(page, FINDER);
      const come = await holdScripts(page);
      await field(page).fill('17d');
      await field(page).press('Enter');
      come('continue');
      await settled(page, '17D');
      expect(new URL(page.url()).hash).toBe('#17D');
    }));

  test.concurrent('where they do not come it says so, and the tables are there', () =>
    readPage(phone, async ({page}) => {
      await open(page, FINDER);
      const come = await holdScripts(page);
      await field(page).fill('17d');
      come('abort');
      await page.getByText('Map and answers did not arrive.').waitFor();
      expect(await field(page).inputValue()).toBe('17d');
      expect(await page.locator('tbody tr').count()).toBe(panels.length + strutRows);
    }));
});

const NEIGHBORS = 'neighbors you can read';
const byNeighbors = (page: Page) => page.getByRole('button', {name: 'its neighbors'}).click();
const details = (page: Page) => page.locator('[data-finder] dl');

describe('struts', () => {
  test.concurrent('17DEF, typed: both sides, their tasks, what they carry; Back comes back', () =>
    readPage(phone, async ({page}) => {
      const trouble = watch(page);
      await open(page, `${FINDER}#18D`);
      await settled(page, '18D');
      await page.getByLabel('panel', {exact: true}).fill('17def');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', {name: '17DEF', exact: true}).waitFor();
      expect(new URL(page.url()).hash).toBe('#strut-17DEF');
      await page.getByText('struts, not a panel').waitFor();
      const text = await details(page).innerText();
      expect(text).toContain('on the party side');
      expect(text).toContain('on the business side');
      expect(await selected(page).getAttribute('data-panel')).toBe('17D');
      await page.getByRole('button', {name: 'business', exact: true}).tap();
      expect(await selected(page).getAttribute('data-panel')).toBe('17P');
      await page.reload();
      await page.getByRole('heading', {name: '17DEF', exact: true}).waitFor();
      await page.goBack();
      await settled(page, '18D');
      expect(trouble).toEqual([]);
    }));

  const strutNames = [...new Set(figures.struts!.map(({name}) => name))];
  const askStrut = (name: string): Question => ({
    hash: name.toLowerCase(),
    title: name,
    links: figures
      .struts!.filter((one) => one.name === name)
      .flatMap(({panels: names, task}) => [
        ...names.map((panel) => `#${panel}`),
        `/setup/#${task}`,
      ]),
  });

  test.concurrent('each is struts by its address, opened afresh or gone to', () =>
    readPage(wide, async ({page}) => {
      await open(page, `${FINDER}#${strutNames[0]!.toLowerCase()}`);
      const answers = await answersTo(page, strutNames.map(askStrut));
      expect(answers.map((answer) => answer.title)).toEqual(strutNames);
      expect(answers.filter(({missing}) => missing.length > 0)).toEqual([]);
    }));

  test.concurrent('a strut’s task opens in the guide', () =>
    readPage(wide, async ({page}) => {
      await open(page, `${FINDER}#33A`);
      await details(page).getByRole('link', {name: 'support struts'}).click();
      await page.waitForURL('**/setup/#party-crew-support-struts');
    }));

  test.concurrent('without script each has a row, and a strut of a group is found in it', () =>
    openWithoutJs(`${FINDER}#strut-33A`, async ({page}) => {
      const row = page.locator('[id="strut-33ABC"]');
      expect((await row.innerText()).replace(/\s+/g, ' ')).toContain('carries 33D');
      const own = await page.locator('[id="strut-33A"]').boundingBox();
      expect(own?.y).toBeGreaterThanOrEqual(0);
      expect(own?.y).toBeLessThan(740);
      expect(await page.locator('[id="41P"]').textContent()).toContain('41ABC? and 41DEF?');
    }));
});

describe('by a tape measure', () => {
  const EDGES = 'edges, clockwise seen from outside';

  test.concurrent('offline, with a thumb: edges find 17D, the address carries them', () =>
    readPage(phone, async ({page}) => {
      const trouble = watch(page);
      await open(page, `${FINDER}#16D`);
      // The map is alive by then: its script is here.
      await settled(page, '16D');
      await page.context().setOffline(true);
      await page.getByRole('button', {name: 'its edges'}).tap();
      await page.getByLabel(EDGES).fill(`4' 6½", 7' 1", 4' 1½"`);
      await page.getByRole('button', {name: 'fit it'}).tap();
      await page.getByRole('heading', {name: 'clockwise: that is 17D.'}).waitFor();
      expect(new URL(page.url()).search).toBe('?edges=54.5,85,49.5');
      await soon(async () => expect(await selected(page).getAttribute('data-panel')).toBe('17D'));
      expect(await tooWide(page)).toEqual([]);
      expect(await inaccessible(page)).toEqual([]);
      // Its mirror image, for who went the other way round.
      await page.locator('[data-finder] li a', {hasText: '17P'}).tap();
      await settled(page, '17P');
      await page.goBack();
      await page.getByRole('heading', {name: 'clockwise: that is 17D.'}).waitFor();
      // Without signal the browser says that it fetches nothing ahead.
      expect(trouble.filter((line) => line.startsWith('uncaught'))).toEqual([]);
    }));

  test.concurrent('a question that was sent is answered, and what decides is asked', () =>
    readPage(phone, async ({page}) => {
      await open(page, `${FINDER}?edges=40,49.75`);
      await page.getByRole('heading', {name: '2 panels fit.'}).waitFor();
      await page.getByText('Measure the next edge, clockwise.').waitFor();
      await page.getByRole('link', {name: /then it is 12D/}).tap();
      await settled(page, '12D');
    }));

  test.concurrent.each([
    ['banana', '“banana” is no length.'],
    ['0, 85', 'A length is more than 0.'],
    ['-85', 'A length is more than 0.'],
    ['8,'.repeat(5000), 'That is too long'],
    ['%E0%A4%A', 'is no length'],
  ])('%.20s gets a line', (typed, words) =>
    readPage(phone, async ({page}) => {
      const trouble = watch(page);
      await open(page, `${FINDER}?edges=${typed}`);
      await page.locator('[data-finder] h2', {hasText: words}).waitFor();
      expect(await tooWide(page)).toEqual([]);
      expect(trouble).toEqual([]);
    }),
  );
});

describe('by neighbors', () => {
  test.concurrent('18D and 22D are 23D, which is lit; the address can be sent, and Back comes back', () =>
    readPage(phone, async ({page}) => {
      const trouble = watch(page);
      await open(page);
      await byNeighbors(page);
      await page.getByLabel(NEIGHBORS).fill('18d 22 D');
      await page.getByRole('button', {name: 'find it'}).tap();
      await page.getByRole('heading', {name: '23D is next to 18D and 22D.'}).waitFor();
      expect(new URL(page.url()).hash).toBe('#next-to-18D-22D');
      expect(await selected(page).getAttribute('data-panel')).toBe('23D');
      await page.reload();
      await page.getByRole('heading', {name: '23D is next to 18D and 22D.'}).waitFor();
      expect(await tooWide(page)).toEqual([]);
      await page.locator('h2 + ul a').first().tap();
      await settled(page, '23D');
      await page.goBack();
      await page.getByRole('heading', {name: '23D is next to 18D and 22D.'}).waitFor();
      expect(trouble).toEqual([]);
    }));

  // All of them: neighbors.test.ts.
  test.concurrent('one panel of each view is first by all of its neighbors', () =>
    readPage(wide, async ({page}) => {
      await open(page);
      const names = Object.values(views).map((view) => Object.keys(view.panels)[0]!);
      const questions = panels
        .filter(({name}) => names.includes(name))
        .map(({name, neighbours}) => ({
          hash: `next-to-${neighbours.join('-')}`.toLowerCase(),
          first: name,
        }));
      expect(questions.length).toBeGreaterThan(4);
      const answers = await answersTo(page, questions);
      expect(answers.map(({first}) => first)).toEqual(questions.map(({first}) => first));
    }));

  test.concurrent('it answers with no signal', () =>
    readPage(phone, async ({page}) => {
      await open(page, `${FINDER}#17D`);
      await settled(page, '17D');
      await page.context().setOffline(true);
      await byNeighbors(page);
      await page.getByLabel(NEIGHBORS).fill('41D 32D');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', {name: /is next to 41D and 32D|next to both/}).waitFor();
    }));

  const asked: [typed: string, words: string][] = [
    ['18D 17DEF', '17DEF is a group of struts. Neighbors are panels.'],
    ['18D 44D', 'There is no 44D: on the party side the last is 43D.'],
    ['the hoof', 'None of that is a panel’s name.'],
    ['1D 41P', 'No panel is next to both 1D and 41P.'],
  ];

  test.concurrent('what is no neighbor, and what has none in common, gets a line', () =>
    readPage(phone, async ({page}) => {
      await open(page);
      await byNeighbors(page);
      for (const [typed, words] of asked) {
        await page.getByLabel(NEIGHBORS).fill(typed);
        await page.keyboard.press('Enter');
        await page.locator('[data-finder]').getByText(words).first().waitFor();
        expect({typed, tooWide: await tooWide(page)}).toEqual({typed, tooWide: []});
      }
    }));
});

const looks = [
  {theme: 'light', sunlight: 'off', audit: inaccessible},
  {theme: 'light', sunlight: 'on', audit: inaccessibleInSunlight},
  {theme: 'dark', sunlight: 'off', audit: inaccessibleColors},
  {theme: 'dark', sunlight: 'on', audit: inaccessibleInSunlight},
] as const;

test.concurrent.each(looks)(
  'each kind of answer, $theme, sunlight $sunlight: 44 px for gloves, nothing too wide, axe finds nothing',
  ({theme, sunlight, audit}) =>
    readPage(phone, async ({page}) => {
      await keepOnDevice(page, {'baaahs-sunlight': sunlight});
      await openHydrated(page, FINDER, theme);
      expect(await page.getAttribute('html', 'data-theme')).toBe(theme);
      expect(await page.locator('html[data-sunlight="on"]').count()).toBe(
        sunlight === 'on' ? 1 : 0,
      );
      for (const hash of ['#strut-17DEF', '#next-to-18D-22D', '#next-to-3D-7D-99D', '#41P']) {
        const before = await title(page).allInnerTexts();
        await page.evaluate((to) => (location.hash = to), hash);
        await soon(async () => expect(await title(page).innerText()).not.toBe(before[0]));
        const small = await page
          .locator(`${PART} :is(button, input, dl a, h2 ~ ul a, h2 ~ div a)`)
          .evaluateAll((all) =>
            all
              .map((one) => [one.textContent, one.getBoundingClientRect().height] as const)
              .filter(([, height]) => height > 0 && height < 44),
          );
        expect({
          hash,
          tooWide: await tooWide(page),
          small,
          inaccessible: await audit(page, PART),
        }).toEqual({hash, tooWide: [], small: [], inaccessible: []});
      }
    }),
);

describe('in the guide', () => {
  test.concurrent('a panel leads to the finder, which shows it, and Back comes back', () =>
    readPage(wide, async ({page}) => {
      await open(page, '/setup/#party-crew-primary-mounts');
      await page
        .locator('[data-task="party-crew-primary-mounts"] label')
        .getByRole('link', {name: '21D'})
        .click();
      await settled(page, '21D');
      await answerInSight(page);
      await page.goBack();
      await page.locator('[id="party-crew-primary-mounts"]').waitFor();
    }));

  test.concurrent('panels in lists and the buttons beside them are 44 px large on a phone', () =>
    readPage(phone, async ({page}) => {
      await open(page, '/setup/');
      const small = await page
        .locator('[data-task] :is(li > div a[class*="large"], button)')
        .evaluateAll((all) =>
          all
            .map((element) => element.getBoundingClientRect())
            .filter(({width, height}) => height > 0 && (height < 44 || width < 44)),
        );
      expect(small).toEqual([]);
      expect(await tooWide(page)).toEqual([]);
    }));
});
