import {outward} from '../../sheep/outline';
import type {Outline, PanelInfo} from '../../model/panelFile';
import type {MapView} from '../panelViews';
import {sharedEdges, type SharedEdge} from '../../sheep/sharedEdges';

/** An edge with the way it faces, in words. */
export interface FacingEdge extends SharedEdge {
  direction: string;
}

/** A panel as one view shows it, with the edges whose neighbor is seen there. */
export interface SeenEdges {
  view: MapView;
  outline: Outline;
  edges: FacingEdge[];
}

/** From above on, clockwise. SVG's y grows downwards. */
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

function directionOf(edge: SharedEdge, outline: Outline): string {
  const [x, y] = outward(edge, outline);
  const turn = Math.round((Math.atan2(x, -y) / (2 * Math.PI)) * 8);
  return DIRECTIONS[(turn + 8) % 8] ?? '';
}

function seenIn(view: MapView, {name, neighbours}: PanelInfo): SeenEdges {
  const outline = view.panels[name] ?? [];
  const edges = sharedEdges(name, neighbours, view.panels).map((edge) => ({
    ...edge,
    direction: directionOf(edge, outline),
  }));
  return {view, outline, edges};
}

/**
 * The edges of a panel: as the view in hand shows them, then as those do that show an edge more.
 * @param first the view that the map shows; another where it does not show the panel
 */
export function edgesOf(panel: PanelInfo, first: MapView, views: readonly MapView[]): SeenEdges[] {
  const inOrder = [first, ...views.filter((view) => view !== first)];
  const known = new Set<string>();
  const seen: SeenEdges[] = [];
  for (const view of inOrder.filter(({panels}) => panel.name in panels)) {
    const one = seenIn(view, panel);
    if (seen.length > 0 && one.edges.every(({neighbour}) => known.has(neighbour))) continue;
    one.edges.forEach(({neighbour}) => known.add(neighbour));
    seen.push(one);
  }
  return seen;
}

/** The neighbors at whose edge no view shows a panel. */
export function undrawn({name, neighbours}: PanelInfo, views: readonly MapView[]): string[] {
  return neighbours.filter((neighbour) =>
    views.every(({panels}) => sharedEdges(name, [neighbour], panels).length === 0),
  );
}
