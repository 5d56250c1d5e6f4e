import {useMemo} from 'react';
import {feet} from '@site/src/text/feet';
import {ladderTo} from '../../geometry/ladder';
import type {MeasuredMap} from '../../model/panelFile';
import type {HangingGroup} from '../../model/types';
import {mapViews, type MapView} from '../../panels/panelViews';
import {framePlan, viewsOf} from '../framePlan';
import LadderSign from '../LadderSign';
import {orderSteps, panelStates} from '../steps';
import PlannedViews from './PlannedViews';
import styles from './styles.module.css';

interface Props {
  group: HangingGroup;
  /** All of the year's hanging order. */
  groups: HangingGroup[];
  /** The measured sheep. */
  map: MeasuredMap;
  /** True where it has the room of two, so that all its views stand beside each other. */
  wide?: boolean;
  /** True where it shows the surroundings of its task's panels, larger, and not the whole sheep. */
  near?: boolean;
  /** True where views below each other may stand in a row, as each is a drawing of its own. */
  apart?: boolean;
  /**
   * Begins the ids of what frames share. A page that shows all groups of a task, each once under one
   * such name, has a view of the sheep once and not in every frame.
   */
  shared?: string;
}

/** From near enough of the sheep is seen to know where on it one is; each view has all the room there is. */
export const NEAR = {near: true, share: 0.62, apart: true};

/** The first group of a task that is seen in a view: its frame has the sheep that others refer to. */
const firstIn = (
  {id}: MapView,
  groups: readonly HangingGroup[],
  task: string,
  views: readonly MapView[],
) => groups.find((one) => one.task === task && viewsOf(one, views).some((view) => view.id === id));

/**
 * One step of a hanging order as a picture: what its crew has hung is filled, the group has its names,
 * what the crew hangs later is a thin outline, and all else is the quiet shape of the sheep. A ladder
 * stands where hands do not reach.
 */
export default function Frame({group, groups, map, wide, near, apart, shared}: Props) {
  const {crew, panels, section} = group;
  const views = useMemo(() => mapViews(map), [map]);
  const plan = framePlan(group, groups, views, {beside: wide, ...(near && NEAR)});
  const steps = orderSteps(groups, crew);
  const stateOf = panelStates(
    steps,
    steps.findIndex((step) => step.some((one) => one.panels.includes(panels[0] ?? ''))),
  );
  const behind = (view: MapView) => ({
    id: `${shared}-${group.task}-${view.id}`,
    defines: section === firstIn(view, groups, group.task, views)?.section,
  });
  const height = ladderTo(panels, map.geometry);
  return (
    <div className={styles.frame} data-frame={section} data-views={plan.views.length}>
      <PlannedViews
        plan={plan}
        apart={apart}
        panels={panels}
        names={panels}
        stateOf={stateOf}
        crewOf={() => crew}
        behind={shared === undefined ? undefined : behind}
      />
      {height !== undefined && <LadderSign height={feet(height)} />}
    </div>
  );
}
