import type {Hit} from '../engine/engine';

/** What was found on one page. */
export interface Group {
  page: string;
  hits: Hit[];
}

/** Results by the page that they are on; the page of the best one first, and in it the best one. */
export function groupsOf(hits: readonly Hit[]): Group[] {
  const groups = new Map<string, Hit[]>();
  for (const hit of hits) {
    const {page} = hit.record;
    groups.set(page, [...(groups.get(page) ?? []), hit]);
  }
  return [...groups].map(([page, some]) => ({page, hits: some}));
}
