import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Redirect} from '../../../config/redirects';
import {stopBuild} from '../../stopBuild';
import printed from '../../../config/printed.json';
import {checkPrinted} from './checkPrinted';
import {checkRedirects} from './checkRedirects';
import {shortLinkPage} from './page';

/** The addresses of the files in the site's static folders. */
function staticFiles({siteDir, siteConfig}: LoadContext): string[] {
  return siteConfig.staticDirectories
    .map((folder) => path.resolve(siteDir, folder))
    .filter((folder) => fs.existsSync(folder))
    .flatMap((folder) => fs.readdirSync(folder, {recursive: true, encoding: 'utf8'}))
    .map((file) => `/${file.replaceAll(path.sep, '/')}`);
}

/** What Docusaurus has read by the time that its pages are known and none is made. */
interface LoadedContent {
  'docusaurus-plugin-content-pages': {default: {permalink: string}[]};
  'docusaurus-plugin-content-docs': {
    default: {loadedVersions: {docs: {permalink: string}[]}[]};
  };
}

/** The address of every page, before any is made. */
function routesOf(content: LoadedContent): string[] {
  const {loadedVersions} = content['docusaurus-plugin-content-docs'].default;
  const docs = loadedVersions.flatMap((version) => version.docs);
  return [...content['docusaurus-plugin-content-pages'].default, ...docs].map(
    // Pages written in code get their slash later.
    ({permalink}) => permalink.replace(/\/?$/, '/'),
  );
}

/**
 * The text of the host's `_redirects` file, for hosts that redirect on the server.
 * Netlify takes /drive and /drive/ for the same path; Cloudflare compares to the letter, so both
 * are written. 302, since the targets change from year to year.
 */
export function hostRules(table: readonly Redirect[]): string {
  return table.map(({from, to}) => `${from} ${to} 302\n${from}/ ${to} 302\n`).join('');
}

/** Ends the build before a page is made, a line for each short link that does not fit the site. */
export function shortLinkChecks(context: LoadContext, table: readonly Redirect[]): Plugin {
  return {
    name: 'short-link-checks',
    allContentLoaded({allContent}) {
      const siteUrl = new URL(context.siteConfig.url).origin;
      const routes = routesOf(allContent as unknown as LoadedContent);
      stopBuild([
        ...checkRedirects(table, {routes, staticFiles: staticFiles(context), siteUrl}),
        ...checkPrinted(printed, table),
      ]);
    },
  };
}

/**
 * Builds the short links: a page for each, and `_redirects` for the host. The pages of
 * @docusaurus/plugin-client-redirects would not do (README.md beside this folder).
 */
export function shortLinks(table: readonly Redirect[]): Plugin {
  return {
    name: 'short-links',
    postBuild({outDir, siteConfig}) {
      for (const redirect of table) {
        const folder = path.join(outDir, redirect.from);
        fs.mkdirSync(folder, {recursive: true});
        fs.writeFileSync(
          path.join(folder, 'index.html'),
          shortLinkPage(redirect, siteConfig.title),
        );
      }
      fs.writeFileSync(path.join(outDir, '_redirects'), hostRules(table));
    },
  };
}
