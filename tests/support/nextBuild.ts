/** A later build of the site, as a deploy would bring it: files with new content have new names. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {redirects} from '../../src/config/redirects';
import {season} from '../../src/data/season';
import {writeWorker} from '../../src/features/offline/list';
import {foreignChunksOf, readChunkNames} from '../../src/features/offline/list/foreignChunks';
import frozenYears from '../../versions.json';
import {buildFolder} from './build';

const NEW = 'b0b0b0b0';

/** Gives the scripts that hold a text, and the runtime, which knows all their names, new names. */
function rename(folder: string, holds: (script: string) => boolean): [string, string][] {
  const place = path.join(folder, 'assets/js');
  return fs
    .readdirSync(place)
    .filter((name) => name.startsWith('runtime~main') || holds(path.join(place, name)))
    .map((name) => {
      const next = name.replace(/\.[0-9a-f]{8}\.js$/, `.${NEW}.js`);
      fs.renameSync(path.join(place, name), path.join(place, next));
      return [name, next];
    });
}

/** Replaces in all pages and scripts. */
function replaceAll(folder: string, changes: [string, string][]) {
  const files = fs.readdirSync(folder, {recursive: true, encoding: 'utf8'});
  for (const file of files.filter((name) => /\.(html|js)$/.test(name))) {
    const place = path.join(folder, file);
    const before = fs.readFileSync(place, 'utf8');
    const after = changes.reduce((text, [from, to]) => text.replaceAll(from, to), before);
    if (after !== before) fs.writeFileSync(place, after);
  }
}

/** The name of a chunk and its hash as the runtime writes them side by side in its table. */
const inTable = ([from, to]: [string, string]): [string, string] => {
  const hashOf = (name: string) => name.split('.').at(-2) ?? '';
  return [`"${hashOf(from)}"`, `"${hashOf(to)}"`];
};

/**
 * Makes one with another text.
 * @param from a text that stands in pages and scripts
 * @returns its folder, to be removed
 */
export async function makeNextBuild(from: string, to: string): Promise<string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'next-build-'));
  fs.cpSync(buildFolder, folder, {recursive: true});
  const renamed = rename(folder, (script) => fs.readFileSync(script, 'utf8').includes(from));
  replaceAll(folder, [[from, to], ...renamed, ...renamed.map(inTable)]);
  const foreignChunks = foreignChunksOf(
    readChunkNames(path.resolve(__dirname, '../../.docusaurus')),
    (route) => frozenYears.some((year) => route.startsWith(`/${year}/`)),
  );
  const shortLinks = redirects.map((redirect) => redirect.from);
  const {year} = season;
  await writeWorker(folder, {year, frozenYears, shortLinks, foreignChunks}, '2026-12-24');
  return folder;
}
