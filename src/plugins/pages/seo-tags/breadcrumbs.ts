import type {BreadcrumbList} from 'schema-dts';

/** A page that stands above another, or that itself: its title and its address, with the host. */
export interface Crumb {
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
