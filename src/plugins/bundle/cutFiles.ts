import type {Plugin} from '@docusaurus/types';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
type SplitChunks = NonNullable<Configuration['optimization']>['splitChunks'];
type CacheGroups = Exclude<NonNullable<SplitChunks>, false>['cacheGroups'];

/**
 * A plugin that cuts what browsers fetch into files; the server has all in one.
 * @param name the plugin's
 * @param cacheGroups the bundler's: which modules share a file
 */
export const cutFiles = (name: string, cacheGroups: CacheGroups): Plugin => ({
  name,
  configureWebpack: (_config, isServer) =>
    isServer ? {} : {optimization: {splitChunks: {cacheGroups}}},
});
