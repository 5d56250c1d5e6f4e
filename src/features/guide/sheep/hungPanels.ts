import type {HangingGroup} from '../model/types';

/** A step, as far as it hangs panels. */
interface HangingStep {
  id: string;
  /** The panels that it hangs or names. */
  panels: readonly string[];
}

/**
 * The panels that hang: those of ticked steps. A panel counts with the first step that names it, and
 * where no step of its task does, with the last one of the task.
 * @param steps of the guide, in their order
 * @param hanging all of the year's hanging order
 * @param ticks ids of steps
 */
export function hungPanels(
  steps: readonly HangingStep[],
  hanging: readonly HangingGroup[],
  ticks: ReadonlySet<string>,
): Set<string> {
  const hung = new Set<string>();
  for (const {task, panels} of hanging) {
    const own = steps.filter(({id}) => id.startsWith(`${task}/`));
    for (const panel of panels) {
      const step = own.find((one) => one.panels.includes(panel)) ?? own.at(-1);
      if (step && ticks.has(step.id)) hung.add(panel);
    }
  }
  return hung;
}
