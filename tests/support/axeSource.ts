/**
 * axe, to be put into a page. Nine tenths of its time go into colors: for each word it reads the color
 * of all that lies behind it anew, and keeps each in six WeakMaps. axe 4.14 does neither, but sees
 * fewer links and no hidden skip link; so ours does neither, and reads what 4.10 reads (axe.test.ts).
 */
import fs from 'node:fs';

/** As axe-core has it. */
export const axeAsItIs = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Seen by axe alone: keeps what is private to an object on the object. */
const plainWeakMap = `
  class WeakMap {
    #key = Symbol();
    has(object) { return this.#key in object; }
    get(object) { return object[this.#key]; }
    set(object, value) { object[this.#key] = value; return this; }
  }`;

/** The same words are the same color. */
const eachColorOnce = `
  const known = new Map();
  const {prototype} = axe.commons.color.Color;
  const parse = prototype.parseString;
  prototype.parseString = function (words) {
    if (!known.has(words)) {
      const {r, g, b, alpha} = parse.call(this, words);
      known.set(words, {r, g, b, alpha});
    }
    return Object.assign(this, known.get(words));
  };`;

export const axeSource = `(() => {${plainWeakMap}\n${axeAsItIs}\n${eachColorOnce}})()`;
