import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Lets a page take single views out of the panel map, as `panels.json?view=party`, so that the home
 * page's script does not carry all 131 panels for the two drawings that it shows.
 */
export function panelViews(): Plugin {
  return {
    name: 'panel-views',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /panels\.json$/,
            resourceQuery: /view=/,
            use: [path.join(__dirname, 'viewsLoader.cjs')],
          },
        ],
      },
    }),
  };
}
