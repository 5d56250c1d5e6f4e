import type {Page} from 'playwright-core';

const TAKEN = 'html[data-has-hydrated="true"]';

/** So long React may take on a busy machine, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Waits until React has taken the page over. Docusaurus says so in the page's next frame, and Chromium
 * now and then draws none of a window that nobody looks at (seen twice in two runs of 2,000 tests): a
 * picture makes it draw one.
 */
export async function hydrated(page: Page): Promise<void> {
  const taken = page.locator(TAKEN);
  try {
    await taken.waitFor({state: 'attached', timeout: PATIENCE});
  } catch {
    await page.screenshot();
    await taken.waitFor({state: 'attached'});
  }
}
