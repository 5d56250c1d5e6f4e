import type {Plugin} from '@docusaurus/types';
import {rewriteFiles} from '../files';
import {readyToPaint} from './readyToPaint';

/** Orders each built page for its first paint. Runs once the pages have their styles. */
export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    postBuild({outDir}) {
      rewriteFiles(outDir, '', /\.html$/, (html) =>
        // Pages of short links have no theme, and nothing to wait for.
        /id="?__docusaurus/.test(html) ? readyToPaint(html) : html,
      );
    },
  };
}
