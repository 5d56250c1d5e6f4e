// `npm start`: Docusaurus' own server, whose mistakes are told as those of a build, in a line each.
import {spawn} from 'node:child_process';
import path from 'node:path';
import {withoutStacks} from './errors.mjs';

const root = path.resolve(import.meta.dirname, '..');
const docusaurus = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
/** In milliseconds; an error comes in pieces, one soon after the other. */
const PAUSE = 100;

const child = spawn(process.execPath, [docusaurus, 'start', ...process.argv.slice(2)], {
  cwd: root,
  stdio: ['inherit', 'inherit', 'pipe'],
});

let errors = '';
let timer;
function print() {
  process.stderr.write(withoutStacks(errors, root));
  errors = '';
}
child.stderr.on('data', (piece) => {
  errors += piece;
  clearTimeout(timer);
  timer = setTimeout(print, PAUSE);
});

// Ctrl+C reaches both; this one ends when the server has.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill());
child.on('close', (code) => {
  clearTimeout(timer);
  print();
  process.exitCode = code ?? 1;
});
