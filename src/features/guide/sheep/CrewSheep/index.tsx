import {useMemo} from 'react';
import type {MeasuredMap} from '../../model/panelFile';
import type {CrewId, HangingGroup} from '../../model/types';
import {viewOfCrew} from '../../order/framePlan';
import {mapViews} from '../../panels/panelViews';
import {toneOf} from '../light';
import LitSheep from '../LitSheep';

interface Props {
  crew: CrewId;
  /** The panels that hang. */
  lit: ReadonlySet<string>;
  /** All of the year's hanging order. */
  groups: HangingGroup[];
  map: MeasuredMap;
}

/** The sheep from where a crew stands; what hangs is lit, and light falls on its facets. */
export default function CrewSheep({crew, lit, groups, map}: Props) {
  const views = useMemo(() => mapViews(map), [map]);
  const view = viewOfCrew(crew, views);
  const crewOf = (panel: string) => groups.find(({panels}) => panels.includes(panel))?.crew;
  return (
    view && (
      <LitSheep
        view={view}
        lit={lit}
        crewOf={crewOf}
        toneOf={(panel) => toneOf(panel, map.geometry)}
      />
    )
  );
}
