import {useMemo} from 'react';
import {feet} from '@site/src/text/feet';
import {ladderTo} from '../../geometry/ladder';
import type {MeasuredMap} from '../../model/panelFile';
import type {HangingGroup} from '../../model/types';
import {mapViews} from '../../panels/panelViews';
import {framePlan} from '../framePlan';
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
}

/**
 * One step of a hanging order as a picture: what its crew has hung is filled, the group has its names,
 * what the crew hangs later is a thin outline, and all else is the quiet shape of the sheep. A ladder
 * stands where hands do not reach.
 */
export default function Frame({group, groups, map, wide}: Props) {
  const {crew, panels, section} = group;
  const views = useMemo(() => mapViews(map), [map]);
  const plan = framePlan(group, groups, views, wide);
  const steps = orderSteps(groups, crew);
  const stateOf = panelStates(
    steps,
    steps.findIndex((step) => step.some((one) => one.panels.includes(panels[0] ?? ''))),
  );
  const height = ladderTo(panels, map.geometry);
  return (
    <div className={styles.frame} data-frame={section} data-views={plan.views.length}>
      <PlannedViews
        plan={plan}
        panels={panels}
        names={panels}
        stateOf={stateOf}
        crewOf={() => crew}
      />
      {height !== undefined && <LadderSign height={feet(height)} />}
    </div>
  );
}
