import fs from 'node:fs';
import path from 'node:path';
import type {ImportDeclaration, Program, VariableDeclarator} from 'estree';
import type {DataReader} from './dataReader';
import {nodesOf} from './nodes';
import type {Page} from './readPage';
import type {Known} from './rules/names';

/** What every page has from Docusaurus and its theme. */
const everywhere = ['Admonition', 'Details', 'Head', 'frontMatter', 'props', 'toc'];
const components = 'src/theme/MDXComponents/provided.ts';

const withoutValues = (names: string[]): Known =>
  Object.fromEntries(names.map((name) => [name, undefined]));

/**
 * @param siteDir the project's folder
 * @returns what docs may use without an import: the names that their file exports
 */
export function providedNames(siteDir: string): Known {
  const text = fs.readFileSync(path.join(siteDir, components), 'utf8');
  const provided = [...text.matchAll(/(\w+)(?:,|\})/g)].map(([, name = '']) => name);
  return withoutValues([...everywhere, ...provided]);
}

/** The names that an import gives, each with its value where it is known. */
function importedNames({specifiers, source}: ImportDeclaration, values: Known | undefined): Known {
  const entries = specifiers.map((one): [string, unknown] => {
    const {name} = one.local;
    if (one.type === 'ImportNamespaceSpecifier') return [name, values];
    if (one.type === 'ImportDefaultSpecifier') {
      return [name, String(source.value).endsWith('.json') ? values : values?.default];
    }
    return [name, one.imported.type === 'Identifier' ? values?.[one.imported.name] : undefined];
  });
  return Object.fromEntries(entries);
}

/** What a page makes itself: export const bin = …, or export const {season} = facts. */
function declaredNames({id, init}: VariableDeclarator, known: Known): Known {
  if (id.type === 'Identifier') return withoutValues([id.name]);
  if (id.type !== 'ObjectPattern') return {};
  const from = init?.type === 'Identifier' ? (known[init.name] as Known | undefined) : undefined;
  const entries = id.properties.map((one): [string, unknown] =>
    one.type === 'Property' && one.value.type === 'Identifier' && one.key.type === 'Identifier'
      ? [one.value.name, from?.[one.key.name]]
      : ['', undefined],
  );
  return Object.fromEntries(entries);
}

function declarationsIn({body}: Program): VariableDeclarator[] {
  return body
    .flatMap((one) => (one.type === 'ExportNamedDeclaration' ? (one.declaration ?? []) : []))
    .flatMap((one) => (one.type === 'VariableDeclaration' ? one.declarations : []));
}

/** @returns the names that a page may use besides those provided, with their values */
export async function knownNames(page: Page, read: DataReader): Promise<Known> {
  const programs = nodesOf(page).flatMap((node) =>
    node.type === 'mdxjsEsm' && node.data?.estree ? [node.data.estree] : [],
  );
  const imports = programs
    .flatMap(({body}) => body)
    .filter((statement) => statement.type === 'ImportDeclaration');
  const imported = await Promise.all(
    imports.map(async (one) => importedNames(one, await read(page.file, String(one.source.value)))),
  );
  const known = Object.assign({}, ...imported) as Known;
  const declared = programs.flatMap(declarationsIn).map((one) => declaredNames(one, known));
  return Object.assign(known, ...declared) as Known;
}
