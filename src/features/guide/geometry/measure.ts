import type {Geometry} from '../model/types';
import {areaOfFaces, cornerOf, edgeKey, outlineOf, solidFaces} from './mesh';
import {unfold, type Flat, type Fold} from './unfold';
import {minus, size} from './vector';

/** An edge of a panel, from one corner to the next, clockwise seen from outside. */
export interface MeasuredEdge {
  from: Flat;
  to: Flat;
  /** In inches. */
  length: number;
  /** The panel across it; none at a rim. */
  neighbor?: string;
}

/** A panel as it was measured. Lengths in inches, good to about one. */
export interface MeasuredPanel {
  name: string;
  /** Clockwise seen from outside, the highest corner first; unfolded, up as it hangs. */
  edges: MeasuredEdge[];
  folds: Fold[];
  /** How high its lowest and its highest corner hang above the ground. */
  lowest: number;
  highest: number;
  /** In square feet. */
  area: number;
}

const SQUARE_FOOT = 144;

/** The corners of a panel from its highest on. */
function fromTheTop(geometry: Geometry, outline: readonly number[]): number[] {
  const heights = outline.map((number) => cornerOf(geometry, number)[1]);
  const top = heights.indexOf(Math.max(...heights));
  return [...outline.slice(top), ...outline.slice(0, top)];
}

/** The panels at each edge, by the edge's key. */
export function panelsAtEdges({panels}: Pick<Geometry, 'panels'>): Map<string, string[]> {
  const at = new Map<string, string[]>();
  for (const [name, faces] of Object.entries(panels)) {
    const outline = outlineOf(faces);
    outline.forEach((from, i) => {
      const key = edgeKey(from, outline[(i + 1) % outline.length] ?? from);
      at.set(key, [...(at.get(key) ?? []), name]);
    });
  }
  return at;
}

function measured(geometry: Geometry, name: string, at: ReadonlyMap<string, string[]>) {
  const faces = solidFaces(geometry.panels[name] ?? []);
  const {corners, folds} = unfold(geometry, faces);
  const outline = fromTheTop(geometry, outlineOf(faces));
  const edges = outline.map((from, i): MeasuredEdge => {
    const to = outline[(i + 1) % outline.length] ?? from;
    return {
      from: corners.get(from) ?? [0, 0],
      to: corners.get(to) ?? [0, 0],
      length: size(minus(cornerOf(geometry, from), cornerOf(geometry, to))),
      neighbor: at.get(edgeKey(from, to))?.find((other) => other !== name),
    };
  });
  const heights = outline.map((number) => cornerOf(geometry, number)[1]);
  return {
    name,
    edges,
    folds,
    lowest: Math.min(...heights),
    highest: Math.max(...heights),
    area: areaOfFaces(geometry, faces) / SQUARE_FOOT,
  };
}

/** All panels of a measured sheep, by name. */
export function measurePanels(geometry: Geometry): ReadonlyMap<string, MeasuredPanel> {
  const at = panelsAtEdges(geometry);
  return new Map(Object.keys(geometry.panels).map((name) => [name, measured(geometry, name, at)]));
}
