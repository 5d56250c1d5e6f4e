/** Writes a record sleeve for each DJ to static/img/lineup. Run: npm run sleeves in art/vector. */
import {mkdirSync, writeFileSync} from 'node:fs';
import {side} from './draw.mjs';
import {plan} from './plan.mjs';
import {seeded} from './random.mjs';

const folder = new URL('../../static/img/lineup/', import.meta.url);
const limit = 8 * 1024;

const slug = (name) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

mkdirSync(folder, {recursive: true});
for (const [name, draw] of plan) {
  const parts = draw({lines: name.split(' '), random: seeded(name)});
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">${parts.join('')}</svg>\n`;
  if (svg.length > limit) {
    throw new Error(`${name}: ${svg.length} bytes, more than ${limit}`);
  }
  writeFileSync(new URL(`${slug(name)}.svg`, folder), svg);
}
console.log(`${plan.length} sleeves`);
