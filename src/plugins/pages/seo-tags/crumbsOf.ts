import type {BreadcrumbList} from 'schema-dts';

/** A page that stands above another, or that itself: its title and its address, with the host. */
interface Crumb {
  name: string;
  url: string;
}

/** The way to a page, from its section down to itself, as schema.org's BreadcrumbList. */
export function breadcrumbs(crumbs: readonly Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({name, url}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

/**
 * The pages on the way to a page: its section and all between.
 * @param path its address, such as /campout/q-and-a/
 * @param titles of all pages, by their address
 * @param siteUrl such as https://www.baaahs.org
 * @returns none for a page that stands below no other
 */
export function crumbsOf(
  path: string,
  titles: ReadonlyMap<string, string>,
  siteUrl: string,
): Crumb[] {
  const parts = path.split('/').filter(Boolean);
  const crumbs = parts.flatMap((_, index) => {
    const address = `/${parts.slice(0, index + 1).join('/')}/`;
    const name = titles.get(address);
    return name ? [{name, url: `${siteUrl}${address}`}] : [];
  });
  return crumbs.length > 1 ? crumbs : [];
}
