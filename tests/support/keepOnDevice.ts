import type {Page} from 'playwright-core';

/**
 * Puts on the device what the site would have kept there before, as a visitor comes back to find it.
 * @param entries of localStorage
 */
export async function keepOnDevice(page: Page, entries: Record<string, string>): Promise<void> {
  // A file of the site without script, so that no page of it is open yet.
  await page.goto('/robots.txt');
  await page.evaluate((all) => Object.assign(localStorage, all), entries);
}
