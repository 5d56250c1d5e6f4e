/** How far things jump on a page, as the browser adds it up for its cumulative layout shift. */
import type {Page} from 'playwright-core';

/** A stand-in of a typeface may be a hair wider than the face that follows it. */
export const HAIR = 0.002;

/** Adds up the jumps of pages that are opened from now on. */
export function measureJumps(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Object.assign(window, {jumped: 0});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {value: number})[])
        (window as unknown as {jumped: number}).jumped += entry.value;
    }).observe({type: 'layout-shift', buffered: true});
  });
}

/** @returns the sum so far, once the typefaces are there and what was going to jump has jumped */
export async function jumped(page: Page): Promise<number> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(600);
  return page.evaluate(() => (window as unknown as {jumped: number}).jumped);
}
