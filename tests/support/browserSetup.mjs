// Before all browser tests: one server for the built site, and the Chromium that each worker starts.
import {portOf, serve} from '../../scripts/serve.mjs';
import {findChromium, flags} from './chromium.mjs';

/** A page lives for a second or two here: code is thrown away before it has paid to be optimized. */
const unoptimized = '--js-flags=--no-opt,--no-maglev';

export default async function setup() {
  try {
    const port = portOf(process.env.TEST_PORT ?? '4173');
    const server = await serve(port);
    const options = {executablePath: findChromium(), args: [...flags, unoptimized]};
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
