import type {Outline, Outlines} from '../model/panelFile';

type Point = readonly number[];

/** An edge of a panel's outline, and the panel on its other side. */
export interface SharedEdge {
  neighbour: string;
  from: Point;
  to: Point;
}

const same = ([ax, ay]: Point, [bx, by]: Point) => ax === bx && ay === by;

/** The edges of an outline, each as its two corners. */
const edgesOf = (outline: Outline) =>
  outline.map((from, i): [Point, Point] => [from, outline[(i + 1) % outline.length] ?? from]);

/**
 * Which edge of a panel touches which of its neighbours, in one view: they have both corners of it
 * in common.
 * @returns nothing for a neighbour that the view does not show at an edge, and nothing at all where
 *   it does not show the panel
 */
export function sharedEdges(
  name: string,
  neighbours: readonly string[],
  outlines: Outlines,
): SharedEdge[] {
  const own = edgesOf(outlines[name] ?? []);
  return neighbours.flatMap((neighbour) => {
    const theirs = edgesOf(outlines[neighbour] ?? []);
    const edge = own.find(([from, to]) =>
      theirs.some(([a, b]) => (same(from, a) && same(to, b)) || (same(from, b) && same(to, a))),
    );
    return edge ? [{neighbour, from: edge[0], to: edge[1]}] : [];
  });
}
