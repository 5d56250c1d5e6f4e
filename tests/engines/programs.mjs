// Finds Firefox and WebKit to test with, and installs what is missing.
import {fromDebian, install, onDebianAsRoot, onPath} from '../support/program.mjs';

const firefox = () => process.env.FIREFOX_PATH || onPath('firefox-esr') || onPath('firefox');

/** Which package of Debian has what is needed. */
const needed = {
  'firefox-esr': firefox,
  'webkit2gtk-driver': () => onPath('WebKitWebDriver'),
  xvfb: () => onPath('Xvfb'),
};

const missing = () => Object.keys(needed).filter((name) => !needed[name]());

/**
 * @returns {string} the path of Firefox; what WebKit needs is on the path too
 * @throws {Error} with one line naming what to install, when something is missing and cannot be had
 */
export function findEngines() {
  const wanted = missing();
  if (wanted.length > 0 && onDebianAsRoot()) install(wanted.join(', '), fromDebian(...wanted));
  const still = missing();
  if (still.length === 0) return firefox();
  throw new Error(
    `install ${still.join(', ')} (these are Debian's names: as root, apt-get install ${still.join(' ')}).`,
  );
}
