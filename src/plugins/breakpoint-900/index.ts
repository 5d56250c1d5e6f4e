import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {mediaQueries} from './mediaQueries';

/**
 * Moves the theme's breakpoint from 996 px to 900 (specification, section 9), in its stylesheets
 * and in the one script that knows it; moved in one of them only, docs between 900 and 996 px
 * would show neither sidebar nor table of contents.
 */
export function breakpoint900(): Plugin {
  return {
    name: 'breakpoint-900',
    configurePostCss(options) {
      options.plugins.push(mediaQueries);
      return options;
    },
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /theme-common[\\/]lib[\\/]hooks[\\/]useWindowSize\.js$/,
            use: [path.join(__dirname, 'desktopBreakpointLoader.cjs')],
          },
        ],
      },
    }),
  };
}
