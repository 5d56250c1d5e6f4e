/** What somebody reads whose machine is not ready: one line that says what to do. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import {type AddressInfo} from 'node:net';
import path from 'node:path';

const root = path.resolve(__dirname, '..');

/** Runs a module of Node's and gives its exit code and the lines of its errors. */
function run(...options: string[]) {
  const {status, stderr} = spawnSync(process.execPath, options, {cwd: root, encoding: 'utf8'});
  return {status, errors: stderr.split('\n').filter(Boolean)};
}

test.each(['18.20.4', '20.18.3'])('Node %s is too old', (version) => {
  const pretend = `Object.defineProperty(process.versions, 'node', {value: '${version}'});`;
  const {status, errors} = run('-e', `${pretend} import('./scripts/check-node.mjs')`);
  expect(status).toBe(1);
  expect(errors).toEqual([
    `Node ${version} is too old: this project needs 20.19 or newer (nvm install, or nodejs.org).`,
  ]);
});

test('the Node that runs this is new enough', () => {
  expect(run('scripts/check-node.mjs')).toEqual({status: 0, errors: []});
});

test('all that people run looks at Node first, and npm ci by itself', () => {
  const manifest = fs.readFileSync(path.join(root, 'package.json'), 'utf8');
  const {scripts} = JSON.parse(manifest) as {scripts: Record<string, string>};
  for (const name of ['prestart', 'prebuild', 'pretest']) {
    expect(scripts[name]).toBe('node scripts/check-node.mjs');
  }
  expect(scripts.site).toMatch(/^npm run build /);
  expect(fs.readFileSync(path.join(root, '.npmrc'), 'utf8')).toMatch(/^engine-strict=true$/m);
});

test('a port that is taken', async () => {
  const other = http.createServer();
  await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve));
  const {port} = other.address() as AddressInfo;
  // The port is looked at after the build, which these tests do not need.
  const pretend =
    "require('node:fs').existsSync = () => true; process.argv[1] = require('node:path').resolve('scripts/serve.mjs');";
  const {status, errors} = run(
    '-e',
    `${pretend} process.argv[2] = '${port}'; import('./scripts/serve.mjs')`,
  );
  other.close();
  expect(status).toBe(1);
  expect(errors).toEqual([
    expect.stringMatching(new RegExp(`^Port ${port} is taken: stop .*another`)),
  ]);
});

test.each(['--port', '0', '70000', '80a'])('%s is no port', (text) => {
  expect(run('scripts/serve.mjs', text)).toEqual({
    status: 1,
    errors: [
      `“${text}” is no port: write a number from 1 to 65535 (npm run serve -- 4000, TEST_PORT=4000 npm test).`,
    ],
  });
});

/** Runs a build that says something and ends with a code. */
const buildThatSays = (words: string, code: number) => {
  const script = `process.stderr.write(${JSON.stringify(words)}); process.exit(${code})`;
  const command = JSON.stringify(['-e', script]);
  return run(
    '-e',
    `import('./scripts/build.mjs').then(({build}) => build([process.execPath, ...${command}])).then((code) => process.exit(code))`,
  );
};

test.each([
  '[ERROR] Error: Unable to build website.\n  at x\n[cause]: Error: ENOSPC: no space left on device, write\n',
  'thread panicked: Os { code: 28, message: "No space left on device" }\n',
  'Error: EDQUOT: disk quota exceeded, open\n',
])('a full disk during the build: %j', (words) => {
  const {status, errors} = buildThatSays(words, 1);
  expect(status).toBe(1);
  expect(errors).toEqual([expect.stringMatching(/^The disk is full: .*Free some space/)]);
});

test('an error with a stack is its innermost cause, at its place in our files', () => {
  const words = `[ERROR] Error: Docusaurus could not load module
    at load (${root}/node_modules/a/b.js:1:2) {
  [cause]: ReferenceError: theInclin is not defined
      at Object.<anonymous> (${root}/src/config/redirects.ts:4:5)
      at evalModule (${root}/node_modules/jiti/dist/jiti.js:1:2)
}
`;
  expect(buildThatSays(words, 1).errors).toEqual([
    'src/config/redirects.ts:4: theInclin is not defined',
    '(All that is known of it: DEBUG=1 before the command.)',
  ]);
});

test('our own lines are shown without what Docusaurus writes around them', () => {
  const words = '[ERROR] Error: x\n    at y (/z.js:1:2) {\n  [cause]: [a.ts: one\nb.ts: two]\n}\n';
  expect(buildThatSays(words, 1).errors).toEqual(['a.ts: one', 'b.ts: two']);
});

test('any other error of a build without a stack is shown as it is', () => {
  const words = '[ERROR] src/data/lineup.ts: nobody\n';
  expect(buildThatSays(words, 1)).toEqual({status: 1, errors: [words.trim()]});
  expect(buildThatSays('a warning\n', 0)).toEqual({status: 0, errors: ['a warning']});
});
