/** Pages that are used again by one reading after the other. */
import type {BrowserContext, BrowserContextOptions, Page} from 'playwright-core';
import {newContext, type Opened, siteAddress} from './browser';
import {answerOthers, foreignRequests, violations} from './heard';
import {againIfUndrawn, blame, whileDrawn} from './undrawn';

type Options = Pick<
  BrowserContextOptions,
  | 'viewport'
  | 'hasTouch'
  | 'isMobile'
  | 'reducedMotion'
  | 'javaScriptEnabled'
  | 'acceptDownloads'
  | 'deviceScaleFactor'
> & {answerForeign?: boolean};

interface Kept {
  page: Page;
  context: BrowserContext;
}

/** Those that nobody reads just now, by the options of their contexts. */
const idle = new Map<string, Kept[]>();
const viewport = {width: 1280, height: 720};
/** What tests listen to. */
const events = ['console', 'pageerror', 'request', 'requestfailed', 'response', 'load', 'popup'];

const refuse = () => {
  throw new Error('the script would be there for the next reading too: use withPage');
};

async function open({answerForeign, ...options}: Options): Promise<Kept> {
  const {context, origin} = await newContext(options);
  if (answerForeign) await answerOthers(context, origin);
  const page = await context.newPage();
  return {context, page: Object.assign(page, {addInitScript: refuse})};
}

/** Leaves nothing but what the browser keeps of the site's files. */
async function reset(page: Page) {
  for (const event of events) page.removeAllListeners(event);
  await page.unrouteAll();
  // A file of the site without script, as a page may note something on the device when it is left.
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.mouse.move(0, 0);
}

/**
 * Like `withPage`, for work that reads: the page has been used before, so that the site's files are
 * in its cache and its scripts compiled, which is half of what opening a page costs. Storage is
 * empty, viewport and media are as told. It refuses scripts, which would stay; whatever else would
 * (a clock, permissions, a lost signal, a second page) wants `withPage` too, and so does going back to
 * before the first page.
 * @throws when a page did what the site's policy forbids, whatever the test looks at
 */
export const readPage = <T>(options: Options, work: (opened: Opened) => Promise<T>): Promise<T> =>
  againIfUndrawn(() => readOnce(options, work));

async function readOnce<T>(options: Options, work: (opened: Opened) => Promise<T>): Promise<T> {
  // A window that is no phone's can be given any size.
  const lasting = options.isMobile ? options : {...options, viewport};
  const key = JSON.stringify(lasting);
  const free = idle.get(key) ?? [];
  idle.set(key, free);
  const kept = free.pop() ?? (await open(lasting));
  const {page, context} = kept;
  const broken = violations(page);
  try {
    await page.setViewportSize(options.viewport ?? viewport);
    await page.emulateMedia({
      media: null,
      reducedMotion: options.reducedMotion ?? 'reduce',
    });
    const opened = {page, foreign: foreignRequests(page, siteAddress)};
    const result = await whileDrawn(context, work(opened));
    if (broken.length > 0) throw new Error(broken.join('\n'));
    await reset(page);
    free.push(kept);
    return result;
  } catch (error) {
    const blamed = await blame(error, context);
    // What a failure leaves behind is for nobody to read.
    await context.close();
    throw blamed;
  }
}
