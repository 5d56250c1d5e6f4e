/** What a browser test reads from an open page. Each gives a list of mistakes, empty when fine. */
import {setTimeout} from 'node:timers/promises';
import type axe from 'axe-core';
import type {Page} from 'playwright-core';
import {axeSource} from './axeSource';
import {setTheme} from './setTheme';

/** Scrolls to the end and back, so that everything that waits to be seen appears. */
export const seeAll = (page: Page): Promise<void> => page.evaluate(toTheEndAndBack);

/** In the page: scrolls to the end and back. */
export async function toTheEndAndBack(): Promise<void> {
  // On a busy machine a window may not be drawn for a while, and one page waited five minutes.
  const frame = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => resolve());
      window.setTimeout(resolve, 1000);
    });
  for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
    window.scrollTo({top: y, behavior: 'instant'});
    await frame();
  }
  window.scrollTo({top: 0, behavior: 'instant'});
}

/** Elements that make the page wider than its window. */
export const tooWide = (page: Page): Promise<string[]> => page.evaluate(widerThanWindow);

/** In the page: what makes it wider than its window. */
export function widerThanWindow(): string[] {
  const {scrollWidth, clientWidth} = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const culprits = [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .slice(0, 5)
    .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`);
  return [`${scrollWidth} px in a window of ${clientWidth} px, by ${culprits.join(' ')}`];
}

/** Pictures that are shown but have not arrived. */
function emptyNow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const img of document.images) img.loading = 'eager';
    return [...document.images]
      .filter((img) => img.getClientRects().length > 0)
      .filter((img) => !img.complete || img.naturalWidth === 0)
      .map((img) => img.currentSrc || img.src);
  });
}

/** Pictures that are shown but do not arrive within ten seconds. */
export async function emptyPictures(page: Page): Promise<string[]> {
  const end = Date.now() + 10_000;
  let empty = await emptyNow(page);
  while (empty.length > 0 && Date.now() < end) {
    await setTimeout(100);
    empty = await emptyNow(page);
  }
  return empty;
}

/**
 * In the page: has axe read a part of it. Meanwhile the large parts that nobody sees (other crews, folded
 * answers) are out of the page: axe finds nothing in them, and asks so often whether they are hidden that
 * a page of the guide took it three to seven times as long.
 */
async function axeRun([runOnly, within]: readonly [axe.RunOnly, string]): Promise<axe.AxeResults> {
  const isLarge = (element: Element) => element.querySelectorAll('*').length > 50;
  // What has no box of its own, such as an island, is seen all the same.
  const isSeen = (element: Element) =>
    element.checkVisibility() || getComputedStyle(element).display === 'contents';
  const hiddenIn = (parent: Element): Element[] =>
    [...parent.children]
      .filter(isLarge)
      .flatMap((child) => (isSeen(child) ? hiddenIn(child) : [child]));
  const putBack = hiddenIn(document.body).map((element) => {
    const place = document.createComment('');
    element.replaceWith(place);
    return () => place.replaceWith(element);
  });
  try {
    return await (window as unknown as {axe: typeof axe}).axe.run(
      within === 'html' ? document : within,
      {runOnly, resultTypes: ['violations'], iframes: false},
    );
  } finally {
    putBack.forEach((put) => put());
  }
}

/** What axe finds by these rules in a part of the page, a line for each element. */
async function violated(page: Page, runOnly: axe.RunOnly, part = 'html'): Promise<string[]> {
  // Colours are measured, so nothing may be half faded in.
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
        .map((animation) => animation.finished),
    ),
  );
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const {violations} = await page.evaluate(axeRun, [runOnly, part] as const);
  return violations.flatMap(({id, help, nodes}) =>
    nodes.map(({target, any}) => `${id} at ${target.join(' ')}: ${any[0]?.message ?? help}`),
  );
}

/** What axe finds against WCAG 2.2 AA. */
export const inaccessible = (page: Page, part?: string) =>
  violated(
    page,
    {type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']},
    part,
  );

const colors = ['color-contrast', 'link-in-text-block'];

/** The same by the rules on color alone: all that another theme changes on a page. */
export const inaccessibleColors = (page: Page, part?: string) =>
  violated(page, {type: 'rule', values: colors}, part);

/** What the dark theme changes, and that is colors. The page is light before and afterwards. */
export async function inaccessibleInDark(page: Page, part?: string): Promise<string[]> {
  await setTheme(page, 'dark');
  const found = await inaccessibleColors(page, part);
  await setTheme(page, 'light');
  return found;
}

/** The same by the rules on color and size: sunlight has larger type, too. */
export const inaccessibleInSunlight = (page: Page, part?: string) =>
  violated(page, {type: 'rule', values: [...colors, 'target-size']}, part);

/** What Lighthouse has axe look for beyond WCAG 2.2 AA. */
export const inaccessibleToLighthouse = (page: Page) =>
  violated(page, {
    type: 'rule',
    values: [
      ...['accesskeys', 'aria-allowed-role', 'aria-dialog-name', 'aria-text'],
      ...['aria-treeitem-name', 'duplicate-id-aria', 'empty-heading', 'heading-order'],
      ...['identical-links-same-purpose', 'image-redundant-alt', 'label-content-name-mismatch'],
      ...['landmark-one-main', 'skip-link', 'tabindex', 'table-duplicate-name'],
      ...['table-fake-caption', 'target-size', 'td-has-header'],
    ],
  });
