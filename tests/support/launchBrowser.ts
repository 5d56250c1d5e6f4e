import type {BrowserType, LaunchOptions} from 'playwright-core';

declare global {
  /** Given by browserEnvironment.cjs. */
  var chromium: BrowserType;
}

/**
 * Starts the Chromium that browserSetup.mjs has found. A file of tests has one of its own: from one that
 * all share, each word would pass two more programs.
 * @param more flags
 */
export function launchBrowser(...more: string[]) {
  const {args = [], ...options} = JSON.parse(String(process.env.BROWSER_OPTIONS)) as LaunchOptions;
  return chromium.launch({...options, args: [...args, ...more]});
}
