// `npm test`: every check there is. Goes on after a failure, so that one run tells all; only what
// reads the build is left out (and counted as failed) when the build failed.
// `npm run test:engines` comes here too, for the one check that wants other browsers installed.
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'checks-'));
const reportOf = (name) => path.join(reports, `${name.replace(':', '-')}.json`);

/** Most of what a test makes is soon thrown away: in more room than usual, in MB, that is done less often. */
const roomForTheYoung = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`;

// Its cache does not notice every change in our own plugins.
const build = {name: 'build', env: {DOCUSAURUS_NO_PERSISTENT_CACHE: '1'}};

/** One stage after the other; in a stage lanes run side by side, and in a lane one check after the other. */
const everywhere = [
  // Whichever lane is longer, the other's core is not left idle: unit tests use both.
  [
    [{name: 'lint'}, {name: 'format:check'}, build],
    [{name: 'typecheck'}, {name: 'test:unit', jest: true}],
  ],
  // The copies' builds leave a core idle now and then, and the browser never does.
  [
    [{name: 'test:built', jest: true, needs: 'build'}],
    [{name: 'test:browser', jest: true, needs: 'build', live: true}],
  ],
];
const inOtherEngines = [[[{name: 'jest:engines', jest: true, live: true}]]];
const checks = process.argv[2] === 'engines' ? inOtherEngines : everywhere;

function countTests(name) {
  const report = reportOf(name);
  if (!fs.existsSync(report)) return {passed: 0, failed: 0};
  const json = JSON.parse(fs.readFileSync(report, 'utf8'));
  // A file that cannot even be loaded has no test to fail.
  return {
    passed: json.numPassedTests,
    failed: json.numFailedTests + json.numRuntimeErrorTestSuites,
    skipped: json.numPendingTests + json.numTodoTests,
  };
}

/** What is `live` writes as it goes; the others do so when they have ended, so that no words mix. */
async function run({name, jest, env, live}) {
  const start = Date.now();
  const options = jest ? ['--', '--json', `--outputFile=${reportOf(name)}`] : [];
  const said = [];
  if (live) console.log(`\n── ${name}`);
  const child = spawn('npm', ['run', '--silent', name, ...options], {
    // Jest prints its JSON to the file only, and its progress to stderr.
    stdio: ['ignore', ...(live ? ['inherit', 'inherit'] : ['pipe', 'pipe'])],
    env: {...process.env, NODE_OPTIONS: roomForTheYoung, ...env},
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => said.push(part));
  const [status] = await once(child, 'close');
  if (!live) console.log(`\n── ${name}\n${Buffer.concat(said)}`);
  const ok = status === 0;
  const counts = jest ? countTests(name) : {passed: Number(ok), failed: Number(!ok)};
  // Jest may fail without a failed test, for example when the browser cannot start.
  if (!ok && counts.failed === 0) counts.failed = 1;
  return {name, ...counts, seconds: ((Date.now() - start) / 1000).toFixed(1)};
}

const begin = Date.now();
const results = [];
for (const stage of checks) {
  const lanes = stage.map(async (lane) => {
    for (const check of lane) {
      const needed = results.find(({name}) => name === check.needs);
      const isLeftOut = Boolean(needed?.failed);
      results.push(
        isLeftOut ? {name: check.name, passed: 0, failed: 1, seconds: '–'} : await run(check),
      );
    }
  });
  await Promise.all(lanes);
}
fs.rmSync(reports, {recursive: true});

const sum = (field) => results.reduce((total, result) => total + (result[field] ?? 0), 0);
console.log('');
for (const {name, passed, failed, skipped, seconds} of results) {
  const verdict = failed ? 'FAILED' : 'ok';
  const extra = skipped ? `, ${skipped} skipped` : '';
  console.log(
    `${name.padEnd(14)} ${verdict.padEnd(7)} ${passed} passed, ${failed} failed${extra} (${seconds} s)`,
  );
}
const skipped = sum('skipped');
console.log(
  `\n${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}` +
    ` (${((Date.now() - begin) / 1000).toFixed(0)} s)`,
);
process.exit(sum('failed') ? 1 : 0);
