/** The built site as files. */
import fs from 'node:fs';
import path from 'node:path';
import type {CheerioAPI} from 'cheerio';
import {redirects} from '../../src/config/redirects';

export const buildFolder = path.resolve(__dirname, '../../build');

/** Where a path of the site lies in the build; undefined when nothing answers there. */
export function fileAt(pathname: string): string | undefined {
  const place = path.join(buildFolder, decodeURIComponent(pathname));
  const file = pathname.endsWith('/') ? path.join(place, 'index.html') : place;
  return fs.existsSync(file) && fs.statSync(file).isFile() ? file : undefined;
}

const isShortLink = (route: string) => redirects.some(({from}) => `${from}/` === route);

/** Every page that the site has of its own, such as /campout/, and /404.html. */
export const routes = fs
  .readdirSync(buildFolder, {recursive: true, encoding: 'utf8'})
  .filter((file) => path.basename(file) === 'index.html')
  .map((file) => `/${path.dirname(file).replaceAll(path.sep, '/')}/`.replace('/./', '/'))
  .filter((route) => !isShortLink(route))
  .concat('/404.html')
  .sort();

declare global {
  /** Given by builtEnvironment.cjs. */
  var parseFile: (file: string) => CheerioAPI;
}

/** The page's HTML as served, before any script has run: to be read, as other tests get it too. */
export function parse(route: string): CheerioAPI {
  const file = fileAt(route);
  if (!file) throw new Error(`The build has no page at ${route}`);
  return parseFile(file);
}
