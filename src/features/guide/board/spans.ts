import {crewAt} from '../follow/cards';
import type {GuideCrew, GuideTask} from '../follow/outline';
import type {CrewId, Place} from '../model/types';
import {ofCrew, ticksIn, type Arrivals} from './arrivals';
import {allTicked} from './allTicked';

/** Tasks that were finished between two codes, and when those came. */
export interface Span {
  crew: CrewId;
  tasks: GuideTask[];
  from: number;
  to: number;
}

/**
 * How long a crew's tasks took, as far as codes tell: each span begins with the code that has the task
 * before as done (or with the first code) and ends with the one that has these as done. What a crew's
 * first code has as done is in none: nobody knows when it began.
 */
export function spansOf(crew: GuideCrew, place: Place, all: Arrivals): Span[] {
  const arrivals = ofCrew(all, crew.id);
  const {tasks} = crewAt(crew, place);
  const doneAfter = (count: number) => {
    const ticks = ticksIn(arrivals.slice(0, count));
    return tasks.filter(({steps}) => allTicked(steps, ticks));
  };
  const spans: Span[] = [];
  arrivals.forEach(({at}, i) => {
    if (i === 0) return;
    const before = doneAfter(i);
    const finished = doneAfter(i + 1).filter((task) => !before.includes(task));
    const from = spans.at(-1)?.to ?? arrivals[0]?.at ?? at;
    if (finished.length > 0) spans.push({crew: crew.id, tasks: finished, from, to: at});
  });
  return spans;
}
