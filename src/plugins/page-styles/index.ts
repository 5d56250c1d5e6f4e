import fs from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {filesIn} from '../files';
import {classesOf, linkStyles, SHARED} from './linkStyles';

const group = {name: SHARED, type: 'css/mini-extract', enforce: true, priority: 50};

/**
 * Gives each page the styles that it needs and no others. Docusaurus makes one stylesheet of all,
 * since styles that load in another order may look another way. The order is kept here too: what
 * two pages use is in the shared sheet, which is always first, and no part that is used by one page
 * stands inside the styles of another.
 */
export function pageStyles(): Plugin {
  return {
    name: 'page-styles',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            optimization: {
              splitChunks: {
                cacheGroups: {
                  styles: {...group, chunks: 'initial'},
                  stylesOfSeveral: {...group, chunks: 'all', minChunks: 2},
                },
              },
            },
          },
  };
}

/** Links each built page to its styles. */
export function linkPageStyles(): Plugin {
  return {
    name: 'link-page-styles',
    async postBuild({outDir}) {
      const stylesheets = await Promise.all(
        filesIn(outDir, 'assets/css', /\.css$/)
          .filter((file) => !path.basename(file).startsWith(`${SHARED}.`))
          .map(async (file) => ({
            href: `/${file}`,
            classes: classesOf(await fs.readFile(path.join(outDir, file), 'utf8')),
          })),
      );
      for (const file of filesIn(outDir, '.', /\.html$/)) {
        const place = path.join(outDir, file);
        const html = await fs.readFile(place, 'utf8');
        await fs.writeFile(place, linkStyles(html, stylesheets));
      }
    },
  };
}
