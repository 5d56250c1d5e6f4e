import {useMemo} from 'react';
import type {MeasuredMap} from '../model/panelFile';
import type {CrewId, Geometry, HangingGroup} from '../model/types';
import {viewOfCrew} from '../order/framePlan';
import type {PanelState} from '../order/steps';
import {mapViews, type MapView} from '../panels/panelViews';
import {hungPanels} from '../sheep/hungPanels';
import type {GuideCrew} from './outline';

/** The sheep as far as it hangs. */
export interface Sheep {
  geometry: Geometry;
  views: readonly MapView[];
  hung: ReadonlySet<string>;
  crewOf: (panel: string) => CrewId | undefined;
  neighborsOf: (panel: string) => readonly string[];
  /** What is to be seen of a panel while a crew works. */
  stateOf: (panel: string, crew: CrewId) => PanelState;
  /** The sheep from where a crew stands. */
  viewOf: (crew: CrewId) => MapView | undefined;
}

/**
 * The sheep as the ticks have it.
 * @param map the measured sheep
 * @param hanging all of the year's hanging order
 */
export function useSheep(
  map: MeasuredMap,
  hanging: readonly HangingGroup[],
  crews: readonly GuideCrew[],
  ticks: ReadonlySet<string>,
): Sheep {
  const views = useMemo(() => mapViews(map), [map]);
  const steps = useMemo(
    () => crews.flatMap(({tasks}) => tasks.flatMap((task) => task.steps)),
    [crews],
  );
  const hung = useMemo(() => hungPanels(steps, hanging, ticks), [steps, hanging, ticks]);
  const crewOf = (panel: string) => hanging.find(({panels}) => panels.includes(panel))?.crew;
  return {
    geometry: map.geometry,
    views,
    hung,
    crewOf,
    neighborsOf: (panel) => map.panels.find(({name}) => name === panel)?.neighbours ?? [],
    stateOf: (panel, crew) =>
      hung.has(panel) ? 'hung' : crewOf(panel) === crew ? 'later' : 'rest',
    viewOf: (crew) => viewOfCrew(crew, views),
  };
}
