/** Windows that Chromium stops drawing, which is no fault of the page in them. */
import type {BrowserContext, Page} from 'playwright-core';

/** A page that answers draws within this, in milliseconds, however busy the machine is. */
const PATIENCE = 2_000;

class Undrawn extends Error {}

/** A window without script never answers: its clock stands still, too. */
const silence = () => new Promise<boolean>((resolve) => setTimeout(resolve, 2 * PATIENCE, false));

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

/**
 * What to throw in place of an error that came from these pages.
 * @param context of the pages, still open
 * @returns the error; or, when one of its pages answers and yet is not drawn, what `againIfUndrawn` knows
 */
export async function blame(error: unknown, context: BrowserContext): Promise<unknown> {
  const answers = await Promise.allSettled(context.pages().map(drawsNone));
  const isUndrawn = answers.some((answer) => answer.status === 'fulfilled' && answer.value);
  return isUndrawn ? new Undrawn('Chromium draws this window no more.', {cause: error}) : error;
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
