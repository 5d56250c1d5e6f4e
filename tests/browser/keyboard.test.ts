/** The site by keyboard alone: where Tab leads, in which order, and whether one sees where one is. */
import {openHydrated} from '../support/browser';
import {walk} from '../support/keyboard';
import {readPage} from '../support/readPage';

const pages: [route: string, presses: number][] = [
  ['/', 30],
  ['/campout/', 30],
  ['/campout/dj-lineup/', 25],
  ['/campout/q-and-a/', 30],
  ['/setup/', 60],
  ['/setup/panels/', 40],
  ['/setup/goes-up/', 40],
  ['/org/2024/', 25],
];

const order = ['body', 'header', 'aside', 'main', 'footer'];

test.concurrent.each(pages)('%s: each stop is seen, and they go down the page', (route, presses) =>
  readPage({viewport: {width: 1280, height: 800}}, async ({page}) => {
    await openHydrated(page, route, 'light');
    const stops = await walk(page, presses);
    expect(stops[0]?.name).toBe('Skip to main content');
    expect(stops.filter(({trouble}) => trouble)).toEqual([]);
    const parts = stops.map(({part}) => part);
    expect(parts).toEqual([...parts].sort((a, b) => order.indexOf(a) - order.indexOf(b)));
    expect(parts).toContain('main');
  }),
);

test('the first stop skips the header', () =>
  readPage({viewport: {width: 1280, height: 800}}, async ({page}) => {
    await openHydrated(page, '/campout/', 'light');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const [next] = await walk(page, 1);
    expect(next?.part).toBe('main');
  }));

test('the viewer keeps the focus inside, shows it, and gives it back', () =>
  readPage({viewport: {width: 1280, height: 800}}, async ({page}) => {
    await openHydrated(page, '/campout/last-year/', 'light');
    await page.locator('main a:has(img)').nth(1).focus();
    const from = await page.evaluate(() => document.activeElement?.getAttribute('href'));
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    const stops = await walk(page, 4);
    expect(stops.filter(({part, trouble}) => part !== 'dialog' || trouble)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({state: 'hidden'});
    await page.waitForFunction(
      (href) => document.activeElement?.getAttribute('href') === href,
      from,
    );
    await page.waitForURL(({searchParams}) => !searchParams.has('picture'));
  }));

test('a crew is chosen by keyboard, and the guide shows it', () =>
  readPage({viewport: {width: 1280, height: 800}}, async ({page}) => {
    await openHydrated(page, '/setup/', 'light');
    await page
      .getByRole('navigation', {name: 'Edition'})
      .getByRole('link', {name: 'Party'})
      .focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', {level: 2, name: /Party Crew edition/i}).waitFor();
  }));

test('a ring that is missing is seen', () =>
  readPage({viewport: {width: 400, height: 300}}, async ({page}) => {
    await page.setContent('<main><button style="outline: none">sheep</button></main>');
    expect(await walk(page, 1)).toEqual([{name: 'sheep', part: 'main', trouble: 'no ring'}]);
  }));
