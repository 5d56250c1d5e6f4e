/** What visitors get, and under which licenses: the list in the project is that of the build. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {buildFolder} from '../support/build';

const project = path.resolve(__dirname, '../..');
const list = fs.readFileSync(path.join(project, 'LICENSES.md'), 'utf8');
const texts = fs.readFileSync(path.join(buildFolder, 'licenses.txt'), 'utf8');
const rows = [...list.matchAll(/^\| `(.+)` \| (.+) \|$/gm)];

/** They ask for no more than that their text goes along; the Unlicense for nothing. */
const mayBeShipped = [
  '0BSD',
  'MIT',
  '(MIT OR Apache-2.0)',
  'Apache-2.0',
  'BSD-3-Clause',
  'OFL-1.1',
  'Unlicense',
];

test('LICENSES.md lists what the bundler shipped (npm run licenses writes it anew)', () => {
  const script = path.join(project, 'scripts/licenses.mjs');
  expect(list).toBe(execFileSync(process.execPath, [script], {encoding: 'utf8'}));
  expect(rows.map(([, name]) => name)).toEqual(
    expect.arrayContaining(['react', 'minisearch', 'qr', 'infima', '@fontsource/righteous']),
  );
});

test('all of it may be shipped', () => {
  expect(rows.filter(([, , license = '']) => !mayBeShipped.includes(license))).toEqual([]);
});

test('every typeface that is sent is listed, and its license goes along', () => {
  const files = fs.readdirSync(path.join(buildFolder, 'assets/fonts'));
  const faces = rows.filter(([, , license]) => license === 'OFL-1.1').map(([, name = '']) => name);
  const names = faces.map((face) => face.replace('@fontsource/', ''));
  expect(files.filter((file) => !names.some((name) => file.startsWith(name)))).toEqual([]);
  expect(texts.match(/SIL OPEN FONT LICENSE Version 1\.1/g)).toHaveLength(faces.length);
});
