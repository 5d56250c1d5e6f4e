import {createRequire} from 'node:module';
import type {PostCssOptions} from '@docusaurus/types';

const load = createRequire(__filename);

/** A plugin that is told by its file and options, made; one that is made already, as it is. */
const made = (plugin: unknown) => {
  if (!Array.isArray(plugin)) return plugin;
  const [file, options] = plugin as [string, unknown];
  return (load(file) as (given: unknown) => object)(options);
};

/**
 * PostCSS' options with its plugins made once. Docusaurus tells its own, postcss-preset-env, by the file
 * that it is in, and the loader would make it anew for each of 500 sheets: a twelfth of a build's time.
 */
export const madeOnce = (options: PostCssOptions): PostCssOptions => ({
  ...options,
  plugins: options.plugins.map(made),
});
