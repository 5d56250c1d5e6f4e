import type {Thing} from '../../../text/season/missing';
import type {Phase} from '../../../text/season/phase';

interface State {
  year: number;
  phase: Phase;
  missing: Thing[];
}

const whatToWrite: Record<Thing, string> = {
  tickets: 'ticketsUrl',
  lineup: 'the DJs',
  schedule: 'schedule',
  'packing list': 'packingListUrl',
  application: 'applyUrl',
};

/**
 * What the season has not got yet, and where to write it.
 * @returns one text with a line for each; '' when all is there or the season is over
 */
export function warning({year, phase, missing}: State): string {
  if (phase === 'past' || missing.length === 0) return '';
  const fileOf = (thing: Thing) =>
    thing === 'lineup' ? 'src/data/lineup.ts' : `src/data/seasons/${year}.ts`;
  const lines = missing.map((thing) => `  ${thing}: ${whatToWrite[thing]} in ${fileOf(thing)}`);
  return [`Still to come for ${year} (the pages say so until it is written):`, ...lines].join('\n');
}
