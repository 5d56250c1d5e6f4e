/** The guide and the table kit as they come out of a printer. */
import {crews} from '../../src/features/guide/model/crews';
import {editionText} from '../../src/features/guide/edition/usePrinted';
import {atRest} from '../support/atRest';
import {moving, openWithoutJs} from '../support/browser';
import {
  addRule,
  LETTER,
  openForPrint,
  pagesOf,
  paleTexts,
  printed,
  printedAround,
  printedCrews,
} from '../support/print';
import {readPage} from '../support/readPage';
import {hydrated} from '../support/hydrated';

const COMMON = ['roles', 'safety', 'general-knowledge', 'teardown'];
const KITS = ['party-crew', 'business-crew', 'head-and-hind-crew'] as const;
const ids = crews.map(({id}) => id);
const editions = (['all', ...ids] as const).flatMap((crew) =>
  (['brc', 'street'] as const).map((place) => ({crew, place})),
);
const hash = (crew: string) => (crew === 'all' ? '' : `#${crew}`);

describe('the guide', () => {
  test.concurrent.each(editions)('$crew, $place: exactly that edition', ({crew, place}) =>
    readPage(moving, async ({page}) => {
      await openForPrint(page, `/setup/?edition=${place}${hash(crew)}`);
      const other = place === 'brc' ? 'street' : 'brc';
      expect(await printedCrews(page)).toEqual(crew === 'all' ? [...ids].sort() : [crew]);
      const common = COMMON.map((id) => `h2#${id}`).join(', ');
      expect(await printed(page, common)).toEqual(COMMON);
      expect(await printed(page, `[data-place="${other}"]`)).toEqual([]);
      expect(await printedAround(page)).toEqual([]);

      // and every page says which it is
      const margins = await page.evaluate(() => {
        window.dispatchEvent(new Event('beforeprint'));
        const {style} = document.documentElement;
        return ['--print-left', '--print-right'].map((name) => style.getPropertyValue(name));
      });
      const edition = editionText(crew, place);
      expect(margins[0]).toBe(`"${edition}"`);
      expect(margins[1]).toMatch(/^"Season \d{4}, built \d{4}-\d\d-\d\d"$/);
      const line = page.locator('[data-print-header]');
      expect(await line.isVisible()).toBe(true);
      expect(await line.textContent()).toContain(edition);
    }),
  );

  test('margins of the page hold these texts and the number of the page', () =>
    readPage(moving, async ({page}) => {
      await openForPrint(page, '/setup/');
      const rules = await page.evaluate(() =>
        [...document.styleSheets]
          .flatMap((sheet) => [...sheet.cssRules])
          .filter((rule) => rule instanceof CSSPageRule)
          .map((rule) => rule.cssText)
          .join(' '),
      );
      expect(rules).toMatch(/@top-left[^}]*var\(--print-left/);
      expect(rules).toMatch(/@top-right[^}]*var\(--print-right/);
      expect(rules).toMatch(/@bottom-right[^}]*counter\(page\)/);
    }));

  test.each(['light', 'dark'])('black on white while the %s theme is on', (theme) =>
    readPage(moving, async ({page}) => {
      await openForPrint(page, `/setup/?docusaurus-theme=${theme}`);
      expect(await page.getAttribute('html', 'data-theme')).toBe(theme);
      expect(await paleTexts(page)).toEqual([]);
      const background = (name: string) =>
        page.locator(name).evaluate((element) => getComputedStyle(element).backgroundColor);
      expect([await background('html'), await background('body')]).toEqual([
        'rgb(255, 255, 255)',
        'rgb(255, 255, 255)',
      ]);
    }),
  );

  test('boxes are empty squares, ticked ones have a tick', () =>
    readPage(moving, async ({page}) => {
      await openForPrint(page, '/setup/#party-crew');
      const boxes = page.locator('[data-task="party-crew-dj-platform"] input');
      await boxes.first().check();
      const looks = await boxes.evaluateAll((inputs) =>
        inputs.map((input) => {
          const {width, height} = input.getBoundingClientRect();
          const {appearance, borderTopStyle, backgroundColor} = getComputedStyle(input);
          return {
            square: width > 12 && Math.abs(width - height) < 1,
            drawn: `${appearance} ${borderTopStyle} ${backgroundColor}`,
            tick: getComputedStyle(input, '::before').content !== 'none',
          };
        }),
      );
      const empty = {square: true, drawn: 'none solid rgba(0, 0, 0, 0)', tick: false};
      expect(looks.length).toBeGreaterThan(2);
      expect(looks).toEqual([{...empty, tick: true}, ...looks.slice(1).map(() => empty)]);
    }));

  test('every task fits on a page and is not broken across two', () =>
    readPage(moving, async ({page}) => {
      await openForPrint(page, '/setup/');
      const tasks = await page.locator('[data-task]').evaluateAll((elements) =>
        elements.map((element) => ({
          id: element.getAttribute('data-task'),
          height: element.getBoundingClientRect().height,
          inside: getComputedStyle(element).breakInside,
        })),
      );
      expect(tasks.length).toBeGreaterThan(15);
      // a heading and a sentence stand above it
      expect(tasks.filter(({height}) => height > LETTER.height - 120)).toEqual([]);
      expect(tasks.filter(({inside}) => inside !== 'avoid')).toEqual([]);
    }));

  test('headings stay with what follows', () =>
    readPage(moving, async ({page}) => {
      await openForPrint(page, '/setup/');
      const loose = await page
        .locator('.theme-doc-markdown :is(h2, h3, h4)')
        .evaluateAll((headings) =>
          headings
            .filter((heading) => getComputedStyle(heading).breakAfter !== 'avoid')
            .map(({id}) => id),
        );
      expect(loose).toEqual([]);
    }));

  test('without script everything is printed, and nothing around it', () =>
    openWithoutJs('/setup/', async ({page}) => {
      await page.emulateMedia({media: 'print'});
      expect(await printedCrews(page)).toEqual([...ids].sort());
      expect(await printed(page, '[data-place="street"]')).not.toEqual([]);
      expect(await printed(page, '[data-place="brc"]')).not.toEqual([]);
      expect(await printedAround(page)).toEqual([]);
    }));
});

describe('the table kit', () => {
  test.concurrent.each(KITS)('%s: its sheets, then its edition of the guide', (crew) =>
    readPage(moving, async ({page}) => {
      await openForPrint(page, `/setup/kit/#${crew}`);
      const kits = await page
        .locator('[data-kit]')
        .evaluateAll((elements) =>
          elements.filter((element) => element.checkVisibility()).map(({id}) => id),
        );
      expect(kits).toEqual([crew]);
      expect(await printedCrews(page)).toEqual([crew]);
      expect(await printed(page, COMMON.map((id) => `h2#${id}`).join(', '))).toEqual(COMMON);
      expect(await printedAround(page)).toEqual([]);
      expect(await printed(page, 'h1')).toEqual([]);
    }),
  );

  test.concurrent.each(KITS)(
    '%s: each sheet fills one page of either paper, none is empty',
    (crew) =>
      readPage(moving, async ({page}) => {
        await openForPrint(page, `/setup/kit/#${crew}`);
        const onBoth = async () => [await pagesOf(page, 'A4'), await pagesOf(page, 'Letter')];
        const whole = await onBoth();
        await addRule(page, '[data-kit] ~ :not([data-kit]) { display: none }');
        const sheets = (await printed(page, '[data-sheet]')).length;
        expect(sheets).toBeGreaterThan(5);
        // one more, on which the guide would begin
        expect(await onBoth()).toEqual([sheets + 1, sheets + 1]);
        expect(Math.min(...whole)).toBeGreaterThan(sheets + 3);
      }),
  );

  test.each([
    ['panel map', 'party side'],
    ['how it comes down', 'pictures 1–6'],
  ])('%s, %s: its button prints that sheet and nothing else', (title, shows) =>
    readPage(moving, async ({page}) => {
      await page.goto('/setup/kit/');
      await hydrated(page);
      await page.evaluate(() => {
        window.print = () => document.body.setAttribute('data-printing', '');
      });
      const button = page.getByRole('button', {name: `print this sheet: ${title}, ${shows}`});
      for (const format of ['A4', 'Letter'] as const) {
        await button.first().click();
        await page.waitForSelector('[data-printing]');
        await page.emulateMedia({media: 'print'});
        expect(await printed(page, '[data-sheet]')).toHaveLength(1);
        expect(await printed(page, `[data-sheet="${title}"][data-alone]`)).toHaveLength(1);
        // Its end takes back what was marked.
        expect(await pagesOf(page, format)).toBe(1);
        await page.emulateMedia({media: 'screen'});
      }
      await page.emulateMedia({media: 'print'});
      expect((await printed(page, '[data-sheet]')).length).toBeGreaterThan(20);
    }),
  );

  test('on screen its sheets are small pages, and the guide behind them is out of the way', () =>
    readPage({...moving, viewport: {width: 1280, height: 800}}, async ({page}) => {
      await page.goto('/setup/kit/#party-crew');
      await hydrated(page);
      const heights = await page
        .locator('#party-crew [data-sheet]')
        .evaluateAll((sheets) => sheets.map((sheet) => sheet.getBoundingClientRect().height));
      expect(heights.length).toBeGreaterThan(10);
      expect(Math.max(...heights)).toBeLessThan(500);
      expect(await page.locator('#safety').isVisible()).toBe(false);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6000);
    }));

  test('on a tablet a turned sheet is as wide as two others, whatever is beside it', () =>
    readPage({...moving, viewport: {width: 900, height: 1000}}, async ({page}) => {
      await page.goto('/setup/kit/#head-and-hind-crew');
      await hydrated(page);
      const widths = await page
        .locator('#head-and-hind-crew [data-sheet]')
        .evaluateAll((sheets) =>
          sheets.map((sheet) => Math.round(sheet.getBoundingClientRect().width)),
        );
      expect(new Set(widths).size).toBe(2);
      expect(Math.max(...widths)).toBeLessThan(2.2 * Math.min(...widths));
    }));

  test.concurrent.each(KITS)(
    '%s: on screen what is on a sheet ends before its page does, which is seen whole',
    (crew) =>
      readPage({...moving, viewport: {width: 1280, height: 800}}, async ({page}) => {
        await page.goto(`/setup/kit/#${crew}`);
        await hydrated(page);
        const cut = await page.locator(`#${crew} [data-sheet] [inert]`).evaluateAll((papers) =>
          papers
            .filter((paper) => {
              const page = paper.firstElementChild!;
              const last = page.lastElementChild?.getBoundingClientRect();
              const is = page.getBoundingClientRect();
              const frame = paper.getBoundingClientRect();
              const isSeen = (['top', 'right', 'bottom', 'left'] as const).every(
                (edge) => Math.abs(is[edge] - frame[edge]) < 1,
              );
              return !isSeen || !last?.height || last.bottom >= is.bottom || last.right > is.right;
            })
            .map((paper) => paper.textContent.slice(0, 60)),
        );
        expect(cut).toEqual([]);
      }),
  );

  test('the lines to check the print are 5 inches and 10 cm long', () =>
    readPage(moving, async ({page}) => {
      await openForPrint(page, '/setup/kit/#party-crew');
      const lengths = await page.locator('#party-crew [data-check]').evaluateAll((lines) =>
        lines.map((line) => {
          const {height} = (line as SVGLineElement).getBBox();
          return height * ((line as SVGLineElement).getScreenCTM()?.d ?? 0);
        }),
      );
      expect(lengths[0]).toBeCloseTo(5 * 96, 1);
      expect(lengths[1]).toBeCloseTo((10 / 2.54) * 96, 1);
    }));

  test('no id stands twice, and a crew’s link leads to its kit', () =>
    readPage({...moving, viewport: {width: 1280, height: 800}}, async ({page}) => {
      await page.goto('/setup/kit/');
      await hydrated(page);
      const all = await page.locator('[id]').evaluateAll((elements) => elements.map(({id}) => id));
      expect(all.filter((id, i) => all.indexOf(id) !== i)).toEqual([]);
      await page
        .getByRole('navigation', {name: 'Kit'})
        .getByRole('link', {name: 'Business Crew'})
        .click();
      await page.waitForFunction(() => location.hash === '#business-crew' && scrollY > 0);
      // the other kits go in the next frame
      const topOf = async () => (await page.locator('#business-crew').boundingBox())?.y ?? 0;
      const top = await atRest(topOf);
      expect(top).toBeGreaterThan(0);
      expect(top).toBeLessThan(400);
    }));

  test('ticks of the guide are ticked in the kit', () =>
    readPage(moving, async ({page}) => {
      const box = '[data-tick="party-crew-dj-platform/1"]';
      await openForPrint(page, '/setup/#party-crew');
      await page.locator(box).check();
      await openForPrint(page, '/setup/kit/#party-crew');
      expect(await page.locator(box).isChecked()).toBe(true);
    }));

  test('without script all kits are there', () =>
    openWithoutJs('/setup/kit/', async ({page}) => {
      await page.emulateMedia({media: 'print'});
      expect(await printed(page, '[data-kit]')).toEqual([...KITS]);
      expect(await printedCrews(page)).toEqual([...ids].sort());
    }));
});
