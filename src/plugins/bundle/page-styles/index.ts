import type {Plugin} from '@docusaurus/types';

/** The one stylesheet that every page has, as the runtime calls it. */
const group = {name: 'styles', type: 'css/mini-extract', enforce: true, priority: 50};

interface Module {
  nameForCondition: () => string | null;
}

/** Parts of the guide that one page is made of. */
const ROOM = /features[\\/]guide[\\/](follow|board|labels)[\\/]/;

/**
 * Gives each page the styles that it needs and no others. Docusaurus makes one stylesheet of all,
 * since styles that load in another order may look another way. The order is kept here too: what
 * two pages use is in the shared sheet, which is always first, and no part that is used by one page
 * stands inside the styles of another. What the docs share beyond that is one sheet more.
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
                  // Each for its page alone, this year's and the same in a frozen one.
                  stylesOfRoom: {
                    ...group,
                    name: (module: Module) =>
                      ROOM.exec(module.nameForCondition() ?? '')?.[1] ?? 'docs',
                    priority: 60,
                    chunks: 'all',
                    test: ROOM,
                  },
                  stylesOfDocs: {
                    ...group,
                    name: 'docs',
                    priority: 60,
                    chunks: 'all',
                    // The sheep in 3D is fetched by who asks for it, with its styles.
                    test: /[\/](theme[\/](Doc|TOC|MDX|Admonition)|features[\/]guide[\/](?!sheep|space|follow|board|labels))/,
                  },
                },
              },
            },
          },
  };
}
