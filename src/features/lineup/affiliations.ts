import type {Dj} from '../../data/schema';
import {fold} from '../../text/fold';

export interface Affiliation {
  name: string;
  /** How many DJs of the line-up play with it. */
  count: number;
}

/** The affiliations of one DJ, which the line-up keeps in one text, split at the commas. */
export function affiliationsOf(dj: Pick<Dj, 'affiliation'>): string[] {
  return (dj.affiliation ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}

/** All affiliations of a line-up: those with most DJs first, then by the alphabet. */
export function countAffiliations(djs: readonly Pick<Dj, 'affiliation'>[]): Affiliation[] {
  const counts = new Map<string, number>();
  for (const name of djs.flatMap(affiliationsOf)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({name, count}))
    .sort((a, b) => b.count - a.count || (fold(a.name) < fold(b.name) ? -1 : 1));
}
