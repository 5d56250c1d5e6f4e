/** What the browser tests run in: that of the built site, with the windows of a browser. */
import BuiltEnvironment from './builtEnvironment.cjs';
import * as shared from './windows';

declare global {
  var windows: typeof shared;
}

export default class BrowserEnvironment extends BuiltEnvironment {
  async setup() {
    await super.setup();
    shared.begin();
    this.global.windows = shared;
  }

  async teardown() {
    await shared.end();
    await super.teardown();
  }
}
