interface Item {
  type: string;
  href?: string;
  items?: Item[];
  [key: string]: unknown;
}

type Sidebars = Record<string, (Item | string)[]>;

/**
 * The lists beside the pages of a frozen year: links to its own pages lead into the year, those to
 * the rest of the site are left out, and each list begins with the year's front page.
 * @param slugs the addresses of the year's pages within it, such as /setup/
 */
export function ownSidebars(sidebars: Sidebars, year: number, slugs: string[]): Sidebars {
  const front = {type: 'link', href: `/${year}/`, label: `all of ${year}`};
  const frozen = (item: Item | string): (Item | string)[] => {
    if (typeof item === 'string') return [item];
    if (item.items) return [{...item, items: item.items.flatMap(frozen) as Item[]}];
    if (!item.href || item.href.startsWith(`/${year}/`)) return [item];
    const own = slugs.includes(item.href.replace(/#.*/, ''));
    return own ? [{...item, href: `/${year}${item.href}`}] : [];
  };
  return Object.fromEntries(
    Object.entries(sidebars).map(([name, items]) => {
      const own = items.flatMap(frozen);
      const begun = own.some((item) => typeof item !== 'string' && item.href === front.href);
      return [name, begun ? own : [front, ...own]];
    }),
  );
}
