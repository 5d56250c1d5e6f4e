/** The usual way to open a page. */
import type {BrowserContextOptions} from 'playwright-core';
import type {Opened} from './context';
import {foreignRequests, violations} from './heard';
import {againIfUndrawn, blame, whileDrawn} from './undrawn';
import type {Lasting} from './windows';

/** What a window has for good, or can be told anew. */
type Options = Lasting &
  Pick<BrowserContextOptions, 'reducedMotion' | 'colorScheme' | 'forcedColors'>;

const viewport = {width: 1280, height: 720};

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
  const {page, context, origin, giveBack} = await windows.take(lasting);
  const broken = violations(context);
  try {
    await page.setViewportSize(options.viewport ?? viewport);
    await page.emulateMedia({media: null, reducedMotion, colorScheme, forcedColors});
    const opened = {page, foreign: foreignRequests(context, origin)};
    const result = await whileDrawn(context, work(opened));
    if (broken.length > 0) throw new Error(broken.join('\n'));
    await giveBack();
    return result;
  } catch (error) {
    const blamed = await blame(error, context);
    // What a failure leaves behind is for nobody to read.
    await context.close();
    throw blamed;
  }
}
