/** The site's built stylesheets. */
import fs from 'node:fs';
import path from 'node:path';
import {buildFolder} from '../support/build';

const folder = path.join(buildFolder, 'assets/css');
const sheets = fs
  .readdirSync(folder)
  .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'));
const css = sheets.join('\n');

test('none reads a setting of the theme that was left out as unread', () => {
  const declared = new Set([...css.matchAll(/(--ifm-[\w-]+)\s*:/g)].map(([, name]) => name!));
  const read = new Set([...css.matchAll(/var\((--ifm-[\w-]+)\)/g)].map(([, name]) => name!));
  expect(read.size).toBeGreaterThan(50);
  expect([...read].filter((name) => !declared.has(name))).toEqual([]);
});
