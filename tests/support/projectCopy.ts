/** The project in a folder of its own, to be changed and built there. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const project = path.resolve(__dirname, '../..');
const leftOut = ['node_modules', 'build', '.docusaurus', '.git', 'art', 'test-results'];

/**
 * @param name what the folder's name begins with
 * @returns a new folder with all that a build needs; the packages are those of the project
 */
export function copyProject(name: string): string {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), `${name}-`)));
  fs.cpSync(project, folder, {
    recursive: true,
    filter: (source) => !leftOut.includes(path.relative(project, source)),
  });
  fs.symlinkSync(path.join(project, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}
