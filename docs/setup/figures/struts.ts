/** The groups of struts: who sets them up, and which panels hang on them. */
import type {Load, StrutGroup} from '@site/src/features/guide/model/types';
import {groups as hangingGroups} from './hanging';

type SideCrew = 'party-crew' | 'business-crew';

const group =
  (crew: SideCrew) =>
  (name: string, panel: string, more?: Pick<StrutGroup, 'collarTubes' | 'uncertain'>) => ({
    name,
    crew,
    task: `${crew}-support-struts`,
    panels: [panel],
    ...more,
  });

const party = group('party-crew');
const business = group('business-crew');

export const struts: StrutGroup[] = [
  party('7ABC', '7D'),
  party('17ABC', '17D'),
  party('17DEF', '17D', {collarTubes: ['17D']}),
  party('33ABC', '33D', {collarTubes: ['33A']}),
  party('41ABC', '41D'),

  business('7ABC', '7P'),
  business('17ABC', '17P'),
  business('17DEF', '17P'),
  business('41ABC', '41P', {collarTubes: ['41A'], uncertain: true}),
  business('41DEF', '41P', {uncertain: true}),
];

/** What is not certain has a question mark. */
const marked = (name: string, {uncertain}: StrutGroup) => `${name}${uncertain ? '?' : ''}`;

/** The struts of a side crew and their collar tubes, for the parts of the task that sets them up. */
export function strutParts(crew: SideCrew): string[] {
  const own = struts.filter((one) => one.crew === crew);
  const groups = own.map((one) => marked(one.name, one));
  const tubes = own.flatMap((one) => (one.collarTubes ?? []).map((name) => marked(name, one)));
  const s = tubes.length > 1 ? 's' : '';
  return [
    `all ${crew.replace('-crew', '-side')} struts: groups ${groups.join(', ')}`,
    `collar tube${s} for strut${s} ${tubes.join(' and ')}`,
  ];
}

/** What the struts of a side crew carry, by the task that hangs it: all of it comes off before them. */
export function strutLoads(crew: SideCrew): Load[] {
  const carried = struts.flatMap((one) => (one.crew === crew ? one.panels : []));
  const hung = hangingGroups.filter((one) => one.crew === crew);
  const tasks = [...new Set(hung.map(({task}) => task))];
  return tasks.flatMap((task) => {
    const panels = hung
      .flatMap((one) => (one.task === task ? one.panels : []))
      .filter((name) => carried.includes(name));
    if (panels.length === 0) return [];
    return [{what: `panel${panels.length > 1 ? 's' : ''} ${panels.join(' and ')}`, from: task}];
  });
}
