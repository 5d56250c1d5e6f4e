import fs from 'node:fs';
import path from 'node:path';
import {filesIn} from '../../src/plugins/files';
import {photoCache} from '../../src/plugins/content/photos';
import {originalsIn} from '../../src/plugins/content/photos/originals';
import {type Prepared, preparePhotos} from '../../src/plugins/content/photos/prepare';
import {usesOf} from '../../src/plugins/content/photos/uses';
import {registry} from '../../src/plugins/content/schemas/registry';
import {fileName} from '../../src/text/fileName';
import {slug} from '../../src/text/slug';
import {renamed} from './rename';

/** Where photos go as they came; git leaves this folder out. */
const KEPT = 'photos';

/** A name in the same folder that no picture has yet: img-1234, or img-1234-2. */
function freeStem(address: string, staticFolder: string): string {
  const stem = path.posix.join(path.posix.dirname(address), slug(fileName(address)) || 'photo');
  const isTaken = (one: string) =>
    fs.existsSync(path.join(staticFolder, `${one}.avif`)) ||
    fs.existsSync(path.join(staticFolder, `${one}.webp`));
  let free = stem;
  for (let n = 2; isTaken(free); n += 1) free = `${stem}-${n}`;
  return free;
}

/** Names a photo by its new name in the data. @returns the files that are changed */
function nameInData(root: string, from: string, to: string): string[] {
  return filesIn(root, 'src/data', /(?<!\.test)\.ts$/).filter((file) => {
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    // A name without its folder means the one of the gallery there, and nothing elsewhere.
    const isOwn = from.startsWith('/img/gallery/') || file !== 'src/data/gallery.ts';
    const after = isOwn ? renamed(text, from, to) : text;
    if (after !== text) fs.writeFileSync(path.join(root, file), after);
    return after !== text;
  });
}

/** @returns what was done with a photo, in a line */
function settle({src, files}: Prepared, root: string): string {
  const staticFolder = path.join(root, 'static');
  const stem = freeStem(src, staticFolder);
  const named = nameInData(root, src, stem);
  if (named.length === 0) return `static${src} is left as it is: its name is put together in the data.`;
  for (const [form, from] of Object.entries(files)) {
    fs.copyFileSync(from, path.join(staticFolder, stem + form));
  }
  const kept = path.join(root, KEPT, src.replace('/img/', ''));
  fs.mkdirSync(path.dirname(kept), {recursive: true});
  fs.renameSync(path.join(staticFolder, src), kept);
  return `static${src} is static${stem}.webp now (and its other forms), named so in ${named.join(', ')}; as it came it lies in ${path.relative(root, kept)}`;
}

/** A line to paste for a photo that no data name yet. */
function lineFor(address: string): string {
  const [, below = '', folder = '', file = ''] = /^\/img\/(([^/]+)\/.*?([^/]+))$/.exec(address) ?? [];
  if (folder === 'lineup') return `image: '${address}',`;
  return folder === 'gallery'
    ? `still('${file}', 2, 2, 'what is in the picture, in a sentence'),`
    : `card('${below}', 'what is in the picture, in a sentence'),`;
}

/**
 * Makes for good what a build would make of the photos that the data name, and says what to write for
 * those that they do not.
 * @param root the project's folder
 * @returns the exit code: 1 when a photo cannot be used, with a line for each
 */
export async function main(root: string): Promise<number> {
  const staticFolder = path.join(root, 'static');
  const uses = registry.flat().flatMap(usesOf);
  const shown = uses.map(({src}) => src);
  const unnamed = originalsIn(staticFolder).filter((address) => !shown.includes(address));
  const {photos, mistakes} = await preparePhotos(uses, staticFolder, photoCache(root));
  if (mistakes.length > 0) {
    mistakes.forEach((line) => console.error(line));
    return 1;
  }
  photos.forEach((photo) => console.log(settle(photo, root)));
  if (unnamed.length > 0) {
    console.log('Named nowhere yet; write, with your own words, and run this again:');
    unnamed.forEach((address) => console.log(`  static${address}: ${lineFor(address)}`));
  }
  if (photos.length + unnamed.length === 0) console.log('No photo waits in static/img.');
  return 0;
}
