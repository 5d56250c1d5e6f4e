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
  css: string;
  classes: Set<string>;
}

const styleOf = (href: string, css: string) => `<style data-href=${href}>${css}</style>`;

const classesInUse = (html: string) =>
  new Set(
    [...html.matchAll(/\sclass=(?:"([^"]*)"|([^\s>]+))/g)].flatMap(([, quoted, bare]) =>
      (quoted ?? bare!).split(/\s+/),
    ),
  );

const linkOfShared = new RegExp(
  `<link rel="?stylesheet"? href="?(/assets/css/${SHARED}\\.\\w+\\.css)"? ?/?>`,
);

/**
 * Puts the styles that all pages have into a page, and behind them those whose classes it uses: nothing
 * has to be asked for before it can be shown. With script the rest arrives with what needs it; by
 * `data-href` the runtime knows what is there.
 * @param html a built page
 * @param shared the text of the shared stylesheet
 * @throws when the page is not linked to the shared stylesheet
 */
export function inlineStyles(html: string, shared: string, stylesheets: Stylesheet[]): string {
  const [link, address] = linkOfShared.exec(html) ?? [];
  if (!link) throw new Error('A page has no link to the shared stylesheet.');
  const used = classesInUse(html);
  const own = stylesheets
    .filter(({classes}) => [...classes].some((name) => used.has(name)))
    .map(({href, css}) => styleOf(href, css));
  // A function, since the text of a stylesheet may hold what a replacement would take for a sign.
  return html.replace(link, () => [styleOf(address!, shared), ...own].join(''));
}
