import type {Plugin} from '@docusaurus/types';

/** V8 reads it as the first line of a file, other engines skip it: v8.dev/blog/explicit-compile-hints. */
const HINT = '//# allFunctionsCalledOnLoad';

/**
 * Asks the browser to compile all of a script while it arrives, beside the page's own work. Without
 * it, each function is read once to find its end, and compiled when it is first called, while the
 * page waits. The site's scripts are cut by page: nearly all of one runs when its page opens.
 */
export function eagerScripts(): Plugin {
  return {
    name: 'eager-scripts',
    configureWebpack: (_config, isServer, {currentBundler: {instance}}) =>
      isServer
        ? {}
        : {
            plugins: [
              new instance.BannerPlugin({
                banner: HINT,
                raw: true,
                test: /\.js$/,
                // Once they are made smaller, which takes comments out.
                stage: instance.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
              }),
            ],
          },
  };
}
