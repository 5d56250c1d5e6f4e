// Asks Lighthouse what it thinks of pages, one after the other in a Chromium of its own that listens at
// a free port: node tests/support/lighthouse.mjs 5173 http://localhost:4173/ http://localhost:4173/tbd/
// Prints JSON, by address: the scores from 0 to 100, and what was found by every audit that failed.
import lighthouse from 'lighthouse';
import {chromium} from 'playwright-core';
import {findChromium, flags} from './chromium.mjs';

// Not its accessibility: that is axe's, which the tests ask themselves.
const categories = ['best-practices', 'seo'];
const skipAudits = [
  // These two are axe's as well: without them Lighthouse need not have axe read the page again.
  ...['document-title', 'image-alt'],
  // These ask each link for its listeners, which takes as long as all else. content.test.ts in
  // tests/built reads the links of every page.
  ...['crawlable-anchors', 'link-text'],
];
const [debuggingPort, ...addresses] = process.argv.slice(2);
const port = Number(debuggingPort);

const isFailed = ({score, scoreDisplayMode}) =>
  scoreDisplayMode === 'error' ||
  (score !== null && score < 1 && scoreDisplayMode !== 'informative');

/** What failed, and where; what could not be asked, and why. */
const failures = ({audits}) =>
  Object.values(audits)
    .filter(isFailed)
    .map(({id, title, details, errorMessage}) => {
      if (errorMessage) return `${id} could not be asked: ${errorMessage}`;
      const places = (details?.items ?? []).map(
        ({node, source, description}) => node?.snippet ?? description ?? source,
      );
      return `${id}: ${title} ${places.filter(Boolean).slice(0, 3).join(' ')}`.trim();
    });

/** How fast a page is, is measured elsewhere: here nothing is slowed down, and no picture taken. */
const options = {
  port,
  onlyCategories: categories,
  skipAudits,
  // Slows down in its sums only, of which none is asked for, and waits for one quiet second, not five.
  throttlingMethod: 'simulate',
  disableFullPageScreenshot: true,
  // In milliseconds: a busy machine may need longer than the 45 seconds that Lighthouse gives a page.
  maxWaitForLoad: 180_000,
  // Saving the site on the device would keep each page busy.
  blockedUrlPatterns: ['*/sw.js'],
};

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...flags, `--remote-debugging-port=${port}`],
});

/** A report on a page, asked for once more where its tab crashed: once in some 80 runs of all tests one does. */
async function reportOn(address) {
  try {
    return await lighthouse(address, options);
  } catch (error) {
    if (error.code !== 'TARGET_CRASHED') throw error;
    console.warn(`The tab of ${address} crashed. Lighthouse is asked once more.`);
    return lighthouse(address, options);
  }
}

const found = {};
for (const address of addresses) {
  const {lhr} = await reportOn(address);
  const scores = categories.map((id) => [id, Math.round(lhr.categories[id].score * 100)]);
  found[address] = {scores: Object.fromEntries(scores), failures: failures(lhr)};
}
await browser.close();
console.log(JSON.stringify(found));
