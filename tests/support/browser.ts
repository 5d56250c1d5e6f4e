/** Pages opened in the browser that the tests of a file share. */
import type {BrowserContextOptions, Page} from 'playwright-core';
import type {Opened} from './context';
import {answerOthers, foreignRequests, violations} from './heard';
import {readPage} from './readPage';
import {hydrated} from './hydrated';
import {againIfUndrawn, blame, whileDrawn} from './undrawn';

/**
 * For tests of what moves, or of what it may be in the way of. Others ask for less motion: what moves is
 * drawn again sixty times a second, by processors that have other pages to read.
 */
export const moving = {reducedMotion: 'no-preference'} as const;

/**
 * Opens an empty page in a window of its own, closes it after the work. Nothing leaves the machine.
 * `readPage` is the usual way, and three times as fast. This is for what cannot be undone or must be the
 * first: a clock, a service worker, no policy, a window that is closed, what a first visit fetches, what
 * is on its way when typefaces or pictures come, and pictures that do not come: the browser shows those
 * that it has seen.
 * @param options Playwright's, such as the viewport in CSS pixels; `answerForeign` where a page of
 *   another host has to arrive: an empty one does. It costs the page its HTTP cache.
 * @throws when a page did what the site's policy forbids, whatever the test looks at
 */
export const withPage = <T>(
  options: BrowserContextOptions & {answerForeign?: boolean},
  work: (opened: Opened) => Promise<T>,
): Promise<T> => againIfUndrawn(() => workOnce(options, work));

async function workOnce<T>(
  {answerForeign, ...options}: BrowserContextOptions & {answerForeign?: boolean},
  work: (opened: Opened) => Promise<T>,
): Promise<T> {
  const {context, origin} = await windows.newContext(options);
  const broken = violations(context);
  const foreign = foreignRequests(context, origin);
  if (answerForeign) await answerOthers(context, origin);
  try {
    const opened = {page: await context.newPage(), foreign};
    const result = await whileDrawn(context, work(opened));
    if (broken.length > 0) throw new Error(broken.join('\n'));
    return result;
  } catch (error) {
    throw await blame(error, context);
  } finally {
    await context.close();
  }
}

/** Opens a page of the site as someone sees it whose browser runs no script. */
export function openWithoutJs<T>(
  route: string,
  work: (opened: Opened) => Promise<T>,
  width = 360,
): Promise<T> {
  // Nothing would end what waits to be moved in.
  const options = {...moving, javaScriptEnabled: false, viewport: {width, height: 800}};
  return readPage(options, async (opened) => {
    await opened.page.goto(route);
    return work(opened);
  });
}

/** Opens a page of the site and waits until React has taken it over. */
export async function openHydrated(page: Page, route: string, theme: 'light' | 'dark') {
  await page.goto(`${route}?docusaurus-theme=${theme}`);
  await hydrated(page);
}
