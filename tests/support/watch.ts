import type {Page, Request} from 'playwright-core';

/** Said by the tests' own tool where a test does not let the site save itself. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

const reasonOf = (request: Request) => request.failure()?.errorText ?? '';

/**
 * Collects all that goes wrong while a page is open: errors and warnings on the console (React's
 * hydration errors among them), uncaught errors, requests that failed.
 * @returns a list that grows, a line each
 */
export function watch(page: Page): string[] {
  const trouble: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && message.text() !== BLOCKED) {
      trouble.push(`console ${message.type()}: ${message.text()}`);
    }
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
