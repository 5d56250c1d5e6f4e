import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import {toString} from 'mdast-util-to-string';
import {filesIn} from '../../files';
import {attributeOf, expressionsOf, isElement, nodesOf} from './nodes';
import type {Page} from './readPage';

/** The ids of a page, where they are known: those that components make are not. */
type Ids = readonly string[] | undefined;

/** All that an address of this site can lead to. */
export interface Places {
  /** Every page by its address, such as /campout/q-and-a/. */
  pages: ReadonlyMap<string, Ids>;
  /** Every page of Markdown by its file, such as docs/setup/kit.mdx. */
  files: ReadonlyMap<string, Ids>;
  shortLinks: readonly string[];
  /** Files with a fixed address, such as /icon.svg. */
  statics: ReadonlySet<string>;
}

const idMark = /\/\*\s*#(.*?)\s*\*\//;
const idInCode = /\bid: ?(['"])([\w-]+)\1/g;

/** The ids that a page's own text makes: headings, and what its components are given. */
function idsOf(page: Page): string[] {
  const slugger = createSlugger();
  return nodesOf(page).flatMap((node) => {
    if (node.type === 'heading') {
      const text = toString(node);
      return [idMark.exec(text)?.[1] ?? slugger.slug(text)];
    }
    if (!isElement(node)) return [];
    const inCode = expressionsOf(node).flatMap((code) => [...code.matchAll(idInCode)]);
    return [attributeOf(node, 'id') ?? '', ...inCode.map(([, , id = '']) => id)];
  });
}

const partial = /^import \w+ from '(\.[^']*\.mdx)'/gm;

/** The parts of a page that lie in files of their own. */
function partsOf(page: Page): string[] {
  return nodesOf(page).flatMap((node) =>
    node.type === 'mdxjsEsm'
      ? [...node.value.matchAll(partial)].map(([, from = '']) =>
          path.posix.join(path.posix.dirname(page.file), from),
        )
      : [],
  );
}

const withSlash = (address: string) => (address.endsWith('/') ? address : `${address}/`);

/** Where a page of Markdown is found; parts of pages are found nowhere. */
function addressOf({file, frontMatter}: Page): string[] {
  if (path.basename(file).startsWith('_')) return [];
  const year = /version-(\d{4})\//.exec(file)?.[1];
  const inFolder = file.replace(/^(?:docs|versioned_docs\/version-\d+)/, '').replace(/\.mdx$/, '');
  const own = frontMatter.slug ?? inFolder.replace(/\/index$/, '/');
  return [withSlash(year ? `/${year}${own}` : own)];
}

/** The pages that are written in code. */
function codedPages(siteDir: string): string[] {
  return filesIn(siteDir, 'src/pages', /(?<!\.test)\.tsx$/)
    .map((file) => file.replace('src/pages', '').replace(/(?:index)?\.tsx$/, ''))
    .filter((address) => !address.includes('/_'))
    .map(withSlash);
}

/**
 * @param pages every page of Markdown
 * @param shortLinks such as /apply
 * @returns all that addresses may lead to
 */
export function placesIn(
  siteDir: string,
  pages: readonly Page[],
  shortLinks: readonly string[],
): Places {
  const own = new Map(pages.map((page) => [page.file, idsOf(page)]));
  const idsWithParts = (page: Page) => [
    ...(own.get(page.file) ?? []),
    ...partsOf(page).flatMap((part) => own.get(part) ?? []),
  ];
  const files = new Map(pages.map((page) => [page.file, idsWithParts(page)]));
  return {
    files,
    pages: new Map<string, Ids>([
      ...codedPages(siteDir).map((address): [string, Ids] => [address, undefined]),
      ...pages.flatMap((page) =>
        addressOf(page).map((address): [string, Ids] => [address, files.get(page.file)]),
      ),
    ]),
    shortLinks,
    statics: new Set(filesIn(siteDir, 'static', /./).map((file) => file.replace('static', ''))),
  };
}
