import type {MeasuredPanel} from '../geometry/measure';
import {sharedSidesOf} from '../geometry/sides';
import type {Outline} from '../model/panelFile';

/** A panel in its true shape, and which of its edges is meant. */
export interface SeenEdge {
  outline: Outline;
  edge: {from: Outline[number]; to: Outline[number]; length: number};
}

/**
 * The edge of a panel that it shares with a neighbor; the longest where there are more.
 * @returns undefined where they share none
 */
export function seenEdge(panel: MeasuredPanel, neighbor: string): SeenEdge | undefined {
  const [edge] = sharedSidesOf(panel)
    .filter((side) => side.neighbor === neighbor)
    .sort((a, b) => b.length - a.length);
  return edge && {outline: panel.edges.map(({from}) => from), edge};
}
