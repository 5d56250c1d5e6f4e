import type {Page} from 'playwright-core';

/** The theme is this attribute; how the button sets it is tried in theme.test.ts. */
export const setTheme = (page: Page, theme: string) =>
  page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
