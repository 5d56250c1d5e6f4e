// `npm test`: every check there is, one after the other. Goes on after a failure, so that one run
// tells all; only the browser tests are left out (and counted as failed) when the build failed.
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'checks-'));
const reportOf = (name) => path.join(reports, `${name.replace(':', '-')}.json`);

const checks = [
  {name: 'typecheck'},
  {name: 'lint'},
  {name: 'format:check'},
  {name: 'test:unit', jest: true},
  // Its cache does not notice every change in our own plugins.
  {name: 'build', env: {DOCUSAURUS_NO_PERSISTENT_CACHE: '1'}},
  {name: 'test:browser', jest: true, needs: 'build'},
];

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

function run({name, jest, env}) {
  const start = Date.now();
  const options = jest ? ['--', '--json', `--outputFile=${reportOf(name)}`] : [];
  console.log(`\n── ${name}`);
  const {status} = spawnSync('npm', ['run', '--silent', name, ...options], {
    // Jest prints its JSON to the file only, and its progress to stderr.
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {...process.env, ...env},
  });
  const ok = status === 0;
  const counts = jest ? countTests(name) : {passed: Number(ok), failed: Number(!ok)};
  // Jest may fail without a failed test, for example when the browser cannot start.
  if (!ok && counts.failed === 0) counts.failed = 1;
  return {name, ...counts, seconds: ((Date.now() - start) / 1000).toFixed(1)};
}

const results = [];
for (const check of checks) {
  const needed = results.find(({name}) => name === check.needs);
  results.push(
    needed?.failed ? {name: check.name, passed: 0, failed: 1, seconds: '–'} : run(check),
  );
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
  `\n${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`,
);
process.exit(sum('failed') ? 1 : 0);
