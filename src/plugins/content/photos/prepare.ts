import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {stemOf} from '../../../text/pictureFiles';
import {type Budget, budgetFor} from './budget';
import {encodePhoto} from './encode';
import {isOriginal} from './originals';
import {readPhoto} from './read';
import type {Use} from './uses';

/** A photo that is shown, with all its files. */
export interface Prepared extends Use {
  /** What comes after its stem, such as '-600.avif', and where that file lies. */
  files: Record<string, string>;
}

/** Another number where the same photo is to be encoded anew. */
const RECIPE = 1;

/** Files that were made of the same photo in the same way before. */
function cached(folder: string): Record<string, string> {
  if (!fs.existsSync(folder)) return {};
  return Object.fromEntries(fs.readdirSync(folder).map((form) => [form, path.join(folder, form)]));
}

/** Written beside and moved: what was cut off halfway is no photo. */
function keep(folder: string, files: Record<string, Buffer>) {
  const half = fs.mkdtempSync(`${folder}-`);
  for (const [form, bytes] of Object.entries(files)) fs.writeFileSync(path.join(half, form), bytes);
  fs.rmSync(folder, {recursive: true, force: true});
  fs.renameSync(half, folder);
}

async function prepare(use: Use, file: string, budget: Budget, cache: string) {
  const photo = await readPhoto(file, use);
  if (typeof photo === 'string') return photo;
  const {width, height} = use;
  const way = JSON.stringify([RECIPE, sharp.versions, width, height, budget]);
  const folder = path.join(cache, createHash('sha256').update(way).update(photo).digest('hex'));
  if (Object.keys(cached(folder)).length === 0) {
    try {
      fs.mkdirSync(cache, {recursive: true});
      keep(folder, await encodePhoto(photo, use, budget));
    } catch {
      return 'ends too early or is damaged, expected the whole photo: put it there once more';
    }
  }
  return {...use, files: cached(folder)};
}

/** What two uses of one photo, or two photos of one name, would do to each other. */
function clashes(uses: readonly Use[]): string[] {
  return uses.flatMap((use, index) => {
    const first = uses.slice(0, index).find(({src}) => stemOf(src) === stemOf(use.src));
    if (!first) return [];
    if (first.src !== use.src) {
      return [
        `${use.where}: static${use.src} and static${first.src} are too much alike, expected another name for one of them`,
      ];
    }
    const isSame = first.width === use.width && first.height === use.height;
    return isSame
      ? []
      : [
          `${use.where}: static${use.src} is ${first.width} × ${first.height} as ${first.where} and ${use.width} × ${use.height} here, expected a copy of it under another name for one of them`,
        ];
  });
}

/**
 * Makes the files of every photo that lies in static as a phone gave it, or takes those that were
 * made before.
 * @param cache the folder that keeps them from build to build
 * @returns the photos, and a line for each that cannot be used
 */
export async function preparePhotos(
  uses: readonly Use[],
  staticFolder: string,
  cache: string,
): Promise<{photos: Prepared[]; mistakes: string[]}> {
  const placeOf = ({src}: Use) => path.join(staticFolder, src);
  const shown = uses.filter(
    (use) => isOriginal(use.src, staticFolder) && fs.existsSync(placeOf(use)),
  );
  const once = shown.filter((use, i) => shown.findIndex(({src}) => src === use.src) === i);
  const mistakes = clashes(shown);
  const budget = budgetFor(staticFolder, once.length);
  const photos: Prepared[] = [];
  // One after the other: each keeps all cores busy by itself.
  for (const use of once) {
    const result = await prepare(use, placeOf(use), budget, cache);
    if (typeof result === 'string') mistakes.push(`${use.where}: static${use.src} ${result}`);
    else photos.push(result);
  }
  return {photos, mistakes};
}
