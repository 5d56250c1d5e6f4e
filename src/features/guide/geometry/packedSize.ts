import type {MeasuredPanel} from './measure';

/** The sides of the narrowest box that a panel fits into lying flat, in inches, the short one first. */
export function packedSize({edges}: MeasuredPanel): readonly [number, number] {
  const boxes = edges.map(({from, to, length}): [number, number] => {
    const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
    const along = edges.map(({from: [x, y]}) => x * dx + y * dy);
    const across = edges.map(({from: [x, y]}) => y * dx - x * dy);
    const sides = [along, across].map((values) => Math.max(...values) - Math.min(...values));
    return [Math.min(...sides), Math.max(...sides)];
  });
  // The narrowest box has one side along an edge.
  return boxes.sort((a, b) => a[0] - b[0])[0] ?? [0, 0];
}
