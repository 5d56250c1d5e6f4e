import fs from 'node:fs';
import path from 'node:path';

interface Package {
  name: string;
  version: string;
  license?: unknown;
  author?: string | {name?: string};
}

export interface License {
  name: string;
  version: string;
  /** As its package.json names it: MIT; undefined when it does not. */
  license: string | undefined;
  text: string;
}

const read = (file: string) => fs.readFileSync(file, 'utf8').trim();

/** Two old packages bring no text; their package.json says whose they are and which licence it is. */
const withoutText = ({license, author}: Package) => {
  const who = typeof author === 'string' ? author : author?.name;
  return `Copyright (c) ${who ?? 'its authors'}. The package names the license ${String(license)} and brings no text of it.`;
};

/**
 * Reads a package's license.
 * @param folder its folder in node_modules
 */
export function readLicense(folder: string): License {
  const about = JSON.parse(read(path.join(folder, 'package.json'))) as Package;
  const files = fs
    .readdirSync(folder)
    .filter((file) => /^licen[cs]e(-\w+)?(\.(md|txt))?$/i.test(file));
  const texts = files.map((file) => read(path.join(folder, file)));
  return {
    name: about.name,
    version: about.version,
    license: typeof about.license === 'string' ? about.license : undefined,
    text: texts.join('\n\n') || withoutText(about),
  };
}
