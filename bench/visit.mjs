// One cold visit of a page, as on a phone with little signal.
import {setTimeout} from 'node:timers/promises';

/** Slow 4G: milliseconds there and back, bytes per second. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1000 * 1000) / 8,
  uploadThroughput: (0.75 * 1000 * 1000) / 8,
};
/** How many times slower than this machine the phone is. */
const cpuSlowdown = 4;
const phone = {
  viewport: {width: 390, height: 844},
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
  // Saving the site for later starts after the page is done and is told apart.
  serviceWorkers: 'block',
};
/** So long nothing may arrive until the page counts as done, in milliseconds. */
const quiet = 1000;

/** Runs in the page before all else: notes what the browser measures. */
function observe() {
  window.measured = {lcp: 0, cls: 0, fcp: 0, tasks: []};
  const on = (type, note) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe({type, buffered: true});
  on('largest-contentful-paint', ({startTime}) => (window.measured.lcp = startTime));
  on('layout-shift', ({value, hadRecentInput}) => {
    if (!hadRecentInput) window.measured.cls += value;
  });
  on('paint', ({name, startTime}) => {
    if (name === 'first-contentful-paint') window.measured.fcp = startTime;
  });
  on('longtask', ({startTime, duration}) => window.measured.tasks.push({startTime, duration}));
}

/** What a task holds up beyond the 50 ms that nobody notices, after something is to be seen. */
const blocking = ({tasks, fcp}) =>
  tasks
    .filter(({startTime}) => startTime >= fcp)
    .reduce((sum, {duration}) => sum + Math.max(0, duration - 50), 0);

async function load(context, address) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const kinds = new Map();
  const bytes = {};
  let lastByte = 0;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', {rate: cpuSlowdown});
  session.on('Network.responseReceived', ({requestId, type}) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  for (const event of ['requestWillBeSent', 'dataReceived', 'loadingFinished'])
    session.on(`Network.${event}`, () => (lastByte = performance.now()));
  await page.addInitScript(observe);
  await page.goto(address);
  // A page whose script is still at work may have asked for nothing for a while.
  // Asked for by the element itself: a selector would walk through all of the page again and again,
  // and be measured with it.
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true', null, {
    polling: 100,
  });
  while (performance.now() - lastByte < quiet) await setTimeout(50);
  const measured = await page.evaluate(() => window.measured);
  return {bytes, lcp: measured.lcp, tbt: blocking(measured), cls: measured.cls};
}

/**
 * Loads a page with nothing in any cache.
 * @param {import('playwright-core').Browser} browser
 * @param {string} address
 * @returns {Promise<{bytes: Record<string, number>, lcp: number, tbt: number, cls: number}>} bytes
 *   as sent, by the browser's name of their kind; milliseconds; the sum of layout shifts
 */
export async function visit(browser, address) {
  const context = await browser.newContext(phone);
  try {
    return await load(context, address);
  } finally {
    await context.close();
  }
}
