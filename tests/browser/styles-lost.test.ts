/** What the reader sees where no style applies: a plain page. */
import type {Route} from 'playwright-core';
import {openHydrated, withPage} from '../support/browser';

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

/** The page as the host sends it, without the styles that stand in it. */
async function withoutStyles(answer: Route) {
  const response = await answer.fetch();
  const body = (await response.text()).replace(/(<style data-href[^>]*>)[^]*?(?=<\/style>)/g, '$1');
  await answer.fulfill({response, body});
}

test.concurrent.each(routes)('%s is read from top to bottom', (route) =>
  // The policy names no empty style.
  withPage({viewport, bypassCSP: true}, async ({page}) => {
    await page.route('**/*.css', (answer) => answer.abort());
    await page.route(`**${route}?*`, withoutStyles);
    await openHydrated(page, route, 'light');
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
