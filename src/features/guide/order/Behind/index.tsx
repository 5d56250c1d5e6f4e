import {useMemo} from 'react';
import type {MeasuredMap} from '../../model/panelFile';
import type {HangingGroup} from '../../model/types';
import {mapViews} from '../../panels/panelViews';
import Paths from '../Frame/Paths';
import {behindId} from '../behindId';
import {viewsOf} from '../framePlan';
import {bareLayers} from '../sheepLayers';
import {hangingCrews, orderSteps, panelStates} from '../steps';

interface Props {
  /** All of the year's hanging order. */
  groups: HangingGroup[];
  /** The measured sheep. */
  map: MeasuredMap;
}

/**
 * The sheep before anything of a crew's order hangs, in each view in which a frame of the crew shows it:
 * what frames refer to that stand `onBehind`. A page has it once; it is not seen itself.
 */
export default function Behind({groups, map}: Props) {
  const views = useMemo(() => mapViews(map), [map]);
  const crews = hangingCrews(groups).map((crew) => {
    const own = groups.filter((group) => group.crew === crew);
    const seen = new Set(own.flatMap((group) => viewsOf(group, views)));
    return {crew, seen: [...seen], stateOf: panelStates(orderSteps(groups, crew), 0)};
  });
  return (
    <svg className="theme-sprite" aria-hidden="true">
      {crews.flatMap(({crew, seen, stateOf}) =>
        seen.map((view) => (
          <g key={crew + view.id} id={behindId(crew, view.id)}>
            <Paths layers={bareLayers(view, {stateOf, crewOf: () => crew})} />
          </g>
        )),
      )}
    </svg>
  );
}
