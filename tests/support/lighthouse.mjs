// Asks Lighthouse what it thinks of a page, in a Chromium of its own that listens at a free port:
// node tests/support/lighthouse.mjs http://localhost:4173/campout/ 5173
// Prints JSON: the scores from 0 to 100, and what was found by every audit that failed.
import lighthouse from 'lighthouse';
import {chromium} from 'playwright-core';
import {findChromium, flags} from './chromium.mjs';

// Not its accessibility: that is axe's, which the tests ask themselves.
const categories = ['best-practices', 'seo'];
// These two are axe's as well: without them Lighthouse need not have axe read the page again.
const skipAudits = ['document-title', 'image-alt'];
const [address, debuggingPort] = process.argv.slice(2);
const port = Number(debuggingPort);

/** What failed, and where. */
const failures = ({audits}) =>
  Object.values(audits)
    .filter(
      ({score, scoreDisplayMode}) =>
        score !== null && score < 1 && scoreDisplayMode !== 'informative',
    )
    .map(({id, title, details}) => {
      const places = (details?.items ?? []).map(
        ({node, source, description}) => node?.snippet ?? description ?? source,
      );
      return `${id}: ${title} ${places.filter(Boolean).slice(0, 3).join(' ')}`.trim();
    });

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...flags, `--remote-debugging-port=${port}`],
});
/** How fast a page is, is measured elsewhere: here nothing is slowed down, and no picture taken. */
const options = {
  port,
  onlyCategories: categories,
  skipAudits,
  throttlingMethod: 'provided',
  disableFullPageScreenshot: true,
  // Saving the site on the device would keep each page busy.
  blockedUrlPatterns: ['*/sw.js'],
};
const {lhr} = await lighthouse(address, options);
await browser.close();
const scores = Object.fromEntries(
  categories.map((id) => [id, Math.round(lhr.categories[id].score * 100)]),
);
console.log(JSON.stringify({scores, failures: failures(lhr)}));
