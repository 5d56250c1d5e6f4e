/** A copy of the project in which the next year is begun and built. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type {CheerioAPI} from 'cheerio';
import {season} from '../../src/data/season';
import {copyProject} from './projectCopy.cjs';

export const old = season.year;
export const next = old + 1;
/** Seven nights, the most there are words for. */
export const dates = {start: `${next}-06-25`, end: `${next}-07-02`};
export const wish = [String(next), '--from', dates.start, '--to', dates.end];

export const folder = copyProject('season');
export const place = (file: string) => path.join(folder, file);

/** Runs a command in the copy. */
export function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  const {status, stdout, stderr} = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    env: {...process.env, ...env},
  });
  return {status, stdout, stderr};
}

const secondsAt = (day: string) => String(Date.parse(`${day}T12:00Z`) / 1000);

/** Begins the new year as on a day in March of it, or on another. */
export const begin = (args: string[], day = `${next}-03-01`) =>
  run('node', ['scripts/season.mjs', ...args], {SOURCE_DATE_EPOCH: secondsAt(day)});

/** The files that differ from the commit that the copy began with. */
export const changed = () =>
  run('git', ['status', '--porcelain', '--untracked-files=all'])
    .stdout.split('\n')
    .flatMap((line) => line.slice(3) || [])
    .sort();

/** The checklist of the year before, which nobody took out. */
export const oldList = `checklist-${old}.md`;

/** Makes the copy a repository, since what a season changes is undone with git. */
export function commitCopy(): void {
  fs.writeFileSync(place(oldList), 'tick off\n');
  run('git', ['init', '-q']);
  // A link is no folder, so .gitignore does not know it.
  fs.appendFileSync(place('.git/info/exclude'), 'node_modules\n');
  run('git', ['add', '-A']);
  const who = ['-c', 'user.name=test', '-c', 'user.email=test@example.org'];
  run('git', [...who, 'commit', '-qm', 'start']);
}

/** Builds the copy as on a day in March of the new year. */
export function build() {
  const env = {
    SOURCE_DATE_EPOCH: secondsAt(`${next}-03-01`),
    DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
    NODE_ENV: 'production',
  };
  return run('npm', ['run', '--silent', 'build'], env);
}

/** Every page of the built copy, such as /campout/, but not the short links. */
export const routes = () =>
  fs
    .readdirSync(place('build'), {recursive: true, encoding: 'utf8'})
    .filter((file) => path.basename(file) === 'index.html')
    .map((file) => `/${path.dirname(file)}/`.replace('/./', '/'))
    .filter((route) => !page(route)('a#target').length);

export const page = (route: string): CheerioAPI => parseFile(place(`build${route}index.html`));
