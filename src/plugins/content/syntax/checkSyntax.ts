import fs from 'node:fs';
import path from 'node:path';
import {filesIn, readText} from '../../files';
import {checkFrontMatter} from './checkFrontMatter';
import {checkImports} from './checkImports';
import {checkJson} from './checkJson';
import {checkLeftovers} from './checkLeftovers';
import {checkTypeScript} from './checkTypeScript';
import {checkVersions} from './checkVersions';

/** Where people edit. */
const folders = ['src/config', 'src/data', 'docs', 'versioned_docs', 'versioned_sidebars'];
/** And what ties the years together. */
const lists = ['versions.json', 'sidebars.ts'];

const checkers: Record<string, (file: string, text: string) => string[]> = {
  '.json': checkJson,
  '.mdx': checkFrontMatter,
  '.ts': checkTypeScript,
  '.tsx': checkTypeScript,
};

/** Of a file alone; what is left of two versions can be read as neither. */
function checkFile(file: string, text: string): string[] {
  const left = checkLeftovers(file, text);
  return left.length > 0 ? left : (checkers[path.extname(file)]?.(file, text) ?? []);
}

/** @returns a line for each file that people edit and that cannot be read for a slip of the fingers */
export function checkSyntax(siteDir: string): string[] {
  const inFolders = folders.flatMap((folder) => filesIn(siteDir, folder, /\.(?:json|mdx|tsx?)$/));
  const files = [
    ...inFolders,
    ...lists.filter((list) => fs.existsSync(path.join(siteDir, list))),
  ].map((file) => ({file, text: readText(siteDir, file)}));
  const mistakes = files.flatMap(({file, text}) => checkFile(file, text));
  // What a file exports is known once all of them can be read.
  if (mistakes.length > 0) return mistakes;
  return [
    ...files.flatMap(({file, text}) => checkImports(siteDir, file, text)),
    ...checkVersions(siteDir),
  ];
}
