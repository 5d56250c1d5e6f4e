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

/** Those that are shown alike but for their crew, such as support struts, as one; each led by its best. */
export function twinsOf(hits: readonly Hit[]): Hit[][] {
  const twins = new Map<string, Hit[]>();
  for (const hit of hits) {
    const {url, crew, title} = hit.record;
    const words = excerpt(hit.record, new Set(hit.found.keys())).map(({text}) => text);
    const shown = crew && words.length > 0 ? `${title}\n${words.join('')}` : url;
    twins.set(shown, [...(twins.get(shown) ?? []), hit]);
  }
  return [...twins.values()];
}
