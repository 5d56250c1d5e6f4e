/** Windows that are used again by one test after the other. */
import type {BrowserContext, BrowserContextOptions, Page} from 'playwright-core';
import {resetterOf} from './asNew';
import {newContext, type Opened} from './context';
import {answerOthers, foreignRequests, violations} from './heard';
import {againIfUndrawn, blame, whileDrawn} from './undrawn';

/** What a window has for good, or can be told anew. */
type Options = Pick<
  BrowserContextOptions,
  | 'viewport'
  | 'hasTouch'
  | 'isMobile'
  | 'reducedMotion'
  | 'colorScheme'
  | 'forcedColors'
  | 'permissions'
  | 'javaScriptEnabled'
  | 'acceptDownloads'
  | 'deviceScaleFactor'
> & {answerForeign?: boolean};

interface Kept {
  page: Page;
  context: BrowserContext;
  origin: string;
  reset: () => Promise<void>;
}

/** Those that nobody uses just now, by the options of their contexts. */
const idle = new Map<string, Kept[]>();
const viewport = {width: 1280, height: 720};

async function open({answerForeign, ...options}: Options): Promise<Kept> {
  const {context, origin} = await newContext(options);
  if (answerForeign) await answerOthers(context, origin);
  const page = await context.newPage();
  return {context, origin, page, reset: resetterOf(page, origin)};
}

/**
 * The usual way to open a page: like `withPage`, in a window that has been used before, so that the
 * site's files are in its cache and its scripts compiled. That is two thirds of what opening costs. All
 * else is as new: storage is empty, the way back too, viewport and media are as told.
 * @throws when a page did what the site's policy forbids, whatever the test looks at
 */
export const readPage = <T>(options: Options, work: (opened: Opened) => Promise<T>): Promise<T> =>
  againIfUndrawn(() => readOnce(options, work));

async function readOnce<T>(
  {reducedMotion = 'reduce', colorScheme = 'light', forcedColors = 'none', ...options}: Options,
  work: (opened: Opened) => Promise<T>,
): Promise<T> {
  // A window that is no phone's can be given any size.
  const lasting = options.isMobile ? options : {...options, viewport};
  const key = JSON.stringify(lasting);
  const free = idle.get(key) ?? [];
  idle.set(key, free);
  const kept = free.pop() ?? (await open(lasting));
  const {page, context, origin, reset} = kept;
  const broken = violations(context);
  try {
    await page.setViewportSize(options.viewport ?? viewport);
    await page.emulateMedia({media: null, reducedMotion, colorScheme, forcedColors});
    const opened = {page, foreign: foreignRequests(context, origin)};
    const result = await whileDrawn(context, work(opened));
    if (broken.length > 0) throw new Error(broken.join('\n'));
    await reset();
    free.push(kept);
    return result;
  } catch (error) {
    const blamed = await blame(error, context);
    // What a failure leaves behind is for nobody to read.
    await context.close();
    throw blamed;
  }
}
