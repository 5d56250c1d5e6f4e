/** What the runtime calls the one stylesheet that every page has. */
export const SHARED = 'styles';

/** The classes of CSS modules that a stylesheet has rules for, such as card_x3Fa. */
export function classesOf(css: string): Set<string> {
  return new Set([...css.matchAll(/\.([\w-]+_[\w-]{4})(?![\w-])/g)].map(([, name]) => name!));
}

/** A stylesheet of some pages only. */
export interface Stylesheet {
  /** Its address, such as /assets/css/6988.1a2b3c4d.css. */
  href: string;
  classes: Set<string>;
}

const classesInUse = (html: string) =>
  new Set(
    [...html.matchAll(/\sclass=(?:"([^"]*)"|([^\s>]+))/g)].flatMap(([, quoted, bare]) =>
      (quoted ?? bare!).split(/\s+/),
    ),
  );

/**
 * Links a page to the stylesheets whose classes it uses, behind the one that all pages have, so that
 * it is dressed before any script runs. With script the rest arrives with what needs it.
 * @param html a built page
 */
export function linkStyles(html: string, stylesheets: Stylesheet[]): string {
  const used = classesInUse(html);
  const links = stylesheets
    .filter(({classes}) => [...classes].some((name) => used.has(name)))
    .map(({href}) => `<link rel=stylesheet href=${href} />`);
  const shared = new RegExp(
    `<link rel="?stylesheet"? href="?/assets/css/${SHARED}\\.\\w+\\.css"? ?/?>`,
  );
  return html.replace(shared, (link) => link + links.join(''));
}
