import fs from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {stopBuild} from '../../stopBuild';
import {shippedPackages} from './shipped';

interface Package {
  name: string;
  version: string;
  license?: unknown;
  author?: string | {name?: string};
}

interface License {
  name: string;
  version: string;
  /** As its package.json names it: MIT; undefined when it does not. */
  license: string | undefined;
  text: string;
}

const read = (file: string) => fs.readFileSync(file, 'utf8').trim();

/** A few packages bring no text; their package.json says whose they are and which licence it is. */
const withoutText = ({license, author}: Package) => {
  const who = typeof author === 'string' ? author : author?.name;
  return `Copyright (c) ${who ?? 'its authors'}. The package names the license ${String(license)} and brings no text of it.`;
};

/**
 * Reads a package's license.
 * @param folder its folder in node_modules
 */
function readLicense(folder: string): License {
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

const INTRO = 'This site is made with the packages and typefaces below, under their own licenses.';

/** The text of licenses.txt: a line for each package, its license below. */
export const licensesText = (all: readonly License[]): string =>
  [
    INTRO,
    ...all.map(({name, version, license, text}) => `== ${name} ${version}, ${license}\n\n${text}`),
    '',
  ].join('\n\n');

/** A line for each package of which nobody knows whether it may be handed on. */
export const unlicensed = (all: readonly License[]): string[] =>
  all
    .filter(({license}) => license === undefined)
    .map(({name}) => `node_modules/${name} names no license, so it may not be shipped: replace it`);

/**
 * Writes licenses.txt into the built site: the licenses of all that is shipped to visitors, which
 * want to go with it. Ends the build when a package has none.
 */
export function licenses(): Plugin {
  let folders: string[] = [];
  return {
    name: 'licenses',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {plugins: [shippedPackages((found) => (folders = found))]},
    postBuild({outDir}) {
      const all = folders.map(readLicense).sort((a, b) => (a.name < b.name ? -1 : 1));
      stopBuild(unlicensed(all));
      fs.writeFileSync(path.join(outDir, 'licenses.txt'), licensesText(all));
    },
  };
}
