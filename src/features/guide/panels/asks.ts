/** How the finder is asked: by its address, and by its fields. */

/** What the id of a question by neighbors begins with: #next-to-18D-22D. */
export const NEXT_TO = 'next-to-';
/** What the address calls a question by edges: ?edges=85,54.5,49.5. */
export const EDGES = 'edges';
/** The id of the list of all names, which the field offers while one types. */
export const NAMES = 'panel-names';

/** What somebody knows of a panel. */
export type Way = 'name' | 'neighbors' | 'edges';

/** What somebody typed; a new one each time it is sent. */
export interface Typed {
  /** Neighbors as their address asks for them. */
  words: string;
  isEdges?: boolean;
}

/**
 * The way in which an address asks.
 * @param hash the id after its #
 * @param edges what it asks by edges; null where it does not
 */
export function wayOf(hash: string, edges: string | null): Way {
  if (hash.toLowerCase().startsWith(NEXT_TO)) return 'neighbors';
  return hash === '' && edges !== null ? 'edges' : 'name';
}
