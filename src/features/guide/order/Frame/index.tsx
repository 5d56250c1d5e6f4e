import {useMemo} from 'react';
import {feet} from '@site/src/text/feet';
import {listed} from '@site/src/text/listed';
import {ladderTo} from '../../geometry/ladder';
import type {MeasuredMap} from '../../model/panelFile';
import type {HangingGroup} from '../../model/types';
import {mapViews} from '../../panels/panelViews';
import {namesByView} from '../frameNames';
import {framePlan} from '../framePlan';
import LadderSign from '../LadderSign';
import {orderSteps, panelStates} from '../steps';
import Drawing from './Drawing';
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
  const names = namesByView(
    panels,
    plan.views.map(({view}) => view),
    plan.smallest,
  );
  const height = ladderTo(panels, map.geometry);
  return (
    <div className={styles.frame} data-frame={section} data-views={plan.views.length}>
      <svg
        viewBox={`0 0 ${plan.width} ${plan.height}`}
        width={Math.round(plan.width * plan.scale)}
        height={Math.round(plan.height * plan.scale)}
        className={styles.sheep}
        fill="none"
        stroke="currentColor"
        role="img"
        aria-label={`${listed(panels)} on the sheep`}
      >
        {plan.views.map((drawn, i) => (
          <Drawing
            key={drawn.view.id}
            {...drawn}
            stateOf={stateOf}
            crewOf={() => crew}
            names={names[i] ?? []}
            smallest={plan.smallest}
          />
        ))}
      </svg>
      {height !== undefined && <LadderSign height={feet(height)} />}
    </div>
  );
}
