// Before the tests in other engines: the programs they need, and a built site.
import fs from 'node:fs';
import {buildFolder} from '../../scripts/serve.mjs';
import {findEngines} from './programs.mjs';

export default function setup() {
  try {
    if (!fs.existsSync(`${buildFolder}/index.html`))
      throw new Error('There is no built site yet: run `npm run build` first.');
    process.env.FIREFOX_PATH = findEngines();
  } catch (error) {
    // One line is enough: Jest would bury it under a stack.
    console.error(`\nThe tests in Firefox and WebKit cannot start: ${error.message}`);
    process.exit(1);
  }
}
