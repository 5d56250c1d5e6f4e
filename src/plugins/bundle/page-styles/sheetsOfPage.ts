import fs from 'node:fs';
import path from 'node:path';
import type {CheerioAPI} from 'cheerio';
import {filesIn} from '../../files';
import type {BeginStep} from '../../pages';
import {SHARED} from '.';

/** The classes of CSS modules that a stylesheet has rules for, such as card_x3Fa. */
export function classesOf(css: string): Set<string> {
  return new Set([...css.matchAll(/\.([\w-]+_[\w-]{4})(?![\w-])/g)].map(([, name]) => name!));
}

/** A stylesheet of some pages only. */
export interface Sheet {
  /** Its address, such as /assets/css/6988.1a2b3c4d.css. */
  href: string;
  classes: ReadonlySet<string>;
}

/**
 * Links a page to the stylesheets whose classes it uses, behind the shared one. Docusaurus links what
 * its first script needs; the rest would come with the page's script, after it is shown. The runtime
 * finds by their address that they are there.
 */
export function linkSheets($: CheerioAPI, sheets: readonly Sheet[]): void {
  const used = new Set(
    $('[class]')
      .toArray()
      .flatMap(({attribs}) => attribs.class!.split(/\s+/)),
  );
  const own = sheets.filter(({classes}) => [...classes].some((name) => used.has(name)));
  $('head link[rel="stylesheet"]')
    .last()
    .after(own.map(({href}) => `<link rel="stylesheet" href="${href}">`).join(''));
}

/** Links each finished page to its styles. */
export const sheetsOfPage: BeginStep = ({outDir, baseUrl}) => {
  const sheets = filesIn(outDir, 'assets/css', /\.css$/)
    .filter((file) => !path.basename(file).startsWith(`${SHARED}.`))
    .sort()
    .map((file) => ({
      href: `${baseUrl}${file}`,
      classes: classesOf(fs.readFileSync(path.join(outDir, file), 'utf8')),
    }));
  return {page: ({$}) => linkSheets($, sheets)};
};
