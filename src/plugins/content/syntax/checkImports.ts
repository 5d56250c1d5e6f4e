import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {lineAt} from '../../files';
import {nearest} from '../schemas/suggest';

/** `import a, {b as c} from './d'`, `export … from`, and `import('./d')`. */
const imports =
  /^(?:import|export)\b([^;'"]*?)\bfrom\s+['"]((?:\.|@site\/)[^'"]+)['"]|\bimport\(['"]((?:\.|@site\/)[^'"]+)['"]\)/gm;

const endings = ['', '.ts', '.tsx', '.mdx', '.json', '.d.ts', '/index.ts', '/index.tsx'];

const isFile = (file: string) => fs.statSync(file, {throwIfNoEntry: false})?.isFile() ?? false;

const withoutEnding = (file: string) => file.replace(/\.tsx?$/, '');

/** What lies in a folder, as an import would call it. */
function namesIn(folder: string): string[] {
  return fs.existsSync(folder) ? fs.readdirSync(folder).map(withoutEnding) : [];
}

/** The names that a statement of a module gives to others; undefined where it hands on all of a file. */
function exportedBy(statement: ts.Statement): string[] | undefined {
  if (ts.isExportDeclaration(statement)) {
    const {exportClause} = statement;
    return exportClause && ts.isNamedExports(exportClause)
      ? exportClause.elements.map(({name}) => name.text)
      : undefined;
  }
  const isExported =
    ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({kind}) => kind === ts.SyntaxKind.ExportKeyword);
  if (!isExported) return [];
  if (ts.isVariableStatement(statement)) {
    const {declarations} = statement.declarationList;
    return declarations.every(({name}) => ts.isIdentifier(name))
      ? declarations.map(({name}) => name.getText())
      : undefined;
  }
  const {name} = statement as ts.DeclarationStatement;
  return name ? [name.getText()] : [];
}

/** What can be imported from a file by name; undefined where that is not known. */
function exportsOf(file: string): string[] | undefined {
  const text = fs.readFileSync(file, 'utf8');
  if (file.endsWith('.json')) {
    try {
      return Object.keys(JSON.parse(text) as object);
    } catch {
      // Said with its line by checkJson.
      return undefined;
    }
  }
  if (!/\.tsx?$/.test(file)) return undefined;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const names = source.statements.map(exportedBy);
  return names.includes(undefined) ? undefined : names.flatMap((some) => some ?? []);
}

/** The names between { and }, as the other file calls them. */
const namesOf = (clause: string) =>
  (/\{([^}]*)\}/.exec(clause)?.[1] ?? '')
    .split(',')
    .map((part) => part.replace(/^\s*type\s+/, '').trim())
    .map((part) => part.split(/\s+as\s+/)[0] ?? '')
    .filter((name) => name && name !== 'default');

/**
 * What a file takes from others is there: a missing one would end the build with a stack, and a name
 * with a slip be nothing until something reads it.
 * @param file where the text lies, as the reader of the message should find it
 * @returns a line for each file and each name that is not there
 */
export function checkImports(siteDir: string, file: string, text: string): string[] {
  return [...text.matchAll(imports)].flatMap(
    ({0: whole, 1: clause = '', 2: from, 3: lazy, index}) => {
      const to = from ?? lazy ?? '';
      const where = `${file}:${lineAt(text, index)}`;
      const base = to.startsWith('@site/')
        ? path.join(siteDir, to.slice('@site/'.length))
        : path.join(siteDir, path.dirname(file), to);
      const target = endings.map((ending) => base + ending).find(isFile);
      if (!target) {
        const meant = nearest(withoutEnding(path.basename(base)), namesIn(path.dirname(base)));
        const write = meant ? to.slice(0, to.lastIndexOf('/') + 1) + meant : 'the file there again';
        return [
          `${where}: found '${to}', where no file is; ${meant ? `write '${write}'` : `put ${write}, or take out what reads it`}`,
        ];
      }
      if (/^\s*type\b/.test(clause) || whole.startsWith('export *')) return [];
      const known = exportsOf(target);
      return namesOf(clause)
        .filter((name) => known && !known.includes(name))
        .map((name) => {
          const meant = nearest(name, known ?? []);
          const write = meant ?? `one of ${known?.join(', ') || 'nothing'}`;
          return `${where}: found ${name}, which '${to}' does not export; write ${write}`;
        });
    },
  );
}
