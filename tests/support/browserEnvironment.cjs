/**
 * What the browser tests run in: Node, with Playwright's Chromium. Each worker loads Playwright once, here;
 * from a test Jest would load it anew for every file, and that is half a second of the processor.
 */
const {TestEnvironment} = require('jest-environment-node');
const {chromium} = require('playwright-core');

module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.chromium = chromium;
  }
};
