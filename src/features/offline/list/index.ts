import fs from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {LIST_ADDRESS, type FileList} from '../saved/list';
import {stopBuild} from '../../../plugins/stopBuild';
import {bundleWorker} from './bundle';
import {fileList} from './fileList';
import {foreignChunksOf, readChunkNames} from './foreignChunks';
import type {Season} from './rules';

/**
 * What a first visit may fetch to keep the site, in bytes. Browsers that do not show AVIF (of ours only
 * Safari before 16) fetch WebP in its place, twice as heavy.
 */
export const LIMITS = {avif: 3_000_000, webp: 3_600_000};

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);

/** A line when the list is too heavy, with what weighs most. */
export function tooHeavy({download, files}: FileList): string[] {
  const forms = (['avif', 'webp'] as const).filter((form) => download[form] > LIMITS[form]);
  const heaviest = (of: FileList['files']) =>
    [...of]
      .sort((a, b) => b.size - a.size)
      .slice(0, 3)
      .map(({url, size}) => `${url} (${Math.ceil(size / 1000)} KB)`)
      .join(', ');
  const pictures = files.filter(({url}) => url.startsWith('/img/'));
  return forms.map(
    (form) =>
      `src/features/offline/list: a device that shows ${form} would fetch ${megabytes(download[form])} MB to work without signal, expected at most ${megabytes(LIMITS[form])} MB; the heaviest are ${heaviest(files)}; of pictures ${heaviest(pictures)}: show fewer, or take out of static/img what no page shows any more`,
  );
}

/**
 * Writes the list of files and the worker of a built site into its folder.
 * @param outDir the folder of the built site
 */
export async function writeWorker(
  outDir: string,
  season: Season,
  built: string,
): Promise<FileList> {
  const list = await fileList(outDir, season, built);
  const json = JSON.stringify(list);
  fs.writeFileSync(path.join(outDir, LIST_ADDRESS), json);
  fs.writeFileSync(
    path.join(outDir, 'sw.js'),
    `const offlineFiles=${json};\n${await bundleWorker()}\n`,
  );
  return list;
}

type Options = Pick<Season, 'year' | 'frozenYears' | 'shortLinks'>;

/**
 * Writes what lets a device keep the current season: sw.js and the list of files. It has to be the
 * last that touches the built site. Ends the build when the list is too heavy.
 */
export function serviceWorker(options: Options): Plugin {
  const isLeftOut = (route: string) =>
    route.startsWith('/styleguide/') ||
    options.frozenYears.some((year) => route.startsWith(`/${year}/`));
  return {
    name: 'service-worker',
    async postBuild({outDir, generatedFilesDir, siteConfig}) {
      const foreignChunks = foreignChunksOf(readChunkNames(generatedFilesDir), isLeftOut);
      const built = String(siteConfig.customFields?.built);
      stopBuild(tooHeavy(await writeWorker(outDir, {...options, foreignChunks}, built)));
    },
  };
}
