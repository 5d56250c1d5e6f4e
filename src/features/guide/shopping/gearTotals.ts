import {peopleTotals} from './peopleTotals';
import type {Count, CrewId, Task} from '../model/types';

/** A thing of which everybody who works needs one, and how many people that are at the peak. */
export interface GearTotal {
  item: string;
  people: Count;
}

/**
 * What everybody needs one of: for the people of some crews, or, for a crew that hands it out and
 * gives no number of its own, for those of all.
 * @param tasks of all crews
 */
export function gearTotals(tasks: readonly Task[], crews: readonly CrewId[]): GearTotal[] {
  return tasks.flatMap(({crew, perPerson = []}) => {
    const handsOut = crews.includes(crew) ? peopleTotals(tasks).sum : undefined;
    const people = peopleTotals(tasks, crews).sum ?? handsOut;
    return people ? perPerson.map((item) => ({item, people})) : [];
  });
}
