import type {Page, Request} from 'playwright-core';

/** Said by the tests' own tool where a test does not let the site save itself. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/**
 * Chromium says so, too, of a picture that it still has from a page before, in a window that is used again:
 * it shows that one, or the larger file of it. That both ask for the same sizes is tested in ui/Picture.
 */
const AHEAD = /^The resource (\S+) was preloaded using link preload but not used/;

/** Whether a page shows a picture that was fetched ahead; not when it is gone already. */
const shows = (page: Page, address: string) =>
  page
    .evaluate((ahead) => {
      const larger = ahead.replace(/-600(?=\.\w+$)/, '');
      return [...document.images].some(({currentSrc}) => [ahead, larger].includes(currentSrc));
    }, address)
    .catch(() => false);

const reasonOf = (request: Request) => request.failure()?.errorText ?? '';

/**
 * Collects all that goes wrong while a page is open: errors and warnings on the console (React's
 * hydration errors among them), uncaught errors, requests that failed.
 * @returns a list that grows, a line each
 */
export function watch(page: Page): string[] {
  const trouble: string[] = [];
  page.on('console', async (message) => {
    const [type, text] = [message.type(), message.text()];
    if (!['error', 'warning'].includes(type) || text === BLOCKED) return;
    const ahead = AHEAD.exec(text)?.[1];
    if (!ahead || !(await shows(page, ahead))) trouble.push(`console ${type}: ${text}`);
  });
  page.on('pageerror', (error) => trouble.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    // The browser itself stops what it no longer needs: a video of which it has enough, and what a
    // page had fetched ahead when one leaves it. What the host fails to send has another name.
    const stopped = /ABORTED/.test(reasonOf(request));
    if (!stopped) trouble.push(`failed: ${request.url()} (${reasonOf(request)})`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) trouble.push(`${response.status()}: ${response.url()}`);
  });
  return trouble;
}
