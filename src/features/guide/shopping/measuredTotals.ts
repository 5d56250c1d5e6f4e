import {needsLadder} from '../geometry/ladder';
import {packedSize} from '../geometry/packedSize';
import {measurePanels, type MeasuredPanel} from '../geometry/measure';
import {crews} from '../model/crews';
import {sharedSidesOf} from '../geometry/sides';
import type {PanelInfo} from '../model/panelFile';
import type {CrewId, Geometry} from '../model/types';

/** What a crew's panels measure together. */
export interface CrewMeasures {
  crew: CrewId;
  /** Edges between two panels that the crew hangs, and how long they are together, in inches. */
  edges: number;
  length: number;
  /** The panel with the highest corner, and how high that is, in inches. */
  highest: MeasuredPanel;
  /** How many of its panels have a corner that needs a ladder. */
  onLadder: number;
  panels: number;
}

export interface MeasuredTotals {
  crews: CrewMeasures[];
  /** Edges between the panels of two crews. */
  between: {edges: number; length: number};
  /** Two panels each that meet where no label says so. */
  unlabelled: string[][];
  /** The panel of the largest area, and the narrowest box that it fits into, in inches. */
  largest: MeasuredPanel;
  box: readonly [number, number];
}

type Hung = Pick<PanelInfo, 'name' | 'crew' | 'neighbours'>;

/** Each edge between two panels once, with both. */
function sharedEdges(panels: ReadonlyMap<string, MeasuredPanel>) {
  return [...panels.values()].flatMap((panel) =>
    sharedSidesOf(panel).flatMap(({neighbor, length}) =>
      neighbor && panel.name < neighbor ? [{panels: [panel.name, neighbor], length}] : [],
    ),
  );
}

const lengthOf = (edges: readonly {length: number}[]) =>
  edges.reduce((sum, {length}) => sum + length, 0);

/**
 * What the measured sheep says about hardware, ladders and the truck.
 * @param panels all of a year's, with who hangs them
 */
export function measuredTotals(geometry: Geometry, panels: readonly Hung[]): MeasuredTotals {
  const measured = measurePanels(geometry);
  const crewOf = new Map(panels.map(({name, crew}) => [name, crew]));
  const labelsOf = (name?: string) => panels.find((panel) => panel.name === name)?.neighbours ?? [];
  const shared = sharedEdges(measured);
  const crewsAt = (edge: {panels: string[]}) =>
    new Set(edge.panels.map((name) => crewOf.get(name)));
  const between = shared.filter((edge) => crewsAt(edge).size > 1);
  const all = [...measured.values()];
  const largest = [...all].sort((a, b) => b.area - a.area)[0]!;
  return {
    crews: crews.flatMap(({id}) => {
      const own = all.filter(({name}) => crewOf.get(name) === id);
      const [highest] = [...own].sort((a, b) => b.highest - a.highest);
      if (!highest) return [];
      const edges = shared.filter((edge) => [...crewsAt(edge)].every((crew) => crew === id));
      return [
        {
          crew: id,
          edges: edges.length,
          length: lengthOf(edges),
          highest,
          onLadder: own.filter((panel) => needsLadder(panel.highest)).length,
          panels: own.length,
        },
      ];
    }),
    between: {edges: between.length, length: lengthOf(between)},
    unlabelled: shared
      .map((edge) => edge.panels)
      .filter(([one, other = '']) => !labelsOf(one).includes(other)),
    largest,
    box: packedSize(largest),
  };
}
