import fs from 'node:fs';
import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';

/** The project as files: reads, lists and loads by paths such as docs/setup/index.mdx. */
export const project = (root: string) => ({
  root,
  has: (file: string) => fs.existsSync(path.join(root, file)),
  read: (file: string) => fs.readFileSync(path.join(root, file), 'utf8'),
  write: (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    fs.writeFileSync(path.join(root, file), text);
  },
  remove: (file: string) => fs.rmSync(path.join(root, file)),
  copy: (from: string, to: string) => {
    fs.mkdirSync(path.dirname(path.join(root, to)), {recursive: true});
    fs.copyFileSync(path.join(root, from), path.join(root, to));
  },
  /** The files that lie beside each other at the top. */
  files: () => fs.readdirSync(root),
  /** Every file below a folder. */
  list: (folder: string) =>
    fs
      .readdirSync(path.join(root, folder), {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
      .map((file) => file.replaceAll(path.sep, '/'))
      .sort(),
  /** What a TypeScript module exports. */
  load: (module: string) =>
    loadFreshModule(path.join(root, module)) as Promise<Record<string, unknown>>,
});

export type Project = ReturnType<typeof project>;
