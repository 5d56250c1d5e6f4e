import {compare, compareShared, type Change} from './compare';
import {crewIds} from '../model/names';
import * as facts from './yearFacts';
import type {CrewId, Figures} from '../model/types';

/** What is not the same for a crew; empty lists where nothing changed. */
export interface CrewChanges {
  crew: CrewId;
  panels: Change[];
  struts: Change[];
  tasks: Change[];
  hardware: Change[];
  dangers: Change[];
}

/** Years from before something was a figure cannot be asked for it. */
const knows = {
  perPerson: ({tasks}: Figures) => tasks.some(({perPerson}) => perPerson),
  unlisted: ({hanging}: Figures) => hanging.some(({unlisted}) => unlisted),
  struts: ({struts}: Figures) => struts !== undefined,
  dangers: ({dangers}: Figures) => dangers !== undefined,
  dangerNames: ({dangers = []}: Figures) => dangers.some(({name}) => name),
  wrenches: ({wrenches}: Figures) => wrenches !== undefined,
  measured: ({measured}: Figures) => measured !== undefined,
};

/**
 * What changed from one year's figures to another's, crew by crew. A task is the same task in both
 * when it has the same id, a panel when it has the same name.
 */
export function changes(before: Figures, after: Figures): CrewChanges[] {
  const known = (what: keyof typeof knows, list: () => Change[]) =>
    knows[what](before) ? list() : [];
  return crewIds.map((crew) => {
    const of = (fact: (figures: Figures, crew: CrewId) => Parameters<typeof compare>[0]) =>
      [fact(before, crew), fact(after, crew)] as const;
    return {
      crew,
      panels: [
        ...compare(...of(facts.panelFacts)),
        ...compareShared(...of(facts.orderFacts)),
        ...known('unlisted', () => compare(...of(facts.unlistedFacts))),
      ],
      struts: known('struts', () => compare(...of(facts.strutFacts))),
      tasks: [
        ...compare(...of(facts.taskFacts)),
        ...compareShared(...of(facts.fieldFacts)),
        ...known('perPerson', () => compareShared(...of(facts.perPersonFacts))),
      ],
      hardware: compare(...of(facts.hardwareFacts)),
      dangers: known('dangers', () => [
        ...compare(...of(facts.dangerFacts)),
        ...compareShared(...of(facts.dangerFieldFacts)),
      ]).concat(known('dangerNames', () => compareShared(...of(facts.dangerNameFacts)))),
    };
  });
}

/** What changed for everybody: wrenches, dangers that guard no task, the measured sheep. */
export function changesForAll(before: Figures, after: Figures): Change[] {
  return [
    ...(knows.wrenches(before) ? compare(facts.wrenchFacts(before), facts.wrenchFacts(after)) : []),
    ...(knows.dangers(before)
      ? [
          ...compare(facts.dangerFacts(before), facts.dangerFacts(after)),
          ...compareShared(facts.dangerFieldFacts(before), facts.dangerFieldFacts(after)),
        ]
      : []),
    ...(knows.dangerNames(before)
      ? compareShared(facts.dangerNameFacts(before), facts.dangerNameFacts(after))
      : []),
    ...(knows.measured(before)
      ? compare(facts.measuredFacts(before), facts.measuredFacts(after))
      : []),
  ];
}

/** How many changes a crew has. */
export const changeCount = ({panels, struts, tasks, hardware, dangers}: CrewChanges): number =>
  [panels, struts, tasks, hardware, dangers].flat().length;

/** Whether two years have the same figures. */
export const isSame = (before: Figures, after: Figures): boolean =>
  changes(before, after).every((crew) => changeCount(crew) === 0) &&
  changesForAll(before, after).length === 0;
