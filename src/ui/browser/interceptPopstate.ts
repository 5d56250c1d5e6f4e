/** Looks at the address that Back, Forward or the reader has set; true when it has dealt with it. */
export type Interceptor = () => boolean;

const interceptors = new Set<Interceptor>();

/**
 * For what a page shows under an address of its own, such as the viewer: the router would take a
 * move within the page for a visit, and scroll.
 * @returns a function that ends it
 */
export function interceptPopstate(interceptor: Interceptor): () => void {
  interceptors.add(interceptor);
  return () => interceptors.delete(interceptor);
}

/** Whether somebody on the page has dealt with the address as it is now. */
export const isIntercepted = () => [...interceptors].some((interceptor) => interceptor());
