import type {HangingGroup} from '../../model/types';

export type GroupState = 'hung' | 'lit' | 'later';

/**
 * What the map shows of each group: the one that is asked for, or else the next to hang, is lit.
 * @param hung whether a group is ticked, by its index
 * @param lit the index of the group that the reader wants to see
 */
export function groupStates(
  groups: readonly HangingGroup[],
  hung: (index: number) => boolean,
  lit?: number,
): GroupState[] {
  const next = groups.findIndex((_, i) => !hung(i));
  const shown = lit ?? next;
  return groups.map((_, i) => (i === shown ? 'lit' : hung(i) ? 'hung' : 'later'));
}

/** The same in a sentence. */
export function stateWords(
  groups: readonly HangingGroup[],
  hung: (index: number) => boolean,
  lit?: number,
): string {
  const next = groups.findIndex((_, i) => !hung(i));
  const shown = groups[lit ?? next];
  if (!shown) return 'All of it hangs.';
  const isNext = (lit ?? next) === next;
  const name = shown.section;
  if (groups.length === 1) return `In gold: ${name}.`;
  if (isNext) return `In gold: ${name}, ${next === 0 ? 'the first' : 'the next'} to hang.`;
  return `In gold: ${name}${lit !== undefined && hung(lit) ? ', which hangs' : ''}.`;
}
