import type {Page} from 'playwright-core';
import {type Sheet, sheetsOf} from './sheets';
import {hydrated} from '../hydrated';

export const FORMATS = ['Letter', 'A4'] as const;

type Printed = Record<(typeof FORMATS)[number], Sheet[]>;

/** Prints an open page on either paper, as a reader would who has seen all of it: its pictures have come. */
export async function printOpen(page: Page): Promise<Printed> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForFunction(() => [...document.images].every(({complete}) => complete));
  const on = async (format: (typeof FORMATS)[number]) =>
    sheetsOf(await page.pdf({format, preferCSSPageSize: true}));
  return {Letter: await on('Letter'), A4: await on('A4')};
}

/**
 * Opens an address of the site and prints it.
 * @param awaited what else has to be there, as a selector
 */
export async function print(page: Page, address: string, awaited = 'main'): Promise<Printed> {
  await page.goto(address);
  await hydrated(page);
  await page.waitForSelector(awaited, {state: 'attached'});
  return printOpen(page);
}

/** How full each sheet is, in percent. */
export const percents = (sheets: readonly Sheet[]) =>
  sheets.map(({filled}) => Math.round(filled * 100));
