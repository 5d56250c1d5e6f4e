/**
 * What the browser tests run in: that of the built site, with Playwright's Chromium. Each worker loads
 * Playwright once, here; from a test Jest would load it anew for every file, and that is half a second of
 * the processor.
 */
const {chromium} = require('playwright-core');
const BuiltEnvironment = require('./builtEnvironment.cjs');

module.exports = class BrowserEnvironment extends BuiltEnvironment {
  async setup() {
    await super.setup();
    this.global.chromium = chromium;
  }
};
