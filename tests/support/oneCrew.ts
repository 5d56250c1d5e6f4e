/** Pages that show all crews, and one when the address names it. */
import type {Page} from 'playwright-core';
import {crews} from '../../src/features/guide/model/crews';

/** Whether a page of the build has parts of crews. */
export const hasCrews = (route: string) => /\/setup\/(kit\/)?$/.test(route);

/**
 * Leaves one crew's parts of a guide's page: the others are made of the same elements, and axe needs
 * seconds for all of them.
 * @param nth any number, so that several looks see several crews
 */
export async function showOneCrew(page: Page, nth: number) {
  const {id} = crews[nth % crews.length]!;
  const others = page.locator(`section[data-crew]:not([data-crew="${id}"])`);
  await page.evaluate((hash) => (location.hash = hash), id);
  await others.first().waitFor({state: 'hidden'});
}
