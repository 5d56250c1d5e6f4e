import type {Page} from 'playwright-core';
import {REST} from '../../src/ui/scroll/holdPlace';

/**
 * Waits until a page has let go of the place that it brought its reader to: it holds that until it has
 * stood still for so many frames, which a busy machine draws slowly, so that no time is long enough.
 */
export const letsGo = (page: Page) =>
  page.evaluate(async (rest) => {
    const frame = () => new Promise(requestAnimationFrame);
    let place = NaN;
    for (let still = 0; still < rest; still += 1) {
      await frame();
      if (place !== window.scrollY || document.readyState !== 'complete') still = 0;
      place = window.scrollY;
    }
  }, REST);
