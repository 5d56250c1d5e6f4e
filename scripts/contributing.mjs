// Takes the pictures of CONTRIBUTING.md from the built site: `npm run build`, then
// `npm run pictures:contributing`.
import path from 'node:path';
import {chromium} from 'playwright-core';
import sharp from 'sharp';
import {findChromium, flags} from '../tests/support/chromium.mjs';
import {serve} from './serve.mjs';

const folder = path.resolve(import.meta.dirname, '../art/contributing');

/** What is shown: a page, a part of it, and how much of that part where it is long. */
const shots = {
  answer: {page: '/campout/q-and-a/#dogs', part: 'section:has(#dogs)'},
  dj: {page: '/campout/dj-lineup/', part: 'article[id]', width: 390},
  photo: {page: '/campout/', part: 'article:has(img)', width: 390},
  quilt: {page: '/campout/last-year/', part: 'ul:has(> li > a > picture)', height: 430},
  dates: {page: '/', part: '#upcoming article'},
  step: {page: '/setup/#party-crew-speaker-shelves', part: 'ol:has(> [id$="-shelves-1"])'},
  edit: {page: '/campout/?edit', part: 'details:has(> summary:text("change this page"))'},
};

async function take(browser, origin, [name, {page: address, part, width = 760, height}]) {
  const page = await browser.newPage({
    viewport: {width, height: 900},
    deviceScaleFactor: 1.5,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await page.goto(origin + address, {waitUntil: 'networkidle'});
  const shown = page.locator(part).first();
  await shown.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const whole = sharp(await shown.screenshot({animations: 'disabled'}));
  const {width: wide, height: high} = await whole.metadata();
  const cut = {left: 0, top: 0, width: wide, height: Math.min(high, (height ?? high) * 1.5)};
  await whole
    .extract(cut)
    .webp({quality: 70})
    .toFile(path.join(folder, `${name}.webp`));
  await page.close();
}

const server = await serve(0);
const browser = await chromium.launch({executablePath: findChromium(), args: flags});
try {
  const origin = `http://localhost:${server.address().port}`;
  for (const shot of Object.entries(shots)) await take(browser, origin, shot);
} finally {
  await browser.close();
  server.close();
}
