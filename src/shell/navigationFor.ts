interface Navigation<Item> {
  under: string;
  items: Item[];
}

/**
 * The items for a page: those of the first part of the site that its path lies under.
 * @param pathname path of the page, with or without the last slash
 * @throws when no part fits, so that a list without a part for '/' is noticed at build
 */
export function navigationFor<Item>(navigation: Navigation<Item>[], pathname: string): Item[] {
  const path = pathname.endsWith('/') ? pathname : `${pathname}/`;
  const part = navigation.find(({under}) => path.startsWith(under));
  if (!part) throw new Error(`src/config/navigation.ts: no list fits ${path}; add one under '/'`);
  return part.items;
}
