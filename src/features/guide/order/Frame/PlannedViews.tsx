import {listed} from '@site/src/text/listed';
import type {CrewId} from '../../model/types';
import {namesByView} from '../frameNames';
import type {MapView} from '../../panels/panelViews';
import type {FramePlan} from '../framePlan';
import type {PanelState} from '../steps';
import Drawing from './Drawing';
import styles from './styles.module.css';

interface Props {
  plan: FramePlan;
  /** The panels that it shows. */
  panels: readonly string[];
  /** Those that have their names in it. */
  names: readonly string[];
  stateOf: (panel: string) => PanelState;
  crewOf: (panel: string) => CrewId | undefined;
  /** A view of the sheep without what hangs, where other drawings of the page share it. */
  behind?: (view: MapView) => {id: string; defines: boolean};
}

/** Some panels on the sheep, from where they are seen. */
export default function PlannedViews({plan, panels, names, stateOf, crewOf, behind}: Props) {
  const {views, width, height, scale, smallest} = plan;
  const namesIn = namesByView(
    names,
    views.map(({view}) => view),
    smallest,
  );
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={Math.round(width * scale)}
      height={Math.round(height * scale)}
      className={styles.sheep}
      fill="none"
      stroke="currentColor"
      role="img"
      aria-label={`${listed(panels)} on the sheep`}
    >
      {views.map((drawn, i) => (
        <Drawing
          key={drawn.view.id}
          {...drawn}
          stateOf={stateOf}
          crewOf={crewOf}
          names={namesIn[i] ?? []}
          smallest={smallest}
          behind={behind?.(drawn.view)}
        />
      ))}
    </svg>
  );
}
