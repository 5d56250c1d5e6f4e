import {crewIds} from '../model/names';
import {hardwareTotals, type HardwareTotal} from './hardwareTotals';
import {peopleTotals, type PeopleTotal} from './peopleTotals';
import {toolTotals, type ToolTotal} from './toolTotals';
import type {CrewId, Figures, Place, Task, Count} from '../model/types';

/** A thing of which everybody who works needs one, and how many people that are at the peak. */
interface GearTotal {
  item: string;
  people: Count;
}

/**
 * What everybody needs one of: for the people of some crews, or, for a crew that hands it out and
 * gives no number of its own, for those of all.
 * @param tasks of all crews
 */
function gearTotals(tasks: readonly Task[], crews: readonly CrewId[]): GearTotal[] {
  return tasks.flatMap(({crew, perPerson = []}) => {
    const handsOut = crews.includes(crew) ? peopleTotals(tasks).sum : undefined;
    const people = peopleTotals(tasks, crews).sum ?? handsOut;
    return people ? perPerson.map((item) => ({item, people})) : [];
  });
}

export interface Totals {
  hardware: HardwareTotal[];
  tools: ToolTotal[];
  /** What is built in or stands about, as the tasks list it. */
  parts: string[];
  /** What everybody needs one of. */
  gear: GearTotal[];
  people: PeopleTotal;
}

const partsOf = ({parts, perPerson}: Task) => parts.filter((part) => !perPerson?.includes(part));

/**
 * What to buy and to bring, added up from the figures.
 * @param place where the sheep is built: what belongs to the other place is left out
 * @param crew one crew alone; all of them when not given
 */
export function totals(figures: Figures, {place, crew}: {place: Place; crew?: CrewId}): Totals {
  const here = <T extends {place?: Place}>(thing: T) => !thing.place || thing.place === place;
  const tasks = figures.tasks.filter(here);
  const crews = crew ? [crew] : crewIds;
  const own = tasks.filter((task) => crews.includes(task.crew));
  return {
    hardware: hardwareTotals(own.flatMap(({hardware}) => hardware.filter(here))),
    // Of all tasks: the setup lead's gives every crew a bin.
    tools: toolTotals(tasks, crews),
    parts: [...new Set(own.flatMap(partsOf))],
    gear: gearTotals(tasks, crews),
    people: peopleTotals(own, crews),
  };
}
