import type {Outline, PanelFile} from '../model/panelFile';
import {sharedEdges, type SharedEdge} from '../sheep/sharedEdges';

/** A panel as it is seen, and which of its edges is meant. */
export interface SeenEdge {
  outline: Outline;
  /** Undefined where no view shows both panels side by side. */
  edge?: SharedEdge;
}

/**
 * A panel in the view that shows the edge to its neighbor, else in the first that shows it at all.
 * @returns undefined when no view shows it
 */
export function seenEdge(
  views: PanelFile['views'],
  name: string,
  neighbor: string,
): SeenEdge | undefined {
  const seen = Object.values(views).flatMap(({panels}): SeenEdge[] => {
    const outline = panels[name];
    return outline ? [{outline, edge: sharedEdges(name, [neighbor], panels)[0]}] : [];
  });
  return seen.find(({edge}) => edge) ?? seen[0];
}
