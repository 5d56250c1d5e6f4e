/** Readers who are faster than the page, and readers who come back to it. */
import {moving, openHydrated} from '../support/browser';
import {parse} from '../support/build';
import {readPage} from '../support/readPage';
import {until} from '../support/until';
import {watch} from '../support/watch';

const viewport = {width: 1280, height: 800};
const last = '/campout/dj-lineup/';

test.concurrent('20 fast clicks end on the last, and so do 20 fast steps back and forward', () =>
  readPage({...moving, viewport}, async ({page}) => {
    const trouble = watch(page);
    await openHydrated(page, '/campout/', 'light');
    await page.evaluate(async () => {
      for (let n = 0; n < 20; n++) {
        // Each page has a header of its own.
        const links = document.querySelectorAll<HTMLElement>('header nav a[href^="/campout/"]');
        links[n % links.length]?.click();
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    });
    await page.locator(`header nav a[href="${last}"]`).first().dispatchEvent('click');
    /** One page is there, whole, and it is that of the address. */
    const settled = () =>
      until('title and address agree', async () => {
        const titles = await page.locator('h1').allInnerTexts();
        const {pathname} = new URL(page.url());
        return titles.join() === parse(pathname)('h1').text();
      });
    await page.waitForURL((url) => url.pathname === last);
    await settled();
    await page.evaluate(async () => {
      for (let n = 0; n < 20; n++) {
        // The browser may take two of opposite ways for none.
        if (n % 3) window.history.forward();
        else window.history.back();
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    });
    await settled();
    expect(trouble).toEqual([]);
  }));

test.concurrent('20 fast presses of the drawer leave it shut, and the page free', () =>
  readPage({...moving, viewport: {width: 360, height: 800}}, async ({page}) => {
    const trouble = watch(page);
    await openHydrated(page, '/campout/', 'light');
    await page.evaluate(async () => {
      const press = (label: string) =>
        document.querySelector<HTMLElement>(`button[aria-label="${label}"]`)?.click();
      for (let n = 0; n < 10; n++) {
        press('Open menu');
        press('Close menu');
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    });
    const drawer = page.getByRole('dialog', {name: 'Menu'});
    await drawer.waitFor({state: 'hidden'});
    await page.getByRole('button', {name: 'Open menu'}).click();
    await drawer.getByRole('link', {name: /previous years/}).click();
    await page.getByRole('heading', {level: 1, name: 'previous years'}).waitFor();
    expect(await page.locator('dialog[open]').count()).toBe(0);
    expect(trouble).toEqual([]);
  }));

test.concurrent('who comes back from another site finds page, theme and viewer as they were', () =>
  readPage({...moving, viewport, answerForeign: true}, async ({page, foreign}) => {
    const trouble = watch(page);
    await page.addInitScript(() => {
      window.addEventListener('pageshow', ({persisted}) => Object.assign(window, {persisted}));
    });
    await openHydrated(page, '/campout/last-year/', 'light');
    await page.getByRole('main').getByRole('listitem').getByRole('link').nth(1).click();
    await page.getByRole('dialog', {name: 'Pictures'}).waitFor();
    await page.goto('https://example.org/');
    expect(foreign).toContain('https://example.org/');
    await page.goBack();
    await page.getByRole('dialog', {name: 'Pictures'}).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', {name: 'Pictures'}).waitFor({state: 'hidden'});
    await page.getByRole('button', {name: /dark and light mode/}).click();
    expect(await page.getAttribute('html', 'data-theme')).toBe('dark');
    expect(trouble).toEqual([]);
  }));
