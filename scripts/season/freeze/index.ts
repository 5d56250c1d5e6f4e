import type {Change} from '../change';
import type {Project} from '../project';
import {Refusal} from '../refusal';
import {frontPage} from './frontPage';
import {withOwnFacts} from './ownFacts';
import {frozenSidebars} from './sidebars';
import {standAlone} from './standAlone';
import {titled} from './titled';

const changing = /@site\/(?:src\/(?:data|config)|docs)\//;

/** A file of the docs as it will stand in the frozen year, and the file with its facts if it has any. */
async function frozenFile(project: Project, file: string, year: number): Promise<Change[]> {
  const copy = file.replace(/^docs\//, `versioned_docs/version-${year}/`);
  const original = project.read(file);
  const factsFile = copy.replace(/\.mdx$/, '.facts.json');
  const {text, facts} = await withOwnFacts(
    titled(original, year),
    file,
    factsFile.replace(/^.*\//, ''),
    project.load,
  );
  if (changing.test(text))
    throw new Refusal([
      `${file}: imports what changes with the season in a way that cannot be kept: write import {name} from '@site/src/data/…' on one line`,
    ]);
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

/** The addresses of the docs, as their front matter says. */
const addresses = (project: Project, pages: string[]) =>
  pages.flatMap((file) => /^slug: (\S+)$/m.exec(project.read(file))?.[1] ?? []);

/**
 * All that freezing the docs under the year that ends writes.
 * @throws a Refusal when a page reads what cannot be kept
 */
export async function freeze(project: Project, year: number): Promise<Change[]> {
  const files = project.list('docs');
  const pages = files.filter((file) => file.endsWith('.mdx'));
  const copies = await Promise.all(files.map((file) => frozenFile(project, file, year)));
  const sidebars = frozenSidebars(
    await project.load('sidebars.ts'),
    addresses(project, pages),
    year,
  );
  const changes: Change[] = [
    {file: 'versions.json', why: `${year} is a frozen year`},
    ...copies.flat(),
    {
      file: `versioned_docs/version-${year}/index.mdx`,
      why: `the page at /${year}/`,
      text: frontPage(year),
    },
    {
      file: `versioned_sidebars/version-${year}-sidebars.json`,
      why: `its links lead to ${year}`,
      text: `${JSON.stringify(sidebars, null, 2)}\n`,
    },
  ];
  return standAlone(project, changes, year);
}
