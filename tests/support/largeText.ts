/** Larger type, as a reader chooses it in the settings of browser or phone. */
import type {CDPSession, Page} from 'playwright-core';
import {readPage} from './readPage';

/** The size that browsers come with, in pixels. */
const USUAL = 16;

/** Sets the type of a window, which is as before when its session ends. */
const setType = (session: CDPSession, percent: number) =>
  session.send('Page.setFontSizes', {fontSizes: {standard: (USUAL * percent) / 100}});

/**
 * Works in a window of larger type, in one size after the other.
 * @param percents of the usual size of type
 * @param work is told the size, in percent
 */
export const withLargeTexts = (
  percents: number[],
  work: (page: Page, percent: number) => Promise<void>,
): Promise<void> =>
  readPage({}, async ({page}) => {
    const session = await page.context().newCDPSession(page);
    for (const percent of percents) {
      await setType(session, percent);
      await work(page, percent);
    }
  });

/** The same in one size. */
export const withLargeText = (percent: number, work: (page: Page) => Promise<void>) =>
  withLargeTexts([percent], work);
