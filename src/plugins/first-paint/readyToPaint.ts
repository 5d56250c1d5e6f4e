import {topFirst} from './topFirst';

/** The theme's script at the beginning of the body. */
const themeScript = /<script>(?:(?!<\/script>)[^])*?setAttribute\("data-theme",[^]*?<\/script>/;

const pictureSeenFirst = /decoding="?sync[^>]*>\s*<\/picture>/;

/** So many elements are about what a phone shows under a title, before a part begins. */
const SCREEN = 25;

const block = /^(?:p|div|ul|ol|h2|h3|section|table)$/;

/** Where the last part begins of what stands under a title on the first screen. */
function endOfWords(html: string, title: number): number {
  const elements = [...html.slice(title).matchAll(/<([a-z]\w*)/g)].slice(0, SCREEN);
  const last = elements.filter(([, name]) => block.test(name!)).at(-1);
  return title + (last?.index ?? 0);
}

/** Where the page's top ends: behind its title and the picture beside it, or the words under it. */
function endOfTop(html: string): number {
  const title = html.indexOf('</h1>') + '</h1>'.length;
  const nextPart = html.indexOf('<h2', title);
  const top = nextPart < 0 ? html : html.slice(0, nextPart);
  const picture = pictureSeenFirst.exec(top);
  return picture ? Math.max(title, picture.index + picture[0].length) : endOfWords(html, title);
}

/**
 * Has a browser paint the top of a page at once and in its theme. The theme's script goes before the
 * styles: while they arrive, a dark page could flash up light.
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
  return ordered.slice(0, end) + topFirst + ordered.slice(end);
}
