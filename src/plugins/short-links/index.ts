import fs from 'node:fs';
import path from 'node:path';
import clientRedirects from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import type {Redirect} from '../../config/redirects';
import {stopBuild} from '../stopBuild';
import {checkRedirects} from './checkRedirects';
import {emittedTarget} from './emittedTarget';
import {hostRules} from './hostRules';
import {shortLinkPage} from './page';

/** The addresses of the files in the site's static folders. */
function staticFiles({siteDir, siteConfig}: LoadContext): string[] {
  return siteConfig.staticDirectories
    .map((folder) => path.resolve(siteDir, folder))
    .filter((folder) => fs.existsSync(folder))
    .flatMap((folder) => fs.readdirSync(folder, {recursive: true, encoding: 'utf8'}))
    .map((file) => `/${file.replaceAll(path.sep, '/')}`);
}

/** Docusaurus' plugin for the pages; it must leave the targets alone, also the local ones. */
function wrapped(context: LoadContext, table: readonly Redirect[]) {
  const siteConfig = {...context.siteConfig, trailingSlash: undefined};
  return clientRedirects(
    {...context, siteConfig},
    {
      id: 'short-links',
      redirects: table.map(({from, to}) => ({from, to})),
      fromExtensions: [],
      toExtensions: [],
    },
  );
}

/** Compares an emitted page with its entry and gives it its final form. */
function finish(redirect: Redirect, {outDir, siteConfig}: Props): string[] {
  const file = path.join(outDir, redirect.from, 'index.html');
  const target = emittedTarget(fs.readFileSync(file, 'utf8'));
  fs.writeFileSync(file, shortLinkPage(redirect, siteConfig.title));
  return target === redirect.to
    ? []
    : [
        `src/config/redirects.ts, ${redirect.from}: the built page leads to "${target}", expected "${redirect.to}"`,
      ];
}

/**
 * Builds the short links: a page for each, and `_redirects` for the host.
 * Ends the build, a line for each bad entry, when the table does not fit the site.
 */
export function shortLinks(context: LoadContext, table: readonly Redirect[]): Plugin {
  const pages = wrapped(context, table);
  return {
    name: 'short-links',
    async postBuild(props) {
      const routes = props.routesPaths;
      const siteUrl = new URL(context.siteConfig.url).origin;
      stopBuild(checkRedirects(table, {routes, staticFiles: staticFiles(context), siteUrl}));
      await pages?.postBuild?.({...props, content: undefined});
      stopBuild(table.flatMap((redirect) => finish(redirect, props)));
      fs.writeFileSync(path.join(props.outDir, '_redirects'), hostRules(table));
    },
  };
}
