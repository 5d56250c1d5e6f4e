import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadFreshModule} from '@docusaurus/utils';
import {filesIn} from '../../files';
import {stopBuild} from '../../stopBuild';
import {checkSyntax} from '../syntax/checkSyntax';
import {PHOTOS, photoCache, placePhotos, unseen} from '../photos';
import {strangersIn} from '../photos/originals';
import {preparePhotos} from '../photos/prepare';
import {usesOf} from '../photos/uses';
import {checkContent} from './checkContent';
import {checkFrozen} from './checkFrozen';
import {checkQuestions} from './checkQuestions';
import {checkTwice} from './checkTwice';
import {checkWeight} from './checkWeight';
import type {Entry} from './entry';

/** A file by its path in the project, and its text. */
type File = [name: string, text: string];

/** The files of some folders that end as given. */
const textsOf = (siteDir: string, folders: string[], ending: RegExp): File[] =>
  folders
    .flatMap((folder) => filesIn(siteDir, folder, ending))
    .map((file) => [file, fs.readFileSync(path.join(siteDir, file), 'utf8')]);

/** What a frozen year shows is beside its pages. */
const factsOfFrozenYears = (siteDir: string) =>
  textsOf(siteDir, ['versioned_docs'], /\.facts\.json$/).map(([where, text]) => ({
    where,
    value: JSON.parse(text) as unknown,
  }));

/** Of this season's pages and of those that are over, and of all that a frozen year is made of. */
function mistakesInDocs(siteDir: string): string[] {
  const pages = textsOf(siteDir, ['docs', 'versioned_docs'], /\.mdx$/);
  const frozen = textsOf(siteDir, ['versioned_docs', 'versioned_sidebars'], /\.(?:mdx|ts|json)$/);
  return [
    ...pages.flatMap(([file, text]) => checkQuestions(file, text)),
    ...frozen.flatMap(([file, text]) => checkFrozen(file, text)),
  ];
}

/**
 * Checks everything that people edit before the site is built, and again when a data file changes
 * during development. Ends the build with a line for each mistake.
 */
export function contentChecks({siteDir}: LoadContext): Plugin {
  return {
    name: 'content-checks',
    getPathsToWatch: () => [
      'src/data/**/*',
      'src/config/navigation.ts',
      'docs/**/*.mdx',
      'static/img/**/*',
      'versioned_docs/**/*',
    ],
    async loadContent() {
      // Again, for development: a file may have been spoilt since the configuration was read.
      stopBuild(checkSyntax(siteDir));
      // Fresh, since the values may have changed since the configuration was read.
      const {registry, pages} = (await loadFreshModule(path.join(__dirname, 'registry.ts'))) as {
        registry: Entry[][];
        pages: Record<string, Entry[]>;
      };
      const staticFolder = path.join(siteDir, 'static');
      const uses = [...registry.flat(), ...factsOfFrozenYears(siteDir)].flatMap(usesOf);
      const {photos, mistakes} = await preparePhotos(uses, staticFolder, photoCache(siteDir));
      placePhotos(photos, siteDir);
      stopBuild([
        ...registry.flatMap((entries) => checkContent(entries, staticFolder)),
        ...checkTwice(pages),
        ...strangersIn(staticFolder),
        ...mistakes,
        ...checkWeight(staticFolder, path.join(siteDir, PHOTOS)),
        ...mistakesInDocs(siteDir),
      ]);
      const note = unseen(
        staticFolder,
        uses.map(({src}) => src),
      );
      if (note) console.warn(`\n${note}\n`);
    },
  };
}
