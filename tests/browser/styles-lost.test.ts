/** What the reader sees where no style applies: a plain page. */
import {moving, openHydrated} from '../support/browser';
import {readPage} from '../support/readPage';

const viewport = {width: 360, height: 800};
/** Larger than an icon, smaller than a window, in pixels. */
const LARGE = 100;

const routes = [
  '/',
  '/campout/dj-lineup/',
  '/campout/q-and-a/',
  '/campout/last-year/',
  '/setup/',
  '/setup/panels/',
  '/org/2024/',
  '/search/',
  '/offline/',
];

test.concurrent.each(routes)('%s is read from top to bottom', (route) =>
  readPage({...moving, viewport}, async ({page}) => {
    await openHydrated(page, route, 'light');
    await page.evaluate(() => {
      for (const sheet of document.styleSheets) sheet.disabled = true;
    });
    const seen = await page.evaluate((large) => {
      const sizeOf = (element: Element) => element.getBoundingClientRect();
      return {
        dialogs: [...document.querySelectorAll('dialog')].filter((dialog) => dialog.open).length,
        // Signs of the interface; drawings with words or outlines of their own may be as wide as they like.
        giants: [...document.querySelectorAll('button svg, a svg, header svg, footer svg')]
          .filter((svg) => sizeOf(svg).height > large || sizeOf(svg).width > 2 * large)
          .map((svg) => svg.outerHTML.slice(0, 80)),
        blots: [...document.querySelectorAll('main svg')]
          .filter((svg) => sizeOf(svg).height > large && getComputedStyle(svg).fill !== 'none')
          .map((svg) => svg.outerHTML.slice(0, 80)),
        without: [...document.querySelectorAll('[data-without-script]')].filter(
          (element) => element.getClientRects().length > 0,
        ).length,
      };
    }, LARGE);
    expect(seen).toEqual({dialogs: 0, giants: [], blots: [], without: 0});
  }),
);
