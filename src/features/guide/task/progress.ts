import {crewOf} from '../model/crews';
import type {Step} from './steps';
import type {CrewId} from '../model/types';

/** How far somebody is with some steps. */
export interface Progress {
  done: number;
  total: number;
  /** The first step that is open; none when all is done. */
  next?: Step;
}

/** How many of some steps are ticked, and which comes next. */
export const progressOf = (steps: readonly Step[], ticks: ReadonlySet<string>): Progress => ({
  done: steps.filter(({id}) => ticks.has(id)).length,
  total: steps.length,
  next: steps.find(({id}) => !ticks.has(id)),
});

/**
 * The crews that have begun, the one that ticked last first: ticks are kept in the order in which
 * they were made.
 */
export function crewsBegun(ticks: ReadonlySet<string>): CrewId[] {
  const crews = [...ticks].reverse().map(crewOf);
  return [...new Set(crews)].filter((crew) => crew !== undefined);
}
