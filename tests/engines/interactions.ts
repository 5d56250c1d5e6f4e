import {season} from '../../src/data/season';
import {atRest} from '../support/atRest';
import {DESK, PHONE, type Visitor} from './visit';

const TICK = 'party-crew-dj-platform/1';

const isAt = (path: string) => location.pathname + location.hash === path;
const isTicked = (id: string) =>
  document.querySelector<HTMLInputElement>(`[data-tick="${id}"]`)?.checked === true;
const isOpen = (selector: string) =>
  document.querySelector<HTMLDialogElement | HTMLDetailsElement>(selector)?.open === true;
const isInWindow = (selector: string) => {
  const {top, height} = document.querySelector(selector)?.getBoundingClientRect() ?? {};
  return height! > 0 && top! > 0 && top! < innerHeight;
};
const says = (selector: string, words: string) =>
  document.querySelector(selector)?.textContent?.includes(words) ?? false;

/** What carries the site, done as visitors do it. */
export function interactionsWork(visit: Visitor) {
  test('the theme turns and is kept', () =>
    visit(DESK, async ({page, go, so}) => {
      const isDark = () => document.documentElement.dataset.theme === 'dark';
      await go('/');
      expect(await page.evaluate(isDark)).toBe(false);
      await page.click('header button', 'Switch between dark and light mode');
      await so(isDark);
      await go('/campout/');
      expect(await page.evaluate(isDark)).toBe(true);
    }));

  test('the drawer opens, leads on and closes', () =>
    visit(PHONE, async ({page, go, so}) => {
      await go('/campout/');
      await page.click('header button', 'Open menu');
      await so(isOpen, 'dialog[aria-label="Menu"]');
      await page.click('dialog a', 'what to expect');
      await so(isAt, '/campout/what-to-expect/');
      await so((dialog) => !document.querySelector(dialog), 'dialog[open]');
    }));

  test('a question opens by a press, and by its address', () =>
    visit(PHONE, async ({page, go, so}) => {
      await go('/campout/q-and-a/');
      await page.click('details:not([open]) > summary');
      await so(isOpen, 'main details');
      await go('/campout/q-and-a/#dogs');
      await so(isOpen, 'details:has(#dogs)');
      await so(isInWindow, 'details:has(#dogs)');
    }));

  test('the search finds a strut and leads to it', () =>
    visit(PHONE, async ({page, go, so}) => {
      await go('/campout/');
      await page.click('header button', 'Search');
      await page.type('[role="combobox"]', '17DEF');
      await so(says, '[role="option"]', '17DEF');
      await page.press('Enter');
      await so(isAt, '/setup/panels/#strut-17DEF');
      await so(says, '[data-finder] h2', '17DEF');
      // To its row, where the words are marked.
      await so(isInWindow, '[id="strut-17DEF"]');
    }));

  test('edition and place are chosen', () =>
    visit(DESK, async ({page, go, so}) => {
      const shows = (crew: string) =>
        [...document.querySelectorAll<HTMLElement>('section[data-crew]')]
          .filter((section) => section.getClientRects().length > 0)
          .every((section) => section.dataset.crew === crew);
      await go('/setup/');
      await page.click('nav[aria-label="Edition"] a[href$="#tech-crew"]');
      await so(shows, 'tech-crew');
      await so(isAt, '/setup/#tech-crew');
      // The driver presses a place on the screen: what is pressed has to stand still.
      await atRest(() => page.evaluate(() => Math.round(scrollY)));
      await page.click('label:has(input[type="checkbox"])', 'BRC');
      await so(() => document.body.classList.contains('street-edition'));
      expect(await page.evaluate(() => location.search)).toBe('?edition=street');
    }));

  test('a tick survives a reload', () =>
    visit(PHONE, async ({page, go, so}) => {
      await go('/setup/');
      await page.click(`[data-tick="${TICK}"]`);
      await so(isTicked, TICK);
      await page.reload();
      await so(isTicked, TICK);
    }));

  test('the panel finder answers to a press on the map and to an address', () =>
    visit(PHONE, async ({page, go, so}) => {
      await go('/setup/panels/');
      await page.click('[data-shown="true"] a[data-panel="7D"] polygon');
      await so(says, '[data-finder] h2', '7D');
      await so(isAt, '/setup/panels/#7D');
      await go('/setup/panels/#R5P');
      await so(says, '[data-finder] h2', 'R5P');
      await so(isInWindow, '[data-finder] h2');
    }));

  test('the gallery opens a picture, turns the page and closes', () =>
    visit(PHONE, async ({page, go, so}) => {
      const viewer = 'dialog[aria-label="Pictures"]';
      await go('/campout/last-year/');
      await page.click('#pancakes > a');
      await so(isOpen, viewer);
      await so(() => location.search === '?picture=pancakes');
      await page.click(`${viewer} button`, 'Next picture');
      await so(() => location.search !== '?picture=pancakes');
      await so(
        (box) => [...document.querySelectorAll<HTMLImageElement>(box)].some((i) => i.complete),
        `${viewer} img`,
      );
      await page.press('Escape');
      await so(() => location.pathname === '/campout/last-year/' && location.search === '');
    }));

  test('ticks are handed over as text, from one device to another', async () => {
    let text = '';
    await visit(PHONE, async ({page, go, so}) => {
      await go('/setup/');
      await page.click(`[data-tick="${TICK}"]`);
      await so(isTicked, TICK);
      await go('/setup/handover/');
      await so(says, 'main', `Party Crew, ${season.year}, Black Rock City: 1 tick.`);
      text = await page.evaluate(
        () => document.querySelector<HTMLInputElement>('main input[readonly]')!.value,
      );
    });
    expect(text).toContain('ticks1.');
    await visit(PHONE, async ({page, go, so}) => {
      await go('/setup/handover/');
      await page.type('textarea', text);
      await page.click('button', 'read it');
      await page.click('button', 'add them');
      await so(says, 'main', '1 tick added');
      await page.click('a', 'To the guide of the Party Crew');
      await so(isTicked, TICK);
    });
  });
}
