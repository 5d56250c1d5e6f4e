/** The theme's script at the beginning of the body. */
const themeScript = /<script>(?:(?!<\/script>)[^])*?setAttribute\("data-theme",[^]*?<\/script>/;

/** A browser runs no script before the stylesheets above it are there, and reads no further. */
const stop = '<script>document.currentScript.remove()</script>';

const pictureSeenFirst = /decoding="?sync[^>]*>\s*<\/picture>/;

/** Where the page's title and the picture beside it end. */
function endOfTop(html: string): number {
  const title = html.indexOf('</h1>') + '</h1>'.length;
  const nextPart = html.indexOf('<h2', title);
  const top = nextPart < 0 ? html : html.slice(0, nextPart);
  const picture = pictureSeenFirst.exec(top);
  return Math.max(title, picture ? picture.index + picture[0].length : 0);
}

/**
 * Has a browser paint the top of a page at once and in its theme. The theme's script goes before the
 * styles: behind them it had to wait, and a dark page could flash up light. In its place, the reader
 * of the page waits for the styles where the top ends: a long page that is read whole is laid out
 * whole before anything of it is seen.
 * @param html a built page with its styles
 * @throws when the page has no theme's script, no styles or no title
 */
export function readyToPaint(html: string): string {
  const [script] = themeScript.exec(html) ?? [];
  const styles = html.indexOf('<style data-href');
  if (!script || styles < 0 || !html.includes('</h1>')) {
    throw new Error('A page has no theme’s script, no styles or no h1: src/plugins/first-paint.');
  }
  const ordered = html.slice(0, styles) + script + html.slice(styles).replace(script, '');
  const end = endOfTop(ordered);
  return ordered.slice(0, end) + stop + ordered.slice(end);
}
