import {checkFrozen} from '../../../src/plugins/content/schemas/checkFrozen';
import type {Change} from '../change';
import type {Project} from '../project';
import {UserError} from '../userError';
import {withOwnFacts} from './ownFacts';
import {detachYear} from './detachYear';
import {frontPage} from './frontPage';
import {freezeLineup} from './lineup';
import {titled} from './titled';

/** A file of the docs as it will stand in the frozen year, and the file with its facts if it has any. */
async function frozenFile(project: Project, file: string, year: number): Promise<Change[]> {
  const copy = file.replace(/^docs\//, `versioned_docs/version-${year}/`);
  const original = project.read(file);
  const factsFile = copy.replace(/\.(?:mdx|tsx?)$/, '.facts.json');
  const {text, facts} = await withOwnFacts(
    titled(original, year),
    file,
    factsFile.replace(/^.*\//, ''),
    project.load,
  );
  const page: Change =
    text === original
      ? {file: copy, why: 'copied'}
      : {
          file: copy,
          why: facts ? 'copied; reads its own facts' : 'copied; the year in its title',
          text,
        };
  const kept: Change = {
    file: factsFile,
    why: 'its facts as they are now',
    text: `${JSON.stringify(facts, null, 2)}\n`,
  };
  return facts ? [page, kept] : [page];
}

/** What the build would stop at is named before anything is written. */
function refuseWhatReadsOn(project: Project, changes: Change[], year: number): void {
  const folder = `versioned_docs/version-${year}/`;
  const mistakes = changes
    .filter(({file}) => file.startsWith(folder))
    .flatMap(({file, text}) =>
      checkFrozen(file, text ?? project.read(file.replace(folder, 'docs/'))),
    );
  if (mistakes.length > 0)
    throw new UserError(
      mistakes.map((line) => `cannot be frozen: ${line.replace(folder, 'docs/')}`),
    );
}

/**
 * All that freezing the docs under the year that ends writes.
 * @throws a UserError when a page reads, shows or leads to what cannot be kept
 */
export async function freeze(project: Project, year: number): Promise<Change[]> {
  const files = project.list('docs');
  const copies = await Promise.all(files.map((file) => frozenFile(project, file, year)));
  const lineup = await freezeLineup(project, year);
  const changes: Change[] = [
    {file: 'versions.json', why: `${year} is a frozen year`},
    ...copies.flat(),
    ...lineup,
    ...(await frontPage(project, year, lineup.length > 0)),
    {
      file: `versioned_sidebars/version-${year}-sidebars.json`,
      why: `its links lead to ${year}`,
      text: JSON.stringify(await project.load('sidebars.ts')),
    },
  ];
  const frozen = await detachYear(project, changes, year);
  refuseWhatReadsOn(project, frozen, year);
  return frozen;
}
