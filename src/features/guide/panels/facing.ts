import type {MeasuredEdge, MeasuredPanel} from '../geometry/measure';
import {sharedSidesOf} from '../geometry/sides';
import {outward} from '../sheep/outline';

/** From above on, clockwise. A screen's y grows downwards. */
const DIRECTIONS = [
  'above',
  'above right',
  'right',
  'below right',
  'below',
  'below left',
  'left',
  'above left',
];

/** An edge with the way out of the panel, and that way in words. */
export interface FacingEdge extends MeasuredEdge {
  out: readonly [number, number];
  direction: string;
}

/** The edges of a panel as it hangs, seen from outside. Straight on along one neighbor is one edge. */
export function facingEdges(panel: MeasuredPanel): FacingEdge[] {
  const outline = panel.edges.map(({from}) => from);
  return sharedSidesOf(panel).map((edge) => {
    const out = outward(edge, outline);
    const turn = Math.round((Math.atan2(out[0], -out[1]) / (2 * Math.PI)) * 8);
    return {...edge, out, direction: DIRECTIONS[(turn + 8) % 8] ?? ''};
  });
}
