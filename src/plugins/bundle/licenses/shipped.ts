import path from 'node:path';

/** What is asked of the bundler, be it Rspack or webpack, whose types Docusaurus has. */
interface Bundler {
  context: string;
  hooks: {done: {tap: (name: string, work: (stats: Stats) => void) => void}};
}
interface Stats {
  toJson(options: object): {modules?: Module[]; assets?: Asset[]};
}
interface Module {
  nameForCondition?: string | null;
  modules?: Module[];
}
interface Asset {
  info: {sourceFilename?: string};
}

/**
 * The folder of a file's package: what follows the last node_modules, a scope with its name; or that
 * of a typeface, which lies in src/css/fonts like a package.
 */
export const packageFolderOf = (file: string): string | undefined =>
  /^.*\/(?:node_modules\/(?:@[^/]+\/)?|src\/css\/fonts\/)[^/]+(?=\/)/.exec(
    file.replaceAll(path.sep, '/'),
  )?.[0];

/** Modules that were joined into one stand inside it. */
const flat = (modules: readonly Module[] = []): Module[] =>
  modules.flatMap((module) => [module, ...flat(module.modules)]);

/**
 * Asks the bundler what it really put into the browser's files: what nobody uses is gone by then.
 * Files that are taken over whole, such as fonts, are assets and no modules.
 * @param onFolders gets the folders of the packages
 */
export const shippedPackages = (onFolders: (folders: string[]) => void) => ({
  apply(compiler: Bundler) {
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
