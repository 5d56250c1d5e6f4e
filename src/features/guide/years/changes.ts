import {compare, compareShared, type Change} from './compare';
import {crewIds} from '../model/names';
import {fieldFacts, hardwareFacts, orderFacts, panelFacts, taskFacts} from './yearFacts';
import type {CrewId, Figures} from '../model/types';

/** What is not the same for a crew; empty lists where nothing changed. */
export interface CrewChanges {
  crew: CrewId;
  panels: Change[];
  tasks: Change[];
  hardware: Change[];
}

/**
 * What changed from one year's figures to another's, crew by crew. A task is the same task in both
 * when it has the same id, a panel when it has the same name.
 */
export function changes(before: Figures, after: Figures): CrewChanges[] {
  return crewIds.map((crew) => ({
    crew,
    panels: [
      ...compare(panelFacts(before, crew), panelFacts(after, crew)),
      ...compareShared(orderFacts(before, crew), orderFacts(after, crew)),
    ],
    tasks: [
      ...compare(taskFacts(before, crew), taskFacts(after, crew)),
      ...compareShared(fieldFacts(before, crew), fieldFacts(after, crew)),
    ],
    hardware: compare(hardwareFacts(before, crew), hardwareFacts(after, crew)),
  }));
}
