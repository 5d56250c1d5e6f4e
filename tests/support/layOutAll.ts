import type {Page} from 'playwright-core';

/** Lays out what a page lays out when the reader comes near, so that it can be measured and named. */
export const layOutAll = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *'))
      if (getComputedStyle(element).contentVisibility === 'auto')
        element.style.contentVisibility = 'visible';
  });
