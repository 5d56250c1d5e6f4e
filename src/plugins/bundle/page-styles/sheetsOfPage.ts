import fs from 'node:fs';
import path from 'node:path';
import type {CheerioAPI} from 'cheerio';
import {filesIn} from '../../files';
import type {BeginStep} from '../../pages/page';

/** The classes of CSS modules that a stylesheet has rules for, such as card_x3Fa. */
export function classesOf(css: string): Set<string> {
  return new Set([...css.matchAll(/\.([\w-]+_[\w-]{4})(?![\w-])/g)].map(([, name]) => name!));
}

/** A built stylesheet. */
export interface Sheet {
  /** Its address, such as /assets/css/6988.1a2b3c4d.css. */
  href: string;
  css: string;
  classes: ReadonlySet<string>;
}

/**
 * Writes the styles that a page uses into it: the sheets that Docusaurus links, which its first script
 * needs, and behind them those whose classes it has, which would come with the page's script. The
 * runtime finds by `data-href` that they are there. Linked, they wait for a second round trip and share
 * the line with script: on slow 4G the first words came 0.25 to 0.35 s later (BENCHMARK.md).
 */
export function writeSheets($: CheerioAPI, sheets: ReadonlyMap<string, Sheet>): void {
  const links = $('head link[rel="stylesheet"]');
  const linked = links.toArray().map(({attribs}) => attribs.href!);
  const used = new Set(
    $('[class]')
      .toArray()
      .flatMap(({attribs}) => attribs.class!.split(/\s+/)),
  );
  const own = [...sheets.values()]
    .filter(({href}) => !linked.includes(href))
    .filter(({classes}) => [...classes].some((name) => used.has(name)));
  const written = [...linked.map((href) => sheets.get(href)!), ...own].map(({href, css}) =>
    $('<style>').attr('data-href', href).text(css),
  );
  links.first().before(...written);
  links.remove();
}

/** Writes its styles into each finished page. */
export const sheetsOfPage: BeginStep = ({outDir, baseUrl}) => {
  const sheets = filesIn(outDir, 'assets/css', /\.css$/)
    .sort()
    .map((file) => {
      const css = fs.readFileSync(path.join(outDir, file), 'utf8');
      return {href: `${baseUrl}${file}`, css, classes: classesOf(css)};
    });
  const byAddress = new Map(sheets.map((sheet) => [sheet.href, sheet]));
  return {page: ({$}) => writeSheets($, byAddress)};
};
