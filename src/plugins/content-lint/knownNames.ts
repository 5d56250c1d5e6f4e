import fs from 'node:fs';
import path from 'node:path';
import type {ImportDeclaration, Program} from 'estree';
import type {DataReader} from './dataReader';
import {nodesOf} from './nodes';
import type {Page} from './readPage';
import type {Known} from './rules/names';

/** What every page has from Docusaurus and its theme. */
const everywhere = ['Admonition', 'Details', 'Head', 'frontMatter', 'props', 'toc'];
const components = 'src/theme/MDXComponents/index.ts';

const withoutValues = (names: string[]): Known =>
  Object.fromEntries(names.map((name) => [name, undefined]));

/**
 * @param siteDir the project's folder
 * @returns what docs may use without an import: the components listed at the end of their file
 */
export function providedNames(siteDir: string): Known {
  const text = fs.readFileSync(path.join(siteDir, components), 'utf8');
  const list = text.slice(text.indexOf('export default'));
  const provided = [...list.matchAll(/^ {2}(\w+),$/gm)].map(([, name = '']) => name);
  return withoutValues([...everywhere, ...provided]);
}

/** The names that an import gives, each with its value where it is known. */
function namesOf({specifiers}: ImportDeclaration, values: Known | undefined): Known {
  const entries = specifiers.map((one): [string, unknown] => {
    const {name} = one.local;
    if (one.type === 'ImportNamespaceSpecifier') return [name, values];
    if (one.type === 'ImportDefaultSpecifier' || one.imported.type === 'Literal') {
      return [name, undefined];
    }
    return [name, values?.[one.imported.name]];
  });
  return Object.fromEntries(entries);
}

/** What a page makes itself: export const bin = …. */
function exportedNames({body}: Program): string[] {
  return body
    .flatMap((one) => (one.type === 'ExportNamedDeclaration' ? (one.declaration ?? []) : []))
    .flatMap((one) => (one.type === 'VariableDeclaration' ? one.declarations : []))
    .flatMap(({id}) => (id.type === 'Identifier' ? id.name : []));
}

/** @returns the names that a page may use besides those provided, with their values */
export async function knownNames(page: Page, read: DataReader): Promise<Known> {
  const programs = nodesOf(page).flatMap((node) =>
    node.type === 'mdxjsEsm' && node.data?.estree ? [node.data.estree] : [],
  );
  const imports = programs
    .flatMap(({body}) => body)
    .filter((statement) => statement.type === 'ImportDeclaration');
  const known = await Promise.all(
    imports.map(async (one) => namesOf(one, await read(page.file, String(one.source.value)))),
  );
  return Object.assign(withoutValues(programs.flatMap(exportedNames)), ...known) as Known;
}
