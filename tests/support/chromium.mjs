// Finds a Chromium to test with, and installs one when there is none.
import fs from 'node:fs';
import {chromium} from 'playwright-core';
import {fromDebian, install, onDebianAsRoot, onPath} from './program.mjs';

const names = [
  // Draws no windows and no menus, so the same pages need less than half the time.
  'chromium-headless-shell',
  'chromium',
  'google-chrome',
  'google-chrome-stable',
  'chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Without these it talks to others, its maker's servers among them, or wants a sandbox that CI does not have. */
export const flags = [
  // No other host has an address, so nothing leaves the machine, whatever asks.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  '--no-sandbox',
  '--disable-gpu',
  // WebGL without a graphics card: newer ones draw it in software only if they are told to.
  '--enable-unsafe-swiftshader',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser that Playwright would use of its own, if it has been downloaded. */
function ofPlaywright() {
  const file = chromium.executablePath();
  return fs.existsSync(file) ? file : undefined;
}

function find() {
  const chosen = process.env.CHROME_PATH;
  if (chosen && !fs.existsSync(chosen)) {
    throw new Error(`CHROME_PATH names ${chosen}, and no file is there.`);
  }
  return chosen || names.map(onPath).find(Boolean) || ofPlaywright();
}

const ofItsOwn = [['npx', 'playwright-core', 'install', 'chromium']];

/**
 * @returns {string} the path of a Chromium that can be started
 * @throws {Error} with one line naming what to install, when none is there and none can be had
 */
export function findChromium() {
  const found = find();
  if (found) return found;
  install('Chromium', onDebianAsRoot() ? fromDebian('chromium-headless-shell') : ofItsOwn);
  const installed = find();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium: install Chromium or Google Chrome, or set CHROME_PATH to one.',
  );
}
