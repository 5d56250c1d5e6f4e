/** What the tests of a file open. */
import type {Page} from 'playwright-core';

/** Set by browserSetup.mjs. */
export const siteAddress = String(process.env.SITE_ADDRESS);

export interface Opened {
  page: Page;
  /** Addresses of other hosts that the page asked for, and that its policy let it ask. */
  foreign: string[];
}
