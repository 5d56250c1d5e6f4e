import type {Vector} from '../../geometry/vector';

/** An upright box: its middle, and half its length, height and depth, in inches. */
export interface Box {
  middle: Vector;
  half: Vector;
}

const spans = (points: readonly Vector[], at: 0 | 1 | 2) => {
  const all = points.map((point) => point[at]);
  return [Math.min(...all), Math.max(...all)] as const;
};

/** The smallest box around some points. */
export function boxAround(points: readonly Vector[]): Box {
  const [x, y, z] = [spans(points, 0), spans(points, 1), spans(points, 2)];
  return {
    middle: [(x[0] + x[1]) / 2, (y[0] + y[1]) / 2, (z[0] + z[1]) / 2],
    half: [(x[1] - x[0]) / 2, (y[1] - y[0]) / 2, (z[1] - z[0]) / 2],
  };
}

/** The smallest box around some points that has this middle. */
export function boxAbout(middle: Vector, points: readonly Vector[]): Box {
  const reach = (at: 0 | 1 | 2) =>
    Math.max(...points.map((point) => Math.abs(point[at] - middle[at])));
  return {middle, half: [reach(0), reach(1), reach(2)]};
}
