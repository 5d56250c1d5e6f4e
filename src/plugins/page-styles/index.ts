import fs from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {filesIn, rewriteFiles} from '../files';
import {classesOf, linkStyles, SHARED} from './linkStyles';

const group = {name: SHARED, type: 'css/mini-extract', enforce: true, priority: 50};

/**
 * Gives each page the styles that it needs and no others. Docusaurus makes one stylesheet of all,
 * since styles that load in another order may look another way. The order is kept here too: what
 * two pages use is in the shared sheet, which is always first, and no part that is used by one page
 * stands inside the styles of another. The guide has one sheet: four, each asked for by itself, held
 * up its first picture.
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
                  stylesOfDocs: {
                    ...group,
                    name: 'docs',
                    priority: 40,
                    chunks: 'all',
                    test: /[\\/](theme|components[\\/]guide)[\\/]/,
                  },
                },
              },
            },
          },
  };
}

/** Gives each built page its styles. */
export function linkPageStyles(): Plugin {
  return {
    name: 'link-page-styles',
    async postBuild({outDir}) {
      const read = (file: string) => fs.readFile(path.join(outDir, file), 'utf8');
      const sheets = filesIn(outDir, 'assets/css', /\.css$/);
      const isShared = (file: string) => path.basename(file).startsWith(`${SHARED}.`);
      const shared = sheets.find(isShared)!;
      const sharedText = await read(shared);
      const stylesheets = await Promise.all(
        sheets
          .filter((file) => file !== shared)
          .map(async (file) => ({href: `/${file}`, classes: classesOf(await read(file))})),
      );
      rewriteFiles(outDir, '', /\.html$/, (html) => linkStyles(html, sharedText, stylesheets));
      // Nothing asks for it any more, and a device would save it for nothing.
      await fs.rm(path.join(outDir, shared));
    },
  };
}
