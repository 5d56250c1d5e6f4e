import type {Page} from 'playwright-core';

/**
 * Has a page's files of a kind wait.
 * @param files as a pattern of their addresses, such as all scripts
 * @returns what lets them through
 */
export async function holdBack(page: Page, files: string): Promise<() => void> {
  let letThrough = () => {};
  const wait = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(files, async (route) => {
    await wait;
    await route.continue();
  });
  return () => letThrough();
}
