import {useMemo} from 'react';
import {feet} from '@site/src/text/feet';
import {ladderTo} from '../../geometry/ladder';
import type {MeasuredMap} from '../../model/panelFile';
import type {HangingGroup} from '../../model/types';
import {mapViews} from '../../panels/panelViews';
import {behindId} from '../behindId';
import {framePlan} from '../framePlan';
import LadderSign from '../LadderSign';
import {orderSteps, panelStates, stepOf} from '../steps';
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
  /** True where each view says what lies at its ends. */
  ends?: boolean;
  /** True where views below each other may stand in a row, as each is a drawing of its own. */
  apart?: boolean;
  /** True on a page that has the sheep at every step (`Behind`), so that no frame has it again. */
  onBehind?: boolean;
}

/**
 * One step of a hanging order as a picture: what its crew has hung is filled, the group has its names,
 * what the crew hangs later is pale, and all else is the quiet shape of the sheep. A ladder
 * stands where hands do not reach, before the picture, as warnings do.
 */
export default function Frame({group, groups, map, wide, ends, apart, onBehind}: Props) {
  const {crew, panels, section} = group;
  const views = useMemo(() => mapViews(map), [map]);
  const plan = framePlan(group, groups, views, {beside: wide, apart: ends});
  const steps = orderSteps(groups, crew);
  const at = stepOf(group, steps);
  const stateOf = panelStates(steps, at);
  const height = ladderTo(panels, map.geometry);
  return (
    <div className={styles.frame} data-frame={section} data-views={plan.views.length}>
      {height !== undefined && <LadderSign height={feet(height)} />}
      <PlannedViews
        plan={plan}
        apart={apart}
        ends={ends}
        panels={panels}
        names={panels}
        stateOf={stateOf}
        crewOf={() => crew}
        behind={onBehind ? (view) => behindId(crew, view.id, at) : undefined}
      />
    </div>
  );
}
