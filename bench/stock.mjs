// The classic template as Docusaurus ships it, with the packages that it names itself.
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const {dependencies, overrides} = JSON.parse(
  fs.readFileSync(path.join(root, 'package.json'), 'utf8'),
);

/** The version of Docusaurus that both sides are made with. */
export const version = dependencies['@docusaurus/core'];

/**
 * Makes and builds the template in a folder of its own; needs the package registry.
 * @returns {{build: string, remove: () => void}} the built site, and what takes the folder away
 */
export function buildStock() {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'stock-')));
  const run = (command, args, cwd) =>
    execFileSync(command, args, {cwd, stdio: ['ignore', 'ignore', 'inherit']});
  run(
    'npx',
    ['--yes', `create-docusaurus@${version}`, 'site', 'classic', '--typescript', '-s'],
    folder,
  );
  const site = path.join(folder, 'site');
  // Its own packages, since its React is another; ours only where a version of them is not to be had.
  const file = path.join(site, 'package.json');
  const manifest = JSON.parse(fs.readFileSync(file, 'utf8'));
  fs.writeFileSync(file, JSON.stringify({...manifest, overrides}));
  run('npm', ['install', '--no-audit', '--no-fund'], site);
  run('npm', ['run', 'build'], site);
  return {build: path.join(site, 'build'), remove: () => fs.rmSync(folder, {recursive: true})};
}
