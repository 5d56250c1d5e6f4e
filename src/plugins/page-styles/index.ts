import fs from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {filesIn, rewriteFiles} from '../files';
import {classesOf, inlineStyles, SHARED} from './inlineStyles';

const group = {name: SHARED, type: 'css/mini-extract', enforce: true, priority: 50};

/**
 * Gives each page the styles that it needs and no others. Docusaurus makes one stylesheet of all,
 * since styles that load in another order may look another way. The order is kept here too: what
 * two pages use is in the shared sheet, which is always first, and no part that is used by one page
 * stands inside the styles of another. The docs have one sheet: the policy names each by its hash, and
 * hosts take no longer line.
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
export function inlinePageStyles(): Plugin {
  return {
    name: 'inline-page-styles',
    async postBuild({outDir}) {
      const read = (file: string) => fs.readFile(path.join(outDir, file), 'utf8');
      const sheets = filesIn(outDir, 'assets/css', /\.css$/);
      const isShared = (file: string) => path.basename(file).startsWith(`${SHARED}.`);
      const shared = sheets.find(isShared)!;
      const sharedText = await read(shared);
      const stylesheets = await Promise.all(
        sheets
          .filter((file) => file !== shared)
          .map(async (file) => {
            const css = await read(file);
            return {href: `/${file}`, css, classes: classesOf(css)};
          }),
      );
      rewriteFiles(outDir, '', /\.html$/, (html) => inlineStyles(html, sharedText, stylesheets));
      // Nothing asks for it any more, and a device would save it for nothing.
      await fs.rm(path.join(outDir, shared));
    },
  };
}
