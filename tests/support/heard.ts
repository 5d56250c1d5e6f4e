/** What is heard from a page, or from all pages of a context, whatever a test looks at. */
import type {BrowserContext, ConsoleMessage, Request} from 'playwright-core';

/** A page or a context. */
interface Heard {
  on(event: 'console', hear: (message: ConsoleMessage) => void): unknown;
  on(event: 'request', hear: (request: Request) => void): unknown;
  on(event: 'requestfailed', hear: (request: Request) => void): unknown;
}

/**
 * Not where the policy is somebody else's, which forbids all script, and not where a picture is
 * opened alone: it is styled by the browser's own viewer, which is no page of ours.
 */
const isViolation = (message: ConsoleMessage) =>
  message.text().includes('Content Security Policy') &&
  !message.text().includes("script-src 'none'") &&
  !/\/img\//.test(message.location().url);

/** @returns a list that grows: what the pages did against the site's policy */
export function violations(heard: Heard): string[] {
  const broken: string[] = [];
  heard.on('console', (message) => {
    if (isViolation(message)) broken.push(message.text());
  });
  return broken;
}

const isOther = (address: string, origin: string) =>
  /^https?:/.test(address) && new URL(address).origin !== origin;

/**
 * Listens only: a route would send each request by way of the test, and without the HTTP cache. No
 * other host is ever found (see the flags in chromium.mjs).
 * @returns a list that grows: the addresses of other hosts that the pages asked for
 */
export function foreignRequests(heard: Heard, origin: string): string[] {
  const foreign: string[] = [];
  heard.on('request', (request) => {
    if (isOther(request.url(), origin)) foreign.push(request.url());
  });
  // A picture that the policy forbids is told of like any other, and never asked for.
  heard.on('requestfailed', (request) => {
    const place = foreign.lastIndexOf(request.url());
    if (place >= 0 && request.failure()?.errorText === 'csp') foreign.splice(place, 1);
  });
  return foreign;
}

/** Answers in place of all other hosts, with an empty page. */
export const answerOthers = (context: BrowserContext, origin: string) =>
  context.route(
    (url) => url.origin !== origin,
    (route) => route.fulfill({contentType: 'text/html', body: '<!doctype html><title>x</title>'}),
  );
