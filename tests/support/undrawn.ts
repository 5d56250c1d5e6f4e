/** Windows that Chromium stops drawing, which is no fault of the page in them. */
import {setTimeout as wait} from 'node:timers/promises';
import type {BrowserContext, Page} from 'playwright-core';

/** A page that answers draws within this, in milliseconds, however busy the machine is. */
const PATIENCE = 2_000;
/** So long a page may be busy before it answers a question, in milliseconds. */
const BUSY = 60_000;
/** Work that takes longer is looked after this often, in milliseconds. */
const OFTEN = 5_000;

class Undrawn extends Error {}

/**
 * A window without script never answers: its clock stands still, too. Others do, on a machine with much
 * work only after some seconds.
 */
const silence = () => wait(5 * PATIENCE, false, {ref: false});

const drawsNone = (page: Page) =>
  Promise.race([
    silence(),
    page.evaluate(
      (patience) =>
        new Promise<boolean>((resolve) => {
          requestAnimationFrame(() => resolve(false));
          setTimeout(() => resolve(true), patience);
        }),
      PATIENCE,
    ),
  ]);

const answersNothing = (page: Page) =>
  Promise.race([page.evaluate(() => false), wait(BUSY, true, {ref: false})]);

const some = async (context: BrowserContext, ask: (page: Page) => Promise<boolean>) =>
  (await Promise.allSettled(context.pages().map(ask))).some(
    (answer) => answer.status === 'fulfilled' && answer.value,
  );

const undrawn = (cause: unknown) => new Undrawn('Chromium draws this window no more.', {cause});

async function stopsDrawing(context: BrowserContext, signal: AbortSignal): Promise<never> {
  for (;;) {
    await wait(OFTEN, undefined, {signal});
    // Twice, as one long task may come before a frame that is due.
    const drawn = !(await some(context, drawsNone)) || !(await some(context, drawsNone));
    if (!drawn || (await some(context, answersNothing))) throw undrawn('Its work had not ended.');
  }
}

/**
 * The work, or an error as soon as a window of its context is drawn no more: what waits for the next
 * frame there waits for ever, and the test for five minutes.
 * @param work in the context's pages
 * @throws what the work throws, and what `againIfUndrawn` knows
 */
export async function whileDrawn<T>(context: BrowserContext, work: Promise<T>): Promise<T> {
  const ended = new AbortController();
  try {
    return await Promise.race([work, stopsDrawing(context, ended.signal)]);
  } finally {
    ended.abort();
  }
}

/**
 * What to throw in place of an error that came from these pages.
 * @param context of the pages, still open
 * @returns the error; or, when one of its pages is not drawn or answers nothing any more, what
 *   `againIfUndrawn` knows
 */
export async function blame(error: unknown, context: BrowserContext): Promise<unknown> {
  if (error instanceof Undrawn) return error;
  const isUndrawn = (await some(context, drawsNone)) || (await some(context, answersNothing));
  return isUndrawn ? undrawn(error) : error;
}

/**
 * Does the work, and once more where the first window was not drawn: now and then Chromium draws none
 * of a window (three times in about 10,000 tests), so that nothing in it ever moves, and not even a
 * picture of it can be taken.
 * @param work opens a window of its own each time
 */
export async function againIfUndrawn<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Undrawn)) throw error;
    console.warn(`${error.message} The test begins anew in another.\n${String(error.cause)}`);
    return work();
  }
}
