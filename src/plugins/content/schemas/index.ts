import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import {checkWordsTwice} from '../../../features/search/build';
import {filesIn, readText} from '../../files';
import {PHOTOS, photoCache, placePhotos, unseen} from '../photos';
import {picturesAstray} from '../photos/astray';
import {strangersIn} from '../photos/originals';
import {preparePhotos} from '../photos/prepare';
import {usesOf} from '../photos/uses';
import {checkContent} from './checkContent';
import {checkFrozen} from './checkFrozen';
import {checkFrozenFacts} from './checkFrozenFacts';
import {checkQuestions} from './checkQuestions';
import {checkTwice} from './checkTwice';
import {checkWeight} from './checkWeight';
import type {Entry} from './entry';
import type * as contents from './registry';

/** All of registry.ts. */
type Registry = typeof contents;

/** A file by its path in the project, and its text. */
type File = [name: string, text: string];

/** The files of some folders that end as given. */
const textsOf = (siteDir: string, folders: string[], ending: RegExp): File[] =>
  folders
    .flatMap((folder) => filesIn(siteDir, folder, ending))
    .map((file) => [file, readText(siteDir, file)]);

/** What a frozen year shows is beside its pages. */
const factsOfFrozenYears = (siteDir: string) =>
  textsOf(siteDir, ['versioned_docs'], /\.facts\.json$/).map(([where, text]) => ({
    where,
    value: JSON.parse(text) as unknown,
  }));

/** What lies beside the pages of years that are over. */
function mistakesInFacts(siteDir: string, seasons: Registry['seasons']): string[] {
  const staticFolder = path.join(siteDir, 'static');
  return factsOfFrozenYears(siteDir).flatMap(({where, value}) =>
    checkFrozenFacts(where, value, seasons, staticFolder),
  );
}

/** Makes of each photo that is shown what a drawn picture has. */
async function mistakesInPhotos(siteDir: string, registry: Entry[][]): Promise<string[]> {
  const staticFolder = path.join(siteDir, 'static');
  const uses = [...registry.flat(), ...factsOfFrozenYears(siteDir)].flatMap(usesOf);
  const {photos, mistakes} = await preparePhotos(uses, staticFolder, photoCache(siteDir));
  placePhotos(photos, siteDir);
  const shown = uses.map(({src}) => src);
  const note = unseen(staticFolder, shown);
  if (note) console.warn(`\n${note}\n`);
  return [...strangersIn(staticFolder), ...picturesAstray(siteDir), ...mistakes];
}

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
 * The shape of all data, pictures, questions, and what years that are over are made of.
 * @returns a line for each mistake
 */
export async function checkData(siteDir: string): Promise<string[]> {
  // Fresh, since the values may have changed since the configuration was read.
  const {registry, pages, searchWords, seasons} = (await loadFreshModule(
    path.join(__dirname, 'registry.ts'),
  )) as Registry;
  const staticFolder = path.join(siteDir, 'static');
  return [
    ...registry.flatMap((entries) => checkContent(entries, staticFolder)),
    ...checkTwice(pages),
    ...checkWordsTwice(searchWords),
    ...(await mistakesInPhotos(siteDir, registry)),
    ...checkWeight(staticFolder, path.join(siteDir, PHOTOS)),
    ...mistakesInDocs(siteDir),
    ...mistakesInFacts(siteDir, seasons),
  ];
}
