import type {Hit} from '../engine/engine';
import {excerpt} from './excerpt';

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

/** A result, and those that are shown like it but for their crew, such as support struts. */
export interface Twins {
  best: Hit;
  others: Hit[];
}

/** What is shown of a result besides its crew; where it is nobody's, or has no words, its address. */
function shownOf({record, found}: Hit): string {
  const words = excerpt(record, new Set(found.keys())).map(({text}) => text);
  return record.crew && words.length > 0 ? `${record.title}\n${words.join('')}` : record.url;
}

/** Results in their order, twins with the best of them. */
export function twinsOf(hits: readonly Hit[]): Twins[] {
  const twins = new Map<string, Twins>();
  for (const hit of hits) {
    const shown = shownOf(hit);
    const before = twins.get(shown);
    if (before) before.others.push(hit);
    else twins.set(shown, {best: hit, others: []});
  }
  return [...twins.values()];
}
