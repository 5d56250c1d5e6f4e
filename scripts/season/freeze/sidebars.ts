/**
 * The sidebars of a frozen year: what led to a page of its docs leads to that year's.
 * @param pages the addresses of the docs, such as /setup/
 */
export function frozenSidebars<T>(sidebars: T, pages: string[], year: number): T {
  return JSON.parse(JSON.stringify(sidebars), (key, value: unknown) =>
    key === 'href' && typeof value === 'string' && pages.some((page) => value.startsWith(page))
      ? `/${year}${value}`
      : value,
  ) as T;
}
