import fs from 'node:fs';
import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import {toString} from 'mdast-util-to-string';
import {filesIn} from '../../files';
import type {Made} from './made';
import {attributeOf, expressionsOf, isElement, nodesOf} from './nodes';
import type {Page} from './readPage';

type Ids = readonly string[];

/** All that an address of this site can lead to. */
export interface Places {
  /** Every page by its address, such as /campout/q-and-a/. */
  pages: ReadonlyMap<string, Ids>;
  /** Every page of Markdown by its file, such as docs/setup/kit.mdx. */
  files: ReadonlyMap<string, Ids>;
  /** The file of a page of Markdown by its address. */
  fileAt: ReadonlyMap<string, string>;
  shortLinks: readonly string[];
  /** Files with a fixed address, such as /icon.svg. */
  statics: ReadonlySet<string>;
}

const idMark = /\/\*\s*#(.*?)\s*\*\//;
const idInCode = /\bid: ?(['"])([\w-]+)\1/g;

/** The ids of a page: those of its headings, and what its components are given or make of data. */
function idsOf(page: Page, {components}: Made): string[] {
  const slugger = createSlugger();
  const made = components[path.dirname(page.file)] ?? {};
  return nodesOf(page).flatMap((node) => {
    if (node.type === 'heading') {
      const text = toString(node);
      return [idMark.exec(text)?.[1] ?? slugger.slug(text)];
    }
    if (!isElement(node)) return [];
    const inCode = expressionsOf(node).flatMap((code) => [...code.matchAll(idInCode)]);
    return [
      attributeOf(node, 'id') ?? '',
      ...inCode.map(([, , id = '']) => id),
      ...(made[node.name ?? ''] ?? []),
    ];
  });
}

const partial = /^import \w+ from '(\.[^']*\.mdx)'/gm;

/** The parts of a page that lie in files of their own. */
export function partsOf(page: Page): string[] {
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

/** An id that code gives by its name: id="about", id: 'type'. */
const idWritten = /\bid(?:=|: )(['"])([\w-]+)\1/g;
/** The parts of a page that lie beside it, in a folder that is no page. */
const beside = /from '(\.\/_[^']*)'/g;

/** The pages that are written in code, each with the ids that it gives. */
function codedPages(siteDir: string, made: Made): [address: string, ids: Ids][] {
  const read = (file: string) => fs.readFileSync(path.join(siteDir, file), 'utf8');
  return filesIn(siteDir, 'src/pages', /(?<!\.test)\.tsx$/)
    .map((file) => ({
      file,
      address: withSlash(file.replace('src/pages', '').replace(/(?:index)?\.tsx$/, '')),
    }))
    .filter(({address}) => !address.includes('/_'))
    .map(({file, address}) => {
      const own = read(file);
      const parts = [...own.matchAll(beside)]
        .map(([, from = '']) => `${path.posix.join(path.posix.dirname(file), from)}.tsx`)
        .filter((part) => fs.existsSync(path.join(siteDir, part)))
        .map(read);
      const written = [own, ...parts].flatMap((text) => [...text.matchAll(idWritten)]);
      return [address, [...written.map(([, , id = '']) => id), ...(made.pages[address] ?? [])]];
    });
}

/**
 * @param pages every page of Markdown
 * @param shortLinks such as /apply
 * @param made the ids that components make
 * @returns all that addresses may lead to
 */
export function placesIn(
  siteDir: string,
  pages: readonly Page[],
  shortLinks: readonly string[],
  made: Made,
): Places {
  const own = new Map(pages.map((page) => [page.file, idsOf(page, made)]));
  const idsWithParts = (page: Page) => [
    ...(own.get(page.file) ?? []),
    ...partsOf(page).flatMap((part) => own.get(part) ?? []),
  ];
  const files = new Map(pages.map((page) => [page.file, idsWithParts(page)]));
  return {
    files,
    fileAt: new Map(pages.flatMap((page) => addressOf(page).map((at) => [at, page.file]))),
    pages: new Map<string, Ids>([
      ...codedPages(siteDir, made),
      ...pages.flatMap((page) =>
        addressOf(page).map((address): [string, Ids] => [address, files.get(page.file) ?? []]),
      ),
    ]),
    shortLinks,
    statics: new Set(filesIn(siteDir, 'static', /./).map((file) => file.replace('static', ''))),
  };
}
