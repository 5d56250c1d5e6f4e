import fs from 'node:fs';
import path from 'node:path';

/**
 * @param siteDir the project's folder
 * @param folder below it, such as 'docs'
 * @param wanted what the path of a file must match
 * @returns the files of the folder and its subfolders as paths in the project, such as
 *   docs/setup/kit.mdx; none when there is no such folder
 */
export function filesIn(siteDir: string, folder: string, wanted: RegExp): string[] {
  const place = path.join(siteDir, folder);
  if (!fs.existsSync(place)) return [];
  return fs
    .readdirSync(place, {recursive: true, encoding: 'utf8'})
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
    .filter((file) => wanted.test(file));
}

/** The text of a file of the project, its lines ended alike whatever system it was written on. */
export const readText = (siteDir: string, file: string) =>
  fs.readFileSync(path.join(siteDir, file), 'utf8').replaceAll('\r\n', '\n');

/** The line of a place in a text, counted from 1. */
export const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;
