// Finds a Chromium to test with, and installs one when there is none.
import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {chromium} from 'playwright-core';

const names = [
  'chromium',
  'google-chrome',
  'google-chrome-stable',
  'chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Without these it talks to its maker's servers, or wants a sandbox that CI does not have. */
export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function onPath(name) {
  const {status, stdout} = spawnSync('sh', ['-c', `command -v '${name}'`], {encoding: 'utf8'});
  return status === 0 ? stdout.trim() : undefined;
}

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

function install() {
  const debianRoot = process.getuid?.() === 0 && fs.existsSync('/etc/debian_version');
  const steps = debianRoot
    ? [
        ['apt-get', 'update'],
        ['apt-get', 'install', '-y', 'chromium'],
      ]
    : [['npx', 'playwright-core', 'install', 'chromium']];
  console.log(
    `No Chromium here, so one is installed: ${steps.map((s) => s.join(' ')).join(' && ')}`,
  );
  for (const [command, ...rest] of steps) {
    execFileSync(command, rest, {stdio: ['ignore', 'ignore', 'inherit']});
  }
}

/**
 * @returns {string} the path of a Chromium that can be started
 * @throws {Error} with one line naming what to install, when none is there and none can be had
 */
export function findChromium() {
  const found = find();
  if (found) return found;
  try {
    install();
  } catch {
    // What went wrong stands above, in the installer's own words.
  }
  const installed = find();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium: install Chromium or Google Chrome, or set CHROME_PATH to one.',
  );
}
