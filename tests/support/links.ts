/** Follows the links of a built page on the files. */
import {site} from '../../src/config/site';
import {redirects} from '../../src/config/redirects';
import {fileAt, parse} from './build';

const attributes = ['href', 'src', 'poster', 'data', 'xlink:href'];
const isShortLink = (path: string) =>
  redirects.some(({from}) => from === path || `${from}/` === path);

/** Every address that a page names: links, pictures in all their sizes, scripts, previews. */
function addressesOf(route: string): string[] {
  const $ = parse(route);
  const plain = attributes.flatMap((name) =>
    $(`[${name.replace(':', '\\:')}]`)
      .map((_, element) => $(element).attr(name))
      .get(),
  );
  const sized = $('[srcset]')
    .map((_, element) => $(element).attr('srcset'))
    .get()
    .flatMap((set) => set.split(',').map((entry) => entry.trim().split(/\s+/)[0] ?? ''));
  const previews = $('meta[property="og:image"], meta[property="og:url"]')
    .map((_, element) => $(element).attr('content'))
    .get();
  return [...new Set([...plain, ...sized, ...previews])];
}

const ids = new Map<string, Set<string | undefined>>();

function hasId(route: string, id: string): boolean {
  const known =
    ids.get(route) ??
    new Set(
      parse(route)('[id]')
        .map((_, {attribs}) => attribs.id)
        .get(),
    );
  ids.set(route, known);
  return known.has(id);
}

/** Docusaurus gives the not-found page, which has none, an address for search engines. */
const isMadeUp = (path: string) => path === '/404.html/';

function mistakeIn(address: string, route: string): string | undefined {
  const url = new URL(address, new URL(route, site.url));
  if (url.origin !== site.url || isShortLink(url.pathname) || isMadeUp(url.pathname)) {
    return undefined;
  }
  if (!fileAt(url.pathname)) {
    return fileAt(`${url.pathname}/`)
      ? `${address} lacks the slash at the end of its path`
      : `${address} leads nowhere`;
  }
  const id = decodeURIComponent(url.hash.slice(1));
  return id && !hasId(url.pathname, id) ? `${address} names no id on its page` : undefined;
}

/** @returns a line for each address of a page that leads to no file or to no id on its page */
export function brokenLinks(route: string): string[] {
  return addressesOf(route)
    .map((address) => mistakeIn(address, route))
    .filter((mistake) => mistake !== undefined);
}

/** @returns links that open a new tab and let it reach back into ours */
export function openedWithoutNoopener(route: string): string[] {
  const $ = parse(route);
  return $('a[target="_blank"]')
    .toArray()
    .filter((element) => !/\bnoopener\b/.test(element.attribs.rel ?? ''))
    .map((element) => element.attribs.href ?? '');
}
