import {squeeze} from '../../../text/fold';
import type {Hit} from '../engine/engine';
import {saidOf} from './excerpt';
import {textOf} from './marks';

/** Names as short as a panel's. */
export const SHORT = 6;

/** Whether they are named as panels are, one like the other. */
const areShort = (hits: readonly Hit[]) =>
  hits.length > 1 && hits.every(({record}) => record.title.length <= SHORT);

/** '2D' before '10D'. */
export const numbered = (name: string) => name.replace(/\d+/g, (digits) => digits.padStart(4, '0'));
/** What has been asked for by its name comes first. */
const placeOf = ({record: {title}, found}: Hit) =>
  (found.has(squeeze(title)) ? '0' : '1') + numbered(title);

/** Results as they are, but for panels, which have no best: they change places among them. */
export function panelsInOrder(hits: readonly Hit[]): Hit[] {
  const sorted = new Map(
    groupsOf(hits)
      .filter((group) => areShort(group.hits))
      .map(({page, hits: some}) => [page, some.sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1))]),
  );
  return hits.map((hit) => sorted.get(hit.record.page)?.shift() ?? hit);
}

/** Kinds of things that are found, by the page that they are on; all others are 'other'. */
const kinds = {
  '/setup/panels/': 'panels',
  '/setup/': 'guide',
  '/campout/q-and-a/': 'questions',
  '/campout/dj-lineup/': 'djs',
} as const;

export type Kind = (typeof kinds)[keyof typeof kinds] | 'other';

/** Of a page of a kept year too. */
export function kindOf({record: {url}}: Hit): Kind {
  const address = url.replace(/^\/\d{4}\//, '/');
  return Object.entries(kinds).find(([begin]) => address.startsWith(begin))?.[1] ?? 'other';
}

/** What was found on one page. */
export interface Group {
  page: string;
  kind: Kind;
  hits: Hit[];
}

/** Results by the page that they are on; the page of the best one first, and in it the best one. */
export function groupsOf(hits: readonly Hit[]): Group[] {
  const groups = new Map<string, Hit[]>();
  for (const hit of hits) {
    const {page} = hit.record;
    groups.set(page, [...(groups.get(page) ?? []), hit]);
  }
  return [...groups].map(([page, some]) => ({page, kind: kindOf(some[0]!), hits: some}));
}

/** A result, and those that are shown like it but for their crew, such as support struts. */
export interface Twins {
  best: Hit;
  others: Hit[];
}

/** What is shown of a result besides its crew; where it is nobody's, or has no words, its address. */
function shownOf(hit: Hit): string {
  const {record} = hit;
  const words = textOf(saidOf(hit));
  return record.crew && words ? `${record.title}\n${words}` : record.url;
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
