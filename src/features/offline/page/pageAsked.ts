/**
 * The page of this site that an address names: `?page=/2024/setup/`.
 * @returns its path; undefined for anything else, since people can write what they like there
 */
export function pageAsked(search: string): string | undefined {
  const page = new URLSearchParams(search).get('page') ?? '';
  return /^(\/[\w-]+)+\/$/.test(page) && page.length <= 100 ? page : undefined;
}
