import {useMemo} from 'react';
import type {MeasuredMap} from '../../model/panelFile';
import type {CrewId, HangingGroup} from '../../model/types';
import {mapViews, type MapView} from '../../panels/panelViews';
import Paths from '../Frame/Paths';
import {behindId} from '../behindId';
import {viewsOf} from '../framePlan';
import {bareLayers, orderLayers} from '../sheepLayers';
import {hangingCrews, orderSteps, panelStates, stepOf, type OrderStep} from '../steps';

interface Props {
  /** All of the year's hanging order. */
  groups: HangingGroup[];
  /** The measured sheep. */
  map: MeasuredMap;
}

interface ViewProps {
  crew: CrewId;
  view: MapView;
  /** The crew's order, and what of it is seen in the view. */
  steps: readonly OrderStep[];
  groups: readonly HangingGroup[];
}

/** A view of the sheep before anything of a crew's order hangs, and at each step that is seen in it. */
function View({crew, view, steps, groups}: ViewProps) {
  const paint = (at: number) => ({stateOf: panelStates(steps, at), crewOf: () => crew});
  const bare = behindId(crew, view.id);
  return (
    <>
      <g id={bare}>
        <Paths layers={bareLayers(view, paint(0))} />
      </g>
      {groups.map((group) => {
        const at = stepOf(group, steps);
        const layers = orderLayers(view, paint(at));
        return (
          <g key={at} id={behindId(crew, view.id, at)}>
            <use href={`#${bare}`} />
            <Paths layers={layers} />
          </g>
        );
      })}
    </>
  );
}

/**
 * What the frames of a page refer to (`onBehind`), whichever way they go: the sheep at each step of a
 * crew's order, in the views that show the step. A page has it once; it is not seen itself.
 */
export default function Behind({groups, map}: Props) {
  const views = useMemo(() => mapViews(map), [map]);
  return (
    // Without styles too it is not seen: defs are for reference only.
    <svg className="theme-sprite" width="0" height="0" aria-hidden="true">
      <defs>
        {hangingCrews(groups).map((crew) => {
          const steps = orderSteps(groups, crew);
          const own = groups.filter((group) => group.crew === crew);
          return views.map((view) => {
            const seen = own.filter((group) => viewsOf(group, views).includes(view));
            return (
              seen.length > 0 && (
                <View key={`${crew} ${view.id}`} {...{crew, view, steps}} groups={seen} />
              )
            );
          });
        })}
      </defs>
    </svg>
  );
}
