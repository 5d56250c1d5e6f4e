// Finds a program that tests need, and installs one when there is none.
import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';

/** @returns {string | undefined} where a program lies */
export function onPath(name) {
  const {status, stdout} = spawnSync('sh', ['-c', `command -v '${name}'`], {encoding: 'utf8'});
  return status === 0 ? stdout.trim() : undefined;
}

/** Whether we may install packages of Debian or of what is made from it. */
export const onDebianAsRoot = () =>
  process.getuid?.() === 0 && fs.existsSync('/etc/debian_version');

/** The steps to install packages of Debian. */
export const fromDebian = (...names) => [
  ['apt-get', 'update'],
  ['apt-get', 'install', '-y', ...names],
];

/**
 * Runs an installer and says so; what goes wrong stands there in the installer's own words.
 * @param {string} what is installed
 * @param {string[][]} steps commands
 */
export function install(what, steps) {
  console.error(
    `No ${what} here, so one is installed: ${steps.map((s) => s.join(' ')).join(' && ')}`,
  );
  try {
    for (const [command, ...rest] of steps)
      execFileSync(command, rest, {stdio: ['ignore', 'ignore', 'inherit']});
  } catch {
    // Whoever asked looks whether it is there now.
  }
}
