/** The order in which test files begin where no earlier run has told how long they take. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');

/** The sequencer is a module that Jest does not load for a test. */
const script = `
  import fs from 'node:fs';
  import Sequencer from './tests/support/longestFirst.mjs';
  const config = {cacheDirectory: '/nowhere', id: 'test', name: 'test', rootDir: '.'};
  const context = {config, hasteFS: {getSize: (file) => fs.statSync(file).size}};
  const tests = process.argv.slice(1).map((path) => ({path, context}));
  const sorted = new Sequencer({contexts: [context], globalConfig: {}}).sort(tests);
  console.log(JSON.stringify(sorted.map(({path}) => path)));`;

function sorted(folder: string): string[] {
  const files = fs.readdirSync(path.join(root, folder)).filter((file) => /\.test\./.test(file));
  const places = files.map((file) => path.join(root, folder, file));
  const args = ['--input-type=module', '-e', script, ...places];
  const said = execFileSync(process.execPath, args, {cwd: root, encoding: 'utf8'});
  return (JSON.parse(said) as string[]).map((place) => path.basename(place, '.test.ts'));
}

test('the files that take longer than their size tells begin first, each of them is there', () => {
  const long = ['gloves', 'lighthouse', 'pages', 'paper', 'places', 'restored', 'undrawn', 'zoom'];
  const order = sorted('tests/browser');
  expect(order.slice(0, long.length).sort()).toEqual(long);
  // Then the others, the largest first.
  const sizes = order
    .slice(long.length)
    .map((name) => fs.statSync(path.join(root, 'tests/browser', `${name}.test.ts`)).size);
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
});
