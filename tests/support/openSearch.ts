import type {Page} from 'playwright-core';
import {openHydrated} from './browser';

/**
 * Opens a page and its search.
 * @returns the field, which waits for words
 */
export async function openSearch(page: Page, route = '/campout/') {
  await openHydrated(page, route, 'light');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', {name: /^search/});
  await field.waitFor();
  return field;
}
