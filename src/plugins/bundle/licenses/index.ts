import fs from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {stopBuild} from '../../stopBuild';
import {readLicense, type License} from './license';
import {shippedPackages} from './shipped';

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
