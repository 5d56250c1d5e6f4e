/** Looks at the address that Back, Forward or the reader has set; true when it has dealt with it. */
export type Taker = () => boolean;

const takers = new Set<Taker>();

/**
 * For what a page shows under an address of its own, such as the viewer: the router would take a
 * move within the page for a visit, and scroll.
 * @returns a function that ends it
 */
export function takePops(taker: Taker): () => void {
  takers.add(taker);
  return () => takers.delete(taker);
}

/** Whether somebody on the page has dealt with the address as it is now. */
export const popIsTaken = () => [...takers].some((taker) => taker());
