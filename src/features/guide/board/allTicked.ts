import type {GuideStep} from '../follow/outline';

/** Whether all of some steps are ticked; never where there is none to tick. */
export const allTicked = (steps: readonly GuideStep[], ticks: ReadonlySet<string>): boolean =>
  steps.length > 0 && steps.every(({id}) => ticks.has(id));
