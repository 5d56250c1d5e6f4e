/**
 * What tests of the built site run in: Node, with a reader of its pages. Each worker parses a page once,
 * here; a test file's own modules are loaded anew, and with them all pages would be parsed for each file.
 */
const fs = require('node:fs');
const {load} = require('cheerio');
const {TestEnvironment} = require('jest-environment-node');

const parsed = new Map();

function parseFile(file) {
  if (!parsed.has(file))
    parsed.set(file, load(fs.readFileSync(file, 'utf8'), {scriptingEnabled: false}));
  return parsed.get(file);
}

module.exports = class BuiltEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.parseFile = parseFile;
  }
};
