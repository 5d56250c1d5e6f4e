// Before all browser tests: one server for the built site, and the Chromium that each worker starts.
import fs from 'node:fs';
import {portOf, serve} from '../../scripts/serve.mjs';
import {findChromium, flags} from './chromium.mjs';

/** A page lives for a second or two here: code is thrown away before it has paid to be optimized. */
const unoptimized = '--js-flags=--no-opt,--no-maglev';

/** For the windows of all workers, in bytes. */
const ROOM = 2 ** 30;

/** What is drawn on pages lies in memory, not in files, where there is room (in a container often not). */
function drawInMemory() {
  const shared = '/dev/shm';
  if (!fs.existsSync(shared)) return [];
  const {bavail, bsize} = fs.statfsSync(shared);
  return bavail * bsize > ROOM ? ['--disable-dev-shm-usage'] : [];
}

export default async function setup() {
  try {
    const port = portOf(process.env.TEST_PORT ?? '4173');
    const server = await serve(port);
    const options = {
      executablePath: findChromium(),
      args: [...flags, unoptimized],
      ignoreDefaultArgs: drawInMemory(),
    };
    process.env.SITE_ADDRESS = `http://localhost:${port}`;
    process.env.BROWSER_OPTIONS = JSON.stringify(options);
    globalThis.stopBrowserTests = () => {
      server.closeAllConnections();
      server.close();
    };
  } catch (error) {
    // One line is enough: Jest would bury it under a stack.
    console.error(`\nBrowser tests cannot start: ${error.message}`);
    process.exit(1);
  }
}
