import path from 'node:path';
import type {Change} from '../change';
import type {Project} from '../project';
import {headingsOf, slugOf} from './headings';
import {linkTargets, withOwnLinks} from './ownLinks';
import {filesOf} from '../../../src/plugins/content/schemas/filesOf';

interface Item {
  type: string;
  href?: string;
  items?: Item[];
  [key: string]: unknown;
}

type Sidebars = Record<string, (Item | string)[]>;

/**
 * The list beside the pages of a frozen year, one for all of them, as there are few: it begins with the
 * year's front page, and the guide's comes last. Links to its own pages lead into the year, those to the
 * rest of the site are left out. The list says the year once: a page is called there what it was.
 * @param slugs the addresses of the year's pages within it, such as /setup/
 * @param labels what a page was called before its year stood behind it, by the page's id
 */
function ownSidebars(
  sidebars: Sidebars,
  year: number,
  slugs: string[],
  labels: ReadonlyMap<string, string>,
): Sidebars {
  const front = {type: 'link', href: `/${year}/`, label: `all of ${year}`};
  const frozen = (item: Item | string): (Item | string)[] => {
    if (typeof item === 'string') {
      const label = labels.get(item);
      return [label === undefined ? item : {type: 'doc', id: item, label}];
    }
    if (item.items) return [{...item, items: item.items.flatMap(frozen) as Item[]}];
    if (!item.href) return [item];
    if (item.href === front.href) return [];
    if (item.href.startsWith(front.href)) return [item];
    const own = slugs.includes(item.href.replace(/#.*/, ''));
    return own ? [{...item, href: `/${year}${item.href}`}] : [];
  };
  const {setup = [], ...others} = sidebars;
  const items = [...Object.values(others).flat(), ...setup];
  return {setup: [front, ...items.flatMap(frozen)]};
}

/** A picture's file, and where its copy goes; both begin with /img/. */
interface Copy {
  from: string;
  to: string;
}

const own = (address: string, year: number) =>
  address.replace(/^\/img\/(?:\d{4}\/)?/, `/img/${year}/`);

/**
 * The facts of a frozen page with every picture at an address of the year's own, so that a new
 * picture for the next year does not take its place.
 * @param text the facts as JSON
 */
function withOwnPictures(
  text: string,
  year: number,
  staticFolder: string,
): {text: string; copies: Copy[]} {
  const copies: Copy[] = [];
  const facts = JSON.parse(text, (_, value: unknown) => {
    if (typeof value !== 'string' || !value.startsWith('/img/')) return value;
    const address = own(value, year);
    if (address !== value) {
      for (const from of filesOf(value, staticFolder)) copies.push({from, to: own(from, year)});
    }
    return address;
  }) as unknown;
  return {text: `${JSON.stringify(facts, null, 2)}\n`, copies};
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The facts of a page, and copies of the pictures in them. */
function factsOf(change: Change, year: number, staticFolder: string): Change[] {
  const {text, copies} = withOwnPictures(change.text ?? '', year, staticFolder);
  const pictures = copies.map(({from, to}) => ({
    file: `static${to}`,
    why: 'a copy, which a new picture does not replace',
    from: `static${from}`,
  }));
  return [{...change, text}, ...pictures];
}

/** The header leads to this year's pages only: a page with no list or another one gets that of its year. */
const withSidebar = (text: string) =>
  text.replace(/^(?:# .*\n)?displayed_sidebar: (?!setup$).*\n/m, '');

/** A picture that two pages show is copied once. */
const once = (changes: Change[]) =>
  changes.filter(({file}, nth) => changes.findIndex((one) => one.file === file) === nth);

/**
 * Makes the files of a frozen year stand alone, while src/data still is of that year: pictures are
 * copied, links that go on to the next year lead where they lead now, sidebars stay in the year, and
 * the ids of the headings are noted, so that no link to them is lost when a fact is mended.
 * @param changes the files of the frozen year; facts that they read lie in *.facts.json
 * @returns the same files changed, and those that are new
 */
export async function detachYear(
  project: Pick<Project, 'root' | 'read' | 'load'>,
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

  const labels = new Map(
    pages.flatMap((page) => {
      const title = /^title: (.*)$/m.exec(textOf(page))?.[1];
      return title?.endsWith(` ${year}`)
        ? [[page.file.replace(folder, '').replace('.mdx', ''), title.slice(0, -5)] as const]
        : [];
    }),
  );

  const own = (change: Change): Change[] => {
    if (change.file.endsWith('.facts.json'))
      return factsOf(change, year, path.join(project.root, 'static'));
    if (pages.includes(change)) {
      const text = withSidebar(withOwnLinks(textOf(change), targets));
      return [text === textOf(change) ? change : {...change, text}];
    }
    if (path.basename(change.file) !== `version-${year}-sidebars.json`) return [change];
    const lists = JSON.parse(change.text ?? '{}') as Parameters<typeof ownSidebars>[0];
    return [{...change, text: json(ownSidebars(lists, year, Object.keys(headings), labels))}];
  };
  return [
    ...once(changes.flatMap(own)),
    {file: `${folder}headings.json`, why: 'the ids that links lead to', text: json(headings)},
  ];
}
