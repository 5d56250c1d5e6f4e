import type {Locator} from 'playwright-core';

/**
 * Whether a place of the page would be seen by who scrolls to it. Playwright's `isVisible` says no of
 * what is far below and not laid out yet.
 */
export const isThere = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => {
    const {width, height} = element.getBoundingClientRect();
    return element.checkVisibility({visibilityProperty: true}) && width > 0 && height > 0;
  });
