/** The frozen year whose pages a path lies under: '2024' for /2024/setup/; undefined for others. */
export function yearOf(path: string, frozen: readonly string[]): string | undefined {
  return frozen.find((year) => path.startsWith(`/${year}/`));
}
