import path from 'node:path';
import type {Change} from '../change';
import type {Project} from '../project';
import {headingsOf, slugOf} from './headings';
import {linkTargets, withOwnLinks} from './ownLinks';
import {withOwnPictures} from './ownPictures';
import {ownSidebars} from './ownSidebars';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The facts of a page, and copies of the pictures in them. */
function factsOf(change: Change, year: number): Change[] {
  const {text, copies} = withOwnPictures(change.text ?? '', year);
  const pictures = copies.map(({from, to}) => ({
    file: `static${to}`,
    why: 'a copy, which a new picture does not replace',
    from: `static${from}`,
  }));
  return [{...change, text}, ...pictures];
}

/**
 * Makes the files of a frozen year stand alone, while src/data still is of that year: pictures are
 * copied, links that go on to the next year lead where they lead now, sidebars stay in the year, and
 * the ids of the headings are noted, so that no link to them is lost when a fact is mended.
 * @param changes the files of the frozen year; facts that they read lie in *.facts.json
 * @returns the same files changed, and those that are new
 */
export async function detachYear(
  project: Pick<Project, 'read' | 'load'>,
  changes: readonly Change[],
  year: number,
): Promise<Change[]> {
  const folder = `versioned_docs/version-${year}/`;
  const targets = await linkTargets(project.load);
  const textOf = ({file, text}: Change) => text ?? project.read(file.replace(folder, 'docs/'));
  const pages = changes.filter(({file}) => file.endsWith('.mdx'));
  const headings = Object.fromEntries(
    pages.flatMap((page) => {
      const slug = slugOf(textOf(page));
      return slug ? [[slug, headingsOf(textOf(page))] as const] : [];
    }),
  );

  const own = (change: Change): Change[] => {
    if (change.file.endsWith('.facts.json')) return factsOf(change, year);
    if (pages.includes(change)) {
      const text = withOwnLinks(textOf(change), targets);
      return [text === textOf(change) ? change : {...change, text}];
    }
    if (path.basename(change.file) !== `version-${year}-sidebars.json`) return [change];
    const lists = JSON.parse(change.text ?? '{}') as Parameters<typeof ownSidebars>[0];
    return [{...change, text: json(ownSidebars(lists, year, Object.keys(headings)))}];
  };
  return [
    ...changes.flatMap(own),
    {file: `${folder}headings.json`, why: 'the ids that links lead to', text: json(headings)},
  ];
}
