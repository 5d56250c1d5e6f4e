import type {Figures, HangingGroup} from '../model/types';
import type {GuideStep, GuideTask} from './outline';

/** The panels that a step brings: its group, or those that no step before it has named. */
export function groupOf(
  step: GuideStep,
  task: GuideTask,
  hanging: Figures['hanging'],
): HangingGroup | undefined {
  if (step.group) return step.group;
  const before = task.steps.slice(0, task.steps.indexOf(step)).flatMap(({panels}) => panels);
  const panels = step.panels.filter((name) => !before.includes(name));
  const group = hanging.find((one) => one.task === task.id && one.panels.includes(panels[0] ?? ''));
  return group && {...group, panels: panels.filter((name) => group.panels.includes(name))};
}
