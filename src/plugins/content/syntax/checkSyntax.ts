import fs from 'node:fs';
import path from 'node:path';
import {filesIn} from '../../files';
import {checkFrontMatter} from './checkFrontMatter';
import {checkJson} from './checkJson';
import {checkLeftovers} from './checkLeftovers';
import {checkTypeScript} from './checkTypeScript';

/** Where people edit. */
const folders = ['src/config', 'src/data', 'docs', 'versioned_docs'];

const checkers: Record<string, (file: string, text: string) => string[]> = {
  '.json': checkJson,
  '.mdx': checkFrontMatter,
  '.ts': checkTypeScript,
  '.tsx': checkTypeScript,
};

/** @returns a line for each file that people edit and that cannot be read for a slip of the fingers */
export function checkSyntax(siteDir: string): string[] {
  return folders
    .flatMap((folder) => filesIn(siteDir, folder, /\.(?:json|mdx|tsx?)$/))
    .flatMap((file) => {
      const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
      const left = checkLeftovers(file, text);
      // What is left of two versions can be read as neither.
      return left.length > 0 ? left : (checkers[path.extname(file)]?.(file, text) ?? []);
    });
}
