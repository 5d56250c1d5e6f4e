import type {Page} from 'playwright-core';

/**
 * Makes the processor so many times slower, as on an old phone. Chromium does it by work of its own, so
 * four times: a page that lets go of its place too soon is found as it is at six.
 */
export async function slowDown(page: Page, rate: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate});
}
