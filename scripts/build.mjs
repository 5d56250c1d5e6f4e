// `npm run build`: Docusaurus' own build, with one line in place of a stack.
import {spawn} from 'node:child_process';
import path from 'node:path';
import {withoutStacks} from './errors.mjs';

const root = path.resolve(import.meta.dirname, '..');
const docusaurus = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

/** What Node, Rspack and the system say when there is no room, or no more of what one may use. */
const FULL = /ENOSPC|EDQUOT|no space left on device|disk quota exceeded/i;

/** @returns {boolean} whether a build's words say that it had no room to write */
export const isFull = (words) => FULL.test(words);

export const ADVICE =
  'The disk is full: the build needs about 150 MB. Free some space (the folders build/, .docusaurus/ and node_modules/.cache/ can go), then run it again.';

/**
 * Runs a build, shows what it says, and keeps its errors back until it is known what they mean.
 * @param {string[]} command the program and what it is given
 * @returns {Promise<number>} its exit code
 */
export function build([program, ...rest]) {
  return new Promise((resolve) => {
    const child = spawn(program, rest, {cwd: root, stdio: ['inherit', 'inherit', 'pipe']});
    let errors = '';
    child.stderr.on('data', (piece) => (errors += piece));
    child.on('close', (code) => {
      process.stderr.write(code && isFull(errors) ? `${ADVICE}\n` : withoutStacks(errors, root));
      resolve(code ?? 1);
    });
  });
}

if (process.argv[1] === import.meta.filename) {
  process.exitCode = await build([process.execPath, docusaurus, 'build', ...process.argv.slice(2)]);
}
