/** Every kind of page as sheets of paper, counted and looked at by where their ink is. */
import {crews} from '../../src/features/guide/model/crews';
import {showOneCrew} from '../support/oneCrew';
import {FORMATS, percents, print, printOpen} from '../support/pdf/print';
import {sheetsOf} from '../support/pdf/sheets';
import {addRule, LETTER, openForPrint, printed} from '../support/print';
import {readPage} from '../support/readPage';
import {hydrated} from '../support/hydrated';

describe('the reader of sheets', () => {
  test('sees a blank sheet, and how far another is filled', () =>
    readPage({}, async ({page}) => {
      await page.goto('/offline/not-kept/');
      await addRule(page, 'body > * { display: none }');
      await addRule(page, 'body::before { content: ""; display: block; height: 100vh }');
      await addRule(page, 'body::after { content: "end"; display: block; padding-top: 100px }');
      const [first, second, ...others] = sheetsOf(await page.pdf({format: 'A4'}));
      expect(first?.filled).toBe(0);
      expect(second?.filled).toBeGreaterThan(0.05);
      expect(second?.filled).toBeLessThan(0.2);
      expect(others).toEqual([]);
    }));
});

test.concurrent.each([
  '/',
  '/campout/',
  '/campout/what-to-expect/',
  '/campout/dj-lineup/',
  '/campout/q-and-a/',
  '/campout/last-year/',
  '/campout/schedule/',
  '/campout/leaflet/',
  '/org/2024/',
  '/offline/',
  '/not-found/',
  '/campout/nothing-here/',
  '/setup/?edition=brc',
  '/setup/?edition=street',
  '/setup/kit/',
  '/setup/board/',
  '/setup/teardown/',
  '/setup/panels/',
  '/setup/goes-up/',
  '/setup/between-years/',
  '/2024/setup/',
])('%s prints no blank sheet and cuts no picture', (address) =>
  readPage({}, async ({page}) => {
    const printed = await print(page, address);
    for (const format of FORMATS) {
      const blank = percents(printed[format]).filter((filled) => filled < 2);
      const cut = printed[format].filter(({cutsPicture}) => cutsPicture);
      expect({format, blank, cut}).toEqual({format, blank: [], cut: []});
    }
  }),
);

test('the leaflet is two sheets, and neither is half empty', () =>
  readPage({}, async ({page}) => {
    const printed = await print(page, '/campout/leaflet/');
    for (const format of FORMATS) {
      const filled = percents(printed[format]);
      expect({format, sheets: filled.length}).toEqual({format, sheets: 2});
      expect(Math.min(...filled)).toBeGreaterThan(60);
    }
  }));

test.concurrent.each(['brc', 'street'])('%s: short tasks of each crew share a sheet', (place) =>
  readPage({}, async ({page}) => {
    await page.goto(`/setup/?edition=${place}`);
    await hydrated(page);
    for (const [nth, {id}] of crews.entries()) {
      await showOneCrew(page, nth);
      const printed = await printOpen(page);
      for (const format of FORMATS) {
        const sheets = percents(printed[format]);
        // the last one ends where the text does
        const halfEmpty = sheets.slice(0, -1).filter((filled) => filled < 40);
        expect({id, format, sheets, halfEmpty}).toEqual({id, format, sheets, halfEmpty: []});
      }
    }
  }),
);

test.concurrent('no line of the buying list is alone on a sheet', () =>
  readPage({}, async ({page}) => {
    const printed = await print(page, '/setup/buy-and-bring/');
    for (const format of FORMATS) {
      const sheets = percents(printed[format]).slice(0, -1);
      expect(Math.min(...sheets)).toBeGreaterThan(75);
    }
  }));

test.concurrent.each(['party-crew', 'party-crew,business-crew,head-and-hind-crew'])(
  'labels of %s are on as many sheets as promised',
  (names) =>
    readPage({}, async ({page}) => {
      const printed = await print(page, `/setup/labels/?crew=${names}`, '[data-labels]');
      const promise = await page.locator('[data-count]').textContent();
      const sheets = Number(/^\d+ labels on (\d+) sheets$/.exec(promise ?? '')?.[1]);
      expect([printed.Letter.length, printed.A4.length]).toEqual([sheets, sheets]);
      expect(percents([...printed.Letter, ...printed.A4]).filter((filled) => filled < 15)).toEqual(
        [],
      );
    }),
);

test('in teardown two views of a step stand beside each other on paper, and are low', () =>
  readPage({}, async ({page}) => {
    await openForPrint(page, '/setup/teardown/');
    const pairs = await page.locator('[data-views="2"] > div').evaluateAll((all) =>
      all.map((views) =>
        [...views.children].map((view) => {
          const {bottom, height} = view.getBoundingClientRect();
          return {bottom: Math.round(bottom), height};
        }),
      ),
    );
    expect(pairs.length).toBeGreaterThan(3);
    for (const pair of pairs) {
      expect(new Set(pair.map(({bottom}) => bottom)).size).toBe(1);
      const heights = pair.map(({height}) => height);
      expect(Math.min(...heights)).toBeGreaterThan(50);
      // 32 mm
      expect(Math.max(...heights)).toBeLessThan(121);
    }
  }));

test.each(['/setup/', '/setup/teardown/', '/2024/setup/'])(
  '%s: each box to tick is whole on paper: it begins where its list does',
  (address) =>
    readPage({}, async ({page}) => {
      await openForPrint(page, address);
      const boxes = await page.locator('li input[type="checkbox"]').evaluateAll((all) =>
        all
          .filter((box) => box.getClientRects().length > 0)
          .map((box) => {
            const edge = box.closest('li')!.parentElement!.getBoundingClientRect().left;
            return {
              tick: box.closest('li')!.textContent,
              in: box.getBoundingClientRect().left - edge,
            };
          }),
      );
      expect(boxes.length).toBeGreaterThan(30);
      expect(boxes.filter((box) => box.in < 0)).toEqual([]);
    }),
);

test('each step of a hanging order has its picture on paper, with the names of its panels', () =>
  readPage({}, async ({page}) => {
    await openForPrint(page, '/setup/');
    const steps = await page.locator('li:has([data-order])').evaluateAll((all) =>
      all.map((step) => {
        const picture = step.querySelector('[data-frame] > [role="img"]')!;
        const words = step.querySelector('[data-order] > p')?.textContent ?? '';
        const names = [...picture.querySelectorAll('text')].map(({textContent}) => textContent);
        return {
          high: picture.getBoundingClientRect().height,
          lost: (words.match(/\b[FR]?\d+[AB]?[DP]\b|\b[FR]\d+\b/g) ?? []).filter(
            (panel) => !names.includes(panel),
          ),
        };
      }),
    );
    expect(steps.length).toBe(35);
    for (const {high, lost} of steps) {
      expect(high).toBeGreaterThan(90);
      expect(lost).toEqual([]);
    }
  }));

test('each step that needs a ladder has its sign on paper, clear of its name', () =>
  readPage({}, async ({page}) => {
    await page.setViewportSize({width: Math.floor(LETTER.width), height: 900});
    await page.emulateMedia({media: 'print'});
    await page.goto('/setup/goes-up/');
    await hydrated(page);
    const steps = await page.locator('[data-frames] li:has([data-ladder])').evaluateAll((all) =>
      all.map((step) => {
        const card = step.getBoundingClientRect();
        const ladder = step.querySelector('[data-ladder]')!;
        const sign = ladder.getBoundingClientRect();
        const words = document.createRange();
        words.selectNodeContents(step.querySelector('p')!);
        const {right, bottom} = words.getBoundingClientRect();
        return {
          step: step.querySelector('p')!.textContent,
          isInside:
            sign.top >= card.top && sign.right <= card.right + 1 && sign.bottom < card.bottom,
          // Printed, Chromium heaps up what is not: in one card of a row, or on top of the first page.
          isInFlow: getComputedStyle(ladder).position === 'static',
          isClear: right < sign.left || bottom < sign.top,
        };
      }),
    );
    expect(steps.length).toBeGreaterThan(20);
    const isRight = (one: (typeof steps)[number]) => one.isInside && one.isInFlow && one.isClear;
    expect(steps.filter((one) => !isRight(one))).toEqual([]);
  }));

test.each(['/', '/campout/', '/campout/last-year/', '/campout/q-and-a/', '/org/2024/'])(
  '%s prints nothing that can only be pressed',
  (address) =>
    readPage({}, async ({page}) => {
      await page.emulateMedia({media: 'print'});
      await page.goto(address);
      await hydrated(page);
      expect(await printed(page, 'button:not([data-word]), [class*="hash-link"]')).toEqual([]);
      const words = await page.locator('main').innerText();
      expect(words).not.toMatch(/pause|link to this answer|add to calendar/);
      const chevrons = await page
        .locator('main summary')
        .evaluateAll((all) =>
          all
            .filter((one) => one.checkVisibility())
            .map((one) => getComputedStyle(one, '::after').display),
        );
      expect(chevrons.filter((display) => display !== 'none')).toEqual([]);
    }),
);

test('all questions of the campout are printed, none over another', () =>
  readPage({}, async ({page}) => {
    await page.emulateMedia({media: 'print'});
    await page.goto('/campout/');
    await hydrated(page);
    const tops = await page
      .locator('[class*="questions"] > p')
      .evaluateAll((all) =>
        all
          .filter((one) => getComputedStyle(one).visibility === 'visible')
          .map((one) => one.getBoundingClientRect().top),
      );
    expect(new Set(tops).size).toBe(4);
  }));
