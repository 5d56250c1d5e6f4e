/** Labels for panels: chosen on a screen, printed, read by a camera. */
import type {Page} from 'playwright-core';
import {NOTHING_YET} from '../../src/features/guide/labels/noLabels';
import {openWithoutJs} from '../support/browser';
import {inaccessible, tooWide} from '../support/inspect';
import {LETTER, pagesOf, printedAround} from '../support/print';
import {readCode} from '../support/readCode';
import {readPage} from '../support/readPage';
import {watch} from '../support/watch';
import {hydrated} from '../support/hydrated';

const phone = {width: 360, height: 740};
const MM = 96 / 25.4;
/** A plain office printer, in dots per CSS pixel. */
const PRINTER = 200 / 96;
const themes = ['light', 'dark'] as const;

async function open(page: Page, query = '', theme = 'light') {
  await page.goto(`/setup/labels/?docusaurus-theme=${theme}${query}`);
  await hydrated(page);
  if (query) await page.waitForSelector('[data-labels]');
}

async function openForPrint(page: Page, query: string, theme = 'light') {
  await page.setViewportSize({width: Math.floor(LETTER.width), height: Math.floor(LETTER.height)});
  await page.emulateMedia({media: 'print'});
  await open(page, query, theme);
}

const sheetSizes = (page: Page) =>
  page
    .locator('[data-labels] > ul')
    .evaluateAll((sheets) => sheets.map((sheet) => sheet.querySelectorAll('[data-label]').length));

describe('on paper', () => {
  test.each(['A4', 'Letter'] as const)('on %s a page is a sheet of ten labels', (format) =>
    readPage({}, async ({page}) => {
      await openForPrint(page, '&crew=head-and-hind-crew');
      const sizes = await sheetSizes(page);
      expect(sizes.length).toBeGreaterThan(5);
      expect(sizes.slice(0, -1).every((size) => size === 10)).toBe(true);
      expect(await pagesOf(page, format)).toBe(sizes.length);
      expect(await printedAround(page)).toEqual([]);
      expect(await page.getByRole('heading', {level: 1}).isVisible()).toBe(false);
    }),
  );

  test('a label has its size, lies on the page whole, and its code is 20 mm or more', () =>
    readPage({}, async ({page}) => {
      await openForPrint(page, '&crew=party-crew');
      const sizes = await page.locator('[data-labels] > ul').evaluateAll((sheets) =>
        sheets.flatMap((sheet) => {
          const paper = sheet.getBoundingClientRect();
          return [...sheet.querySelectorAll('[data-label]')].map((label) => {
            const box = label.getBoundingClientRect();
            const code = label.querySelector('[data-address]')!.getBoundingClientRect();
            return {
              label: [box.width, box.height],
              end: [box.right, box.bottom - paper.top],
              code: code.width,
              quiet: box.right - code.right,
            };
          });
        }),
      );
      for (const {label, end, code, quiet} of sizes) {
        expect(label[0]).toBeCloseTo(89 * MM, 0);
        expect(label[1]).toBeCloseTo(48 * MM, 0);
        expect(end[0]).toBeLessThanOrEqual(LETTER.width);
        expect(end[1]).toBeLessThanOrEqual(LETTER.height);
        expect(code).toBeGreaterThanOrEqual(20 * MM);
        expect(quiet).toBeGreaterThan(2 * MM);
      }
    }));

  test.each(themes)('every code of the first sheet leads to its panel (%s theme)', (theme) =>
    readPage({deviceScaleFactor: PRINTER}, async ({page}) => {
      await openForPrint(page, '&panels=R1,26AP,F12D,17D', theme);
      const labels = await page.locator('[data-labels] > ul').first().locator('[data-label]').all();
      expect(labels.length).toBe(10);
      for (const label of labels) {
        const name = await label.getAttribute('data-label');
        expect(await readCode(label)).toBe(`https://www.baaahs.org/setup/panels/#${name}`);
      }
    }),
  );

  test('black on white while the dark theme is on', () =>
    readPage({}, async ({page}) => {
      await openForPrint(page, '&panels=17D', 'dark');
      const inks = await page
        .locator('[data-labels] :is([data-label] text, [data-address])')
        .evaluateAll((marks) => marks.map((mark) => getComputedStyle(mark).fill));
      // the letter of the side is white on its dot
      expect([...new Set(inks)].sort()).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
    }));

  test('nothing chosen: one page that says what to choose', () =>
    readPage({}, async ({page}) => {
      await openForPrint(page, '');
      expect(await pagesOf(page, 'A4')).toBe(1);
      expect(await page.getByText(NOTHING_YET).isVisible()).toBe(true);
    }));
});

describe('on a screen', () => {
  test('crew, section and names choose; the address can be sent on', () =>
    readPage({viewport: phone}, async ({page}) => {
      await open(page);
      expect(await page.locator('[data-labels]').count()).toBe(0);
      await page.getByRole('checkbox', {name: 'Party Crew'}).check();
      await page.getByRole('checkbox', {name: 'Belly'}).check();
      await page.getByLabel('panels by name').fill('17 d, r5p, 17X');
      await page.getByText('No panel is called “17X”.').waitFor();
      await page.waitForFunction(() => location.search.includes('17X'));
      const count = await page.locator('[data-count]').textContent();
      expect(count).toMatch(/^\d+ labels on \d sheets$/);
      await page.reload();
      await page.waitForSelector('[data-labels]');
      expect(await page.locator('[data-count]').textContent()).toBe(count);
      const names = await page
        .locator('[data-labels] [data-label]')
        .evaluateAll((labels) => labels.map((label) => label.getAttribute('data-label')));
      expect([...new Set(names)]).toEqual(['14D', '17D', '18D', '23D', 'R5P']);
    }));

  test('how many there are and the button are in the window for as long as the form is', () =>
    readPage({viewport: phone}, async ({page}) => {
      await open(page);
      await page.getByRole('checkbox', {name: 'Party Crew'}).check();
      const button = await page.getByRole('button', {name: 'print'}).boundingBox();
      const form = await page.locator('[data-label-chooser]').boundingBox();
      expect(form!.y + form!.height).toBeGreaterThan(phone.height);
      expect(button!.y + button!.height).toBeLessThan(phone.height);
    }));

  test('on a desk the sheets lie beside the form, and are no higher', () =>
    readPage({viewport: {width: 1440, height: 900}}, async ({page}) => {
      await open(page, '&crew=party-crew');
      const form = (await page.locator('[data-label-chooser]').boundingBox())!;
      const sheets = (await page.getByRole('region', {name: 'sheets'}).boundingBox())!;
      expect(sheets.x).toBeGreaterThan(form.x + form.width);
      expect([sheets.y, sheets.height]).toEqual([form.y, form.height]);
    }));

  test.each([360, 900])('at %d px sheets lie in one row below the form, however many', (width) =>
    readPage({viewport: {width, height: 800}}, async ({page}) => {
      const heights = [];
      for (const query of ['&panels=17D', '&crew=party-crew,business-crew,head-and-hind-crew']) {
        await open(page, query);
        const tops = await page
          .locator('[data-labels] > ul')
          .evaluateAll((sheets) => sheets.map((sheet) => sheet.getBoundingClientRect().top));
        expect(new Set(tops).size).toBe(1);
        heights.push((await page.getByRole('region', {name: 'sheets'}).boundingBox())!.height);
        expect(await tooWide(page)).toEqual([]);
      }
      expect(heights[0]).toBe(heights[1]);
      expect(heights[0]).toBeLessThan(500);
    }),
  );

  test('the button prints', () =>
    readPage({}, async ({page}) => {
      await page.addInitScript(() => {
        window.print = () => document.body.setAttribute('data-printed', '');
      });
      await open(page, '&panels=17D');
      await page.getByRole('button', {name: 'print'}).click();
      await page.waitForSelector('[data-printed]');
    }));

  test.each([
    ['a script', '&panels=%3Cscript%3Ealert(1)%3C%2Fscript%3E&crew=party-crew'],
    ['no valid encoding', '&crew=party-crew&panels=%E0%A4%A'],
    ['10 KB', `&crew=party-crew&panels=${'x%00,'.repeat(2000)}`],
  ])('%s in the address breaks nothing', (_, query) =>
    readPage({viewport: phone}, async ({page}) => {
      const trouble = watch(page);
      await open(page, query);
      expect(await page.locator('[data-labels] [data-label]').count()).toBeGreaterThan(50);
      expect(await tooWide(page)).toEqual([]);
      expect(trouble).toEqual([]);
    }),
  );

  test('what is pressed is at least 44 px high', () =>
    readPage({viewport: phone}, async ({page}) => {
      await open(page, '&panels=17D');
      const heights = await page
        .locator('[data-label-chooser] :is(label:has(input), input[type="text"], button)')
        .evaluateAll((targets) => targets.map((target) => target.getBoundingClientRect().height));
      expect(heights.length).toBeGreaterThan(20);
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    }));

  test.each(themes)('labels are accessible and not too wide (%s)', (theme) =>
    readPage({viewport: phone}, async ({page}) => {
      await open(page, '&panels=17D,R1,nonsense', theme);
      expect(await tooWide(page)).toEqual([]);
      expect(await inaccessible(page)).toEqual([]);
    }),
  );

  test('without script it says why, and where the panels are', () =>
    openWithoutJs('/setup/labels/', async ({page}) => {
      const words = page.locator('[data-without-script] p');
      expect(await words.innerText()).toContain('Labels are drawn in the browser');
      expect((await words.boundingBox())?.height).toBeGreaterThan(40);
      expect(await words.locator('a').getAttribute('href')).toBe('/setup/panels/');
      expect(await page.locator('[data-label-chooser]').isVisible()).toBe(false);
    }));
});
