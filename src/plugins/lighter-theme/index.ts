import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {settingsOfPages} from './settings';
import {unusedParts} from './unusedParts';
import {unusedStyles} from './unusedStyles';

const standIn = (name: string) => path.join(__dirname, 'standIns', name);

/**
 * Keeps out of every page what the theme brings and this site has no use for. Of script: the colours
 * of program code, the bar that shows a page loading, helpers that browsers no longer need, the
 * plugins' versions, the build's settings, parts that no page shows. Of style: parts that nothing is made of.
 * DEVELOPERS.md has the figures.
 */
export function lighterTheme({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  const generated = (name: string) => `${path.join(generatedFilesDir, name)}$`;
  let settings: string;
  return {
    name: 'lighter-theme',
    async contentLoaded({actions}) {
      settings = await actions.createData('settings.json', settingsOfPages(siteConfig));
    },
    configurePostCss(options) {
      options.plugins.push(unusedStyles);
      return options;
    },
    configureWebpack: () => ({
      resolve: {
        alias: {
          'prism-react-renderer$': standIn('prism-react-renderer.ts'),
          nprogress$: standIn('nprogress.ts'),
          tslib$: standIn('tslib.ts'),
          [generated('docusaurus.config')]: settings,
          [generated('site-metadata')]: standIn('site-metadata.ts'),
          ...unusedParts(standIn),
        },
      },
    }),
  };
}
