import fs from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {stemOf} from '../../../text/pictureFiles';
import {filesIn} from '../../files';
import {bare} from './bare';
import {originalsIn} from './originals';
import type {Prepared} from './prepare';

/** Below the project: a second folder of files with a fixed address, written by each build. */
export const PHOTOS = '.docusaurus/photos';
/** Hosts keep this from build to build. */
export const photoCache = (siteDir: string) => path.join(siteDir, 'node_modules/.cache/photos');

/** Puts the files of photos where the site looks for them, and nothing else. */
export function placePhotos(photos: readonly Prepared[], siteDir: string): void {
  const folder = path.join(siteDir, PHOTOS);
  fs.rmSync(folder, {recursive: true, force: true});
  fs.mkdirSync(folder, {recursive: true});
  for (const {src, files} of photos) {
    for (const [form, from] of Object.entries(files)) {
      const to = path.join(folder, `${stemOf(src)}${form}`);
      fs.mkdirSync(path.dirname(to), {recursive: true});
      fs.copyFileSync(from, to);
    }
  }
}

/**
 * What people who look after the site read of photos that nobody sees.
 * @param shown the addresses that the data name
 */
export function unseen(staticFolder: string, shown: readonly string[]): string {
  const lines = originalsIn(staticFolder)
    .filter((address) => !shown.includes(address))
    .map((address) => `  static${address}`);
  return lines.length === 0
    ? ''
    : [
        'Photos that no page shows, and that are not published (CONTRIBUTING.md says how to name one):',
        ...lines,
      ].join('\n');
}

/**
 * Takes photos as they came out of the built site, since they tell where they were taken, and what any
 * other picture tells. To run before all that reads the finished files.
 */
export function publishedPhotos(): Plugin {
  return {
    name: 'published-photos',
    async postBuild({outDir, siteDir}) {
      const staticFolder = path.join(siteDir, 'static');
      for (const address of originalsIn(staticFolder))
        fs.rmSync(path.join(outDir, address), {force: true});
      fs.cpSync(path.join(siteDir, PHOTOS), outDir, {recursive: true});
      const pictures = filesIn(outDir, '', /\.(?:jpe?g|png|webp|avif)$/i);
      await Promise.all(pictures.map((file) => bare(path.join(outDir, file))));
    },
  };
}
