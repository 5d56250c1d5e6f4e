import type {MeasuredPanel} from '../geometry/measure';
import {labelFigure, type LabelFigure} from './figure';
import {seenEdge} from './sharedEdge';

/** Where a label has its figure, in millimeters. */
const FIGURE = {x: 14, y: 25.5, width: 42, height: 19.5};

/** The figure of a panel's edge to a neighbor where it stands on the label, and how long that edge is. */
export function edgeFigure(
  measured: MeasuredPanel,
  neighbor: string,
): (LabelFigure & {length: number}) | undefined {
  const seen = seenEdge(measured, neighbor);
  return seen && {...labelFigure(seen, neighbor, FIGURE), length: seen.edge.length};
}
