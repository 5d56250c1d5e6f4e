/** The site stands at the root, so a path is its own address. */
export default function useBaseUrl(path: string): string {
  return path;
}

export function useBaseUrlUtils() {
  return {withBaseUrl: useBaseUrl};
}
