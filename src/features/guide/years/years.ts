import type {ActiveDocContext, GlobalVersion} from '@docusaurus/plugin-content-docs/client';

/** The way from a page of the docs to what a year has of it. */
export interface YearLink {
  year: string;
  /** The same page of that year, else that year's front page. */
  href: string;
  /** 'here' is the page itself; 'front' leads from front page to front page; 'none': no such page. */
  page: 'here' | 'same' | 'front' | 'none';
  /** True for the year that the site is about. */
  now: boolean;
}

/** What lies at the root of a year: the home page for this year, /2024/ for a frozen one. */
const front = ({path}: GlobalVersion) => (path.endsWith('/') ? path : `${path}/`);

/** Pages of this season that are no docs, by the id under which a year that is over keeps them. */
const OUTSIDE_DOCS: Record<string, string> = {'campout/dj-lineup': '/campout/dj-lineup/'};

/**
 * Where each year has the page that is read, newest first.
 * @param versions the years as Docusaurus lists them
 * @param context the page that is read, and its likes in other years
 * @param hash of the address, with its '#': kept on the way to the same page
 */
export function yearLinks(
  versions: readonly GlobalVersion[],
  {activeVersion, activeDoc, alternateDocVersions}: ActiveDocContext,
  hash = '',
): YearLink[] {
  const atFront = activeVersion && activeDoc?.path === front(activeVersion);
  return versions.map((version) => {
    const outside = version.isLast ? OUTSIDE_DOCS[activeDoc?.id ?? ''] : undefined;
    const same = alternateDocVersions[version.name]?.path ?? outside;
    const here = version.name === activeVersion?.name;
    return {
      year: version.label,
      href: same ? `${same}${hash}` : front(version),
      page: here ? 'here' : atFront ? 'front' : same ? 'same' : 'none',
      now: version.isLast,
    };
  });
}
