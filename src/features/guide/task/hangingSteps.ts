import type {HangingGroup} from '../model/types';

/** A group of panels as a step of its task. */
export interface HangingStep {
  /** The tick is kept under it. */
  n: string;
  /** None where nobody has written down the order. */
  number?: string;
  group: HangingGroup;
}

/** Whether somebody has written down in which order groups are hung. */
export const isOrder = (groups: readonly HangingGroup[]): boolean =>
  groups.every(({ordered}) => ordered);

/** The groups of a task as its steps. */
export const hangingSteps = (groups: readonly HangingGroup[]): HangingStep[] =>
  groups.map((group, i) => ({
    n: `panels-${i + 1}`,
    number: isOrder(groups) ? String(i + 1) : undefined,
    group,
  }));
