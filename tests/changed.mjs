// `npm run test:changed`: what a change can have broken, in under a minute: types, lint and format of the
// changed files, and the unit and component tests that import them. Changed is what differs from main,
// committed or not, and what is new. It names the browser tests that are worth a run, and runs none.
import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import {browserTestsFor} from './support/browserTestsFor.cjs';

const git = (...args) =>
  execFileSync('git', args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}).trim();

/** Where this branch left main; on main, and where there is none, the last commit. */
function base() {
  for (const main of ['main', 'origin/main']) {
    try {
      return git('merge-base', 'HEAD', main);
    } catch {
      // There is no such branch here.
    }
  }
  return 'HEAD';
}

const names = `${git('diff', '--name-only', base())}\n${git('ls-files', '--others', '--exclude-standard')}`;
const changed = [...new Set(names.split('\n').filter((name) => name && fs.existsSync(name)))];
const scripts = changed.filter((name) => /\.[cm]?[jt]sx?$/.test(name));

async function run(program, args) {
  const child = spawn('npx', ['--no-install', program, ...args], {stdio: 'inherit'});
  const [status] = await once(child, 'close');
  if (status !== 0) process.exitCode = 1;
}

console.log(`${changed.length} files changed`);
if (changed.length > 0)
  await Promise.all([
    run('oxfmt', ['--check', '--no-error-on-unmatched-pattern', ...changed]),
    scripts.length > 0 && run('oxlint', scripts),
    scripts.length > 0 && run('eslint', ['--max-warnings', '0', '--no-warn-ignored', ...scripts]),
  ]);
const related = [
  '--selectProjects',
  'unit',
  'components',
  '--passWithNoTests',
  '--findRelatedTests',
];
if (changed.length > 0) await run('jest', [...related, ...changed]);

const tests = browserTestsFor(changed);
console.log(
  tests.length > 0
    ? `\nAfter npm run build, worth a run:\n  npm run test:built\n  npm run test:browser -- ${tests.join(' ')}`
    : '\nNo browser test is about what is changed.',
);
