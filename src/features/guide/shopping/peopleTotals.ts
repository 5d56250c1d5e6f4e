import {addCounts} from './amount';
import {crewIds} from '../model/names';
import type {Count, CrewId, Task} from '../model/types';

export interface PeopleTotal {
  /** The most that one crew needs at a time; a crew whose tasks give no number is left out. */
  peaks: {crew: CrewId; people: Count}[];
  /** All peaks together, since the crews work at the same time; nothing where there is none. */
  sum?: Count;
}

/** The largest of some counts; of two alike the one that is certain. */
function largest(counts: readonly Count[]): Count | undefined {
  return [...counts].sort(
    (a, b) => b.count - a.count || Number(a.uncertain ?? false) - Number(b.uncertain ?? false),
  )[0];
}

/** How many people the tasks need at the peak, crew by crew and in all. */
export function peopleTotals(
  tasks: readonly Task[],
  crews: readonly CrewId[] = crewIds,
): PeopleTotal {
  const peaks = crews.flatMap((crew) => {
    const counts = tasks.filter((task) => task.crew === crew).map(({people}) => people);
    const people = largest(counts.filter((count) => count !== undefined));
    return people ? [{crew, people}] : [];
  });
  return {peaks, ...(peaks.length > 0 && {sum: addCounts(peaks.map(({people}) => people))})};
}
