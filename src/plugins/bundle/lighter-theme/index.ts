import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {unusedStyles} from './unusedStyles';

const standIn = (name: string) => path.join(__dirname, 'standIns', name);

/**
 * Keeps out of every page what the theme brings, this site has no use for, and no swizzle reaches: the
 * colors of program code, the bar that shows a page loading, unused helpers of TypeScript, styles that
 * nothing is made of.
 */
export function lighterTheme(): Plugin {
  return {
    name: 'lighter-theme',
    configurePostCss(options) {
      options.plugins.push(unusedStyles);
      return options;
    },
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: {
          'prism-react-renderer$': standIn('prism-react-renderer.ts'),
          nprogress$: standIn('nprogress.ts'),
          // On the server others ask for more of it.
          ...(!isServer && {tslib$: standIn('tslib.ts')}),
        },
      },
    }),
  };
}
