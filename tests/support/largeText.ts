/** Larger type, as a reader chooses it in the settings of browser or phone. */
import type {Page} from 'playwright-core';
import {readPage} from './readPage';

/** The size that browsers come with, in pixels. */
const USUAL = 16;

/** @returns what sets the type of a window, in percent of the usual size, until it is given back */
export async function typeSetter(page: Page): Promise<(percent: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  return async (percent) => {
    await session.send('Page.setFontSizes', {fontSizes: {standard: (USUAL * percent) / 100}});
  };
}

/**
 * Works in a window of larger type.
 * @param percent of the usual size
 */
export const withLargeText = (percent: number, work: (page: Page) => Promise<void>) =>
  readPage({}, async ({page}) => {
    const setType = await typeSetter(page);
    await setType(percent);
    await work(page);
  });
