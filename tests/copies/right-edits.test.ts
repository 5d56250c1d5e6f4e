/**
 * No test holds content: where organizers change what they may change, every test of what they changed
 * stays green. That the changed site builds is seen in changed-year.test.ts, which makes the same edits.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {copyProject} from '../support/projectCopy.cjs';
import {edit, fewer, more} from '../support/rightEdits';

/** They read files by their names, so Jest does not know that they read what was changed. */
const readers = ['tests/security.test.ts', 'src/data/counts.test.ts'];
const program = path.resolve('node_modules/jest/bin/jest.js');

const folder = copyProject('right-edits');

afterAll(() => fs.rmSync(folder, {recursive: true}));

/** Runs the tests of what was changed in the copy. */
const runTests = (changedFiles: string[]) =>
  spawnSync(
    process.execPath,
    [
      program,
      ...['--selectProjects=unit', 'components'],
      // They throw what they are given at the parser, whatever the content.
      '--testPathIgnorePatterns=tests/hostile',
      ...['--findRelatedTests', ...changedFiles, ...readers],
    ],
    {cwd: folder, encoding: 'utf8'},
  );

test.each([
  ['dates, place, mail, short links, a DJ and a question more', more],
  ['a DJ and a question less', fewer],
])('%s: green', (_, edits) => {
  const changedFiles = [...new Set(edits.map(([file]) => file))];
  edits.forEach((one) => edit(folder, one));
  const {status, stderr} = runTests(changedFiles);
  for (const file of changedFiles) fs.copyFileSync(file, path.join(folder, file));
  expect(stderr.match(/^(?:FAIL| {2}●) .*$/gm) ?? []).toEqual([]);
  for (const reader of readers) expect(stderr).toContain(`PASS unit ${reader}`);
  expect(status).toBe(0);
});
