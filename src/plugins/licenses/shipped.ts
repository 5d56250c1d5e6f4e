import path from 'node:path';
import type {Compiler, StatsModule} from '@rspack/core';

/** The folder of a file's package: what follows the last node_modules, a scope with its name. */
export const packageFolderOf = (file: string): string | undefined =>
  /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file.replaceAll(path.sep, '/'))?.[0];

/** Modules that were joined into one stand inside it. */
const flat = (modules: readonly StatsModule[] = []): StatsModule[] =>
  modules.flatMap((module) => [module, ...flat(module.modules)]);

/**
 * Asks the bundler what it really put into the browser's files: what nobody uses is gone by then.
 * Files that are taken over whole, such as fonts, are assets and no modules.
 * @param onFolders gets the folders of the packages
 */
export const shippedPackages = (onFolders: (folders: string[]) => void) => ({
  apply(compiler: Compiler) {
    compiler.hooks.done.tap('shipped-packages', (stats) => {
      const {modules, assets = []} = stats.toJson({
        all: false,
        modules: true,
        nestedModules: true,
        cachedModules: true,
        modulesSpace: Infinity,
        nestedModulesSpace: Infinity,
        assets: true,
        cachedAssets: true,
        assetsSpace: Infinity,
      });
      const files = [
        ...flat(modules).map(({nameForCondition}) => nameForCondition),
        ...assets.map(
          ({info}) => info.sourceFilename && path.resolve(compiler.context, info.sourceFilename),
        ),
      ].filter((file) => typeof file === 'string');
      const folders = files.map(packageFolderOf).filter((folder) => folder !== undefined);
      onFolders([...new Set(folders)]);
    });
  },
});
