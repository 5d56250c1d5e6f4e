/** Another year in a copy of the project: whatever this year's pages are made of is changed there. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {season} from '../../src/data/season';
import {plantPhotos} from './plantedPhotos';
import {copyProject} from './projectCopy.cjs';
import {edit, more as rightEdits, type Edit} from './rightEdits';

const laterOrElsewhere = (found: string) => (found.startsWith('-') ? '-12-' : 'https://new.');

/**
 * Nothing here knows this year's words or numbers, so that it holds for the next year too. What the text
 * says besides (how many bolts) stays: the two are compared.
 */
const edits: Edit[] = [
  ...rightEdits,
  ['docs/setup/figures/party.ts', /tools: \[(?=')/g, "tools: ['torches', "],
  ['docs/setup/figures/business.ts', /tools: \[(?=')/g, "tools: ['torches', "],
  ['docs/setup/figures/headAndHind.ts', /tools: \[(?=')/g, "tools: ['torches', "],
  [
    'docs/setup/figures/hanging.ts',
    /'\d+[DP] \d+[DP]/g,
    (two) => `'${two.slice(1).split(' ').reverse().join(' ')}`,
  ],
  ['docs/setup/figures/wrenches.ts', / mm'/g, " mm wide'"],
  // Sections after which no group of the hanging order is called.
  ['docs/setup/panels.json', /"section": "(?=Brow|Cheek)/g, '"section": "New '],
  ['docs/setup/_teardown-party-crew.mdx', /$/, '\nTake a photo first.\n'],
  ['docs/setup/index.mdx', /^## /m, '## new: '],
  ['docs/campout/q-and-a.mdx', /^## /m, '## so, '],
  [`src/data/seasons/${season.year}.ts`, /-\d\d-(?=\d\d')|https:\/\//g, laterOrElsewhere],
  ['src/data/pictures/guide.ts', /^ {2}'(?=[A-Z])/gm, "  'New: "],
  ['src/data/pictures/q-and-a.ts', /^ {2}'(?=[A-Z])/gm, "  'New: "],
  ['src/config/messages.tsx', /Oops!/g, 'Ouch!'],
  ['src/config/navigation.ts', /title: '/g, "title: 'new "],
];

/** Another file lies where docs show a picture: the same size, a few bytes more. */
function changePictures(folder: string) {
  for (const part of ['guide', 'home', 'q-and-a']) {
    const pictures = path.join(folder, 'static/img', part);
    for (const name of fs.readdirSync(pictures))
      fs.appendFileSync(path.join(pictures, name), 'another picture');
  }
}

/**
 * Copies the project, adds photos, changes this year's docs, data, words and pictures, and builds it.
 * @param planted files to add before the build, by their path in the project
 * @returns the copy's folder and that of its build, what was seen of the photos on the way, the words
 *   of the build, and what takes the copy away again
 * @throws with the build's own words when it fails, or when there is nothing to change in a file
 */
export async function buildChangedYear(planted: Record<string, string>) {
  const folder = copyProject('changed-year');
  const photos = await plantPhotos(folder);
  edits.forEach((one) => edit(folder, one));
  changePictures(folder);
  for (const [file, text] of Object.entries(planted))
    fs.writeFileSync(path.join(folder, file), text);
  const {status, stderr} = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: folder,
    encoding: 'utf8',
    env: {...process.env, NODE_ENV: 'production', DOCUSAURUS_NO_PERSISTENT_CACHE: '1'},
  });
  if (status !== 0) throw new Error(stderr);
  return {
    folder,
    build: path.join(folder, 'build'),
    photos,
    words: stderr,
    remove: () => fs.rmSync(folder, {recursive: true}),
  };
}
