import type {HangingGroup} from '../model/types';
import type {MapView} from '../panels/panelViews';
import type {ViewId} from '../panels/viewWords';
import {viewsOf} from './framePlan';
import type {OrderStep, Whose} from './steps';

/** Together they show every panel. */
const AROUND: readonly ViewId[] = ['party', 'business', 'front', 'rear'];

/** The end of the sheep that shows most of a task: the front or the rear. */
function endOf(group: HangingGroup, groups: readonly HangingGroup[], views: readonly MapView[]) {
  const panels = groups.filter(({task}) => task === group.task).flatMap((one) => one.panels);
  const shown = (view: MapView) => panels.filter((name) => name in view.panels).length;
  const ends = views.filter(({id}) => id === 'front' || id === 'rear');
  return [...ends].sort((a, b) => shown(b) - shown(a))[0];
}

/**
 * The views on the stage while they follow the step: all crews are seen from all around, one crew from
 * where its panels are, with a second view so that the stage stays as large from step to step.
 */
export function stageViews(
  step: OrderStep,
  whose: Whose,
  groups: readonly HangingGroup[],
  views: readonly MapView[],
): MapView[] {
  const [group] = step;
  if (whose === 'all' || !group)
    return AROUND.flatMap((id) => views.filter((view) => view.id === id));
  const own = viewsOf(group, views);
  if (own.length > 1) return own;
  const isSide = own[0]?.id === 'party' || own[0]?.id === 'business';
  const second = isSide ? endOf(group, groups, views) : views.find(({id}) => id === 'party');
  return second ? [...own, second] : own;
}
