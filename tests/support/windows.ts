/**
 * The browser of a worker, and windows in it. Each worker loads this once, in browserEnvironment.ts, and
 * its tests find it as `windows`: what a file of tests imports is loaded anew for each, and with it the
 * browser would be new, its cache empty, and each script to be compiled again.
 */
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type LaunchOptions,
  type Page,
} from 'playwright-core';
import {resetterOf} from './asNew';
import {answerOthers} from './heard';

/** What a window has for good. */
export type Lasting = Pick<
  BrowserContextOptions,
  | 'viewport'
  | 'hasTouch'
  | 'isMobile'
  | 'permissions'
  | 'javaScriptEnabled'
  | 'acceptDownloads'
  | 'deviceScaleFactor'
> & {answerForeign?: boolean};

export interface Taken {
  page: Page;
  context: BrowserContext;
  /** Of the site. */
  origin: string;
  /** Keeps it for the next test, as good as new. */
  giveBack: () => Promise<void>;
}

/**
 * So long anything may take, in milliseconds: on a machine with other work, saving the whole site takes
 * more than the half minute that Playwright gives.
 */
const PATIENCE = 90_000;
/** A browser that no file of tests has used for so long is closed, in milliseconds. */
export const UNUSED = 150;

let browser: Promise<Browser> | undefined;
let closing: NodeJS.Timeout | undefined;
/** Windows that nobody uses just now, by their options. */
const idle = new Map<string, Taken[]>();

/** From now on the next one who asks has another browser, and windows in that. */
function forget() {
  browser = undefined;
  idle.clear();
}

/** Starts the Chromium that browserSetup.mjs has found; one that breaks down is forgotten. */
function launch(): Promise<Browser> {
  const options = JSON.parse(String(process.env.BROWSER_OPTIONS)) as LaunchOptions;
  const launched = chromium.launch(options);
  void launched.then((started) =>
    started.on('disconnected', () => {
      if (browser === launched) forget();
    }),
  );
  return launched;
}

/** A context for pages of the site, and the site's origin there. */
export async function newContext(options: BrowserContextOptions) {
  browser ??= launch();
  const launched = await browser;
  const context = await launched.newContext({
    // Set by browserSetup.mjs.
    baseURL: process.env.SITE_ADDRESS,
    // Saving the site for later would load all of it in every test; the tests of that allow it.
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(PATIENCE);
  return {context, origin: String(options.baseURL ?? process.env.SITE_ADDRESS)};
}

async function open({answerForeign, ...options}: Lasting, free: Taken[]): Promise<Taken> {
  const {context, origin} = await newContext(options);
  if (answerForeign) await answerOthers(context, origin);
  const page = await context.newPage();
  const reset = resetterOf(page, origin);
  const taken = {
    page,
    context,
    origin,
    async giveBack() {
      await reset();
      free.push(taken);
    },
  };
  return taken;
}

/** A window that is as good as new; it may have been used before. */
export async function take(lasting: Lasting): Promise<Taken> {
  const key = JSON.stringify(lasting);
  const free = idle.get(key) ?? [];
  idle.set(key, free);
  return free.pop() ?? open(lasting, free);
}

/** A file of tests begins. */
export const begin = () => clearTimeout(closing);

/** A file of tests has ended: closes what a failure has left open, and soon the browser. */
export async function end(): Promise<void> {
  const kept = new Set([...idle.values()].flat().map(({context}) => context));
  for (const context of (await browser)?.contexts() ?? [])
    if (!kept.has(context)) await context.close();
  closing = setTimeout(() => void closeUnused(), UNUSED);
}

/** Forgets it first: closing takes a while, and the next file of tests may begin meanwhile. */
async function closeUnused() {
  const unused = browser;
  forget();
  await (await unused)?.close();
}
