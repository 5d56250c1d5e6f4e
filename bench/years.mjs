// `npm run bench:years`: how the time of a build, the built site and what a device keeps grow with
// the frozen years. They are made for this: copies of the oldest real one.
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import projectCopy from '../tests/support/projectCopy.cjs';
import {addYears} from './addYears.mjs';

const counts = [1, 5, 10];

const sizeOf = (folder) =>
  fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .reduce((sum, {parentPath, name}) => sum + fs.statSync(path.join(parentPath, name)).size, 0);

/** Builds from nothing, as CI does, and reads the result. */
function measure(years) {
  const project = projectCopy.copyProject('years');
  addYears(project, years);
  const start = Date.now();
  const {status} = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: project,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: '1'},
  });
  if (status !== 0) throw new Error(`The build with ${years} frozen years failed.`);
  const seconds = (Date.now() - start) / 1000;
  const build = path.join(project, 'build');
  const {download} = JSON.parse(fs.readFileSync(path.join(build, 'offline-files.json'), 'utf8'));
  const result = {years, seconds, site: sizeOf(build), device: download.avif};
  fs.rmSync(project, {recursive: true});
  return result;
}

const mb = (bytes) => (bytes / 1e6).toFixed(2);
console.log('| frozen years | build, s | built site, MB | to save offline, MB |');
console.log('| --: | --: | --: | --: |');
for (const count of counts) {
  const {years, seconds, site, device} = measure(count);
  console.log(`| ${years} | ${seconds.toFixed(0)} | ${mb(site)} | ${mb(device)} |`);
}
