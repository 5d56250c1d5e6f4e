/**
 * An organiser puts photos into a copy of the project, as a phone gives them, and names them in the
 * data. Some are made for good before the build, some lie there as they came. Eight DJs, four pictures
 * of the campout, two of the gallery, one of the answers.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {tells} from '../../src/plugins/content/photos/bare';
import {filesIn} from '../../src/plugins/files';
import {phonePhoto} from './phonePhoto';
import {edit} from './rightEdits';

export const PICTURE = /\.(?:jpe?g|png|webp|avif)$/i;
/** All together as many as show that their weight is shared; budget.test.ts counts on to 25. */
export const SLEEVES = 8;
const sleeves = Array.from({length: SLEEVES}, (_, n) => `lineup/sleeve-${n + 1}.jpg`);
const inStatic = (name: string) => `static/img/${name}`;

export const forGood = [
  'campout/IMG 1233 (1).jpeg',
  'gallery/20250525_0001.jpg',
  ...sleeves.slice(0, 4),
].map(inStatic);
export const asTheyCame = [
  'campout/IMG 1235 (1).jpeg',
  'campout/PXL_20250524.webp',
  'campout/wide.png',
  'gallery/IMG_1234.JPG',
  ...sleeves.slice(4),
].map(inStatic);

/** A photo as a phone gives it; each sleeve a square of its own. */
async function photoFor(file: string) {
  if (file.endsWith('.png')) return phonePhoto({format: 'png', orientation: 1});
  if (file.endsWith('.webp')) return phonePhoto({format: 'webp', width: 2400, height: 1800});
  if (file.includes('/gallery/')) return phonePhoto({orientation: 1});
  if (!file.includes('/lineup/')) return phonePhoto();
  const square = sharp(await phonePhoto({width: 700, height: 700})).keepMetadata();
  return square.modulate({hue: sleeves.findIndex((name) => file.endsWith(name)) * 40}).toBuffer();
}

async function put(folder: string, files: string[]) {
  for (const file of files) fs.writeFileSync(path.join(folder, file), await photoFor(file));
}

function nameThem(folder: string) {
  const djs = sleeves.map((file) => `  {name: 'DJ ${file}', image: '/img/${file}'},\n`);
  edit(folder, [
    'src/data/lineup.ts',
    /(?<=export const lineup\b[^=]*= )\[[^]*\](?=;)/,
    `[\n${djs.join('')}]`,
  ]);
  for (const [from, to] of [
    ['campout/woods', 'campout/IMG 1233 (1).jpeg'],
    ['campout/visions', 'campout/IMG 1235 (1).jpeg'],
    ['campout/art', 'campout/PXL_20250524.webp'],
    ['campout/banner', 'campout/wide.png'],
  ])
    edit(folder, ['src/data/pictures/campout.ts', new RegExp(`'${from}'`), `'${to}'`]);
  edit(folder, [
    'src/data/gallery.ts',
    /= \[\n/,
    `= [
  still('20250525_0001.jpg', 2, 2, 'A dozen people do yoga on a meadow.'),
  still('IMG_1234.JPG', 2, 2, 'Two people carry a tent.'),
`,
  ]);
  edit(folder, [
    'docs/campout/q-and-a.mdx',
    /^## /m,
    '![Dots on a blue ground.](./inText.jpg)\n\n## ',
  ]);
}

/** Which of a copy's pictures tell where they were taken, or with what. */
export async function tellingIn(folder: string, files: string[]) {
  const all = await Promise.all(
    files.map(async (file) => ((await tells(path.join(folder, file))) ? file : [])),
  );
  return all.flat();
}

/**
 * Puts the photos into a copy and has some of them made for good.
 * @returns what was seen on the way, before the next step took it away
 */
export async function plantPhotos(folder: string) {
  const make = () =>
    spawnSync('npm', ['run', '--silent', 'photos'], {cwd: folder, encoding: 'utf8'});
  nameThem(folder);
  await put(folder, forGood);
  const before = await tellingIn(folder, forGood);
  const made = make();
  const again = make().stdout.trim();
  const after = await tellingIn(folder, filesIn(folder, 'static', PICTURE));
  await put(folder, asTheyCame);
  fs.writeFileSync(path.join(folder, 'docs/campout/inText.jpg'), await phonePhoto());
  return {before, made, again, after, asTheyCame: await tellingIn(folder, asTheyCame)};
}
