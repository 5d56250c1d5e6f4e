// Outlines on paper, and how a path says them. Points are [x, y] in units of the drawing.

/** The area within a loop; below 0 where it goes round the other way. */
export const areaOf = (points) =>
  points.reduce((sum, [x, y], i) => {
    const [u, v] = points[(i + 1) % points.length];
    return sum + (x * v - u * y) / 2;
  }, 0);

/** A hole that is smaller, in square units, was left by a face of which too little is seen. */
const gap = 40;

/** The loops around faces that lie side by side, edges between them left out. */
export function loops(faces) {
  const next = new Map();
  const keyed = faces.map((points) => {
    const keys = points.map(([x, y]) => `${x},${y}`).filter((key, i, all) => key !== all.at(i - 1));
    return areaOf(points) < 0 ? keys.reverse() : keys;
  });
  const edges = keyed.flatMap((keys) => keys.map((key, i) => [key, keys[(i + 1) % keys.length]]));
  const walked = new Set(edges.map(([a, b]) => `${a} ${b}`));
  for (const [a, b] of edges)
    if (!walked.has(`${b} ${a}`)) next.set(a, [...(next.get(a) ?? []), b]);
  const found = [];
  while (next.size) {
    const [start] = next.keys();
    const loop = [];
    let at = start;
    do {
      loop.push(at);
      const ways = next.get(at);
      if (!ways) break;
      const to = ways.pop();
      if (!ways.length) next.delete(at);
      at = to;
    } while (at !== start);
    const points = loop.map((key) => key.split(',').map(Number));
    if (points.length > 2 && areaOf(points) > -gap) found.push(straight(points));
  }
  return found;
}

/** Without corners that lie on a line. */
const straight = (loop) =>
  loop.filter((point, i) => {
    const [a, b] = [loop.at(i - 1), loop[(i + 1) % loop.length]];
    return Math.abs(areaOf([a, point, b])) > 0.4;
  });

/** The outline of a solid. */
export function hull(points) {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list) => {
    const kept = [];
    for (const p of list) {
      while (kept.length > 1 && areaOf([kept.at(-2), kept.at(-1), p]) <= 0) kept.pop();
      kept.push(p);
    }
    return kept.slice(0, -1);
  };
  return straight([...half(sorted), ...half(sorted.toReversed())]);
}

/** Loops as the data of a path. */
export const pathOf = (list) =>
  list
    .filter((loop) => loop.length > 2)
    .map(([first, ...others]) => {
      let [x, y] = first;
      const steps = others.map(([u, v]) => {
        const step = `${u - x}${v < y ? '' : ' '}${v - y}`;
        [x, y] = [u, v];
        return step;
      });
      return `M${first[0]} ${first[1]}l${steps.join(' ').replaceAll(' -', '-')}z`;
    })
    .join('');

/** The ellipse that a ball is, from the points of its outline. */
export function ellipse(points) {
  const [left, right, top, bottom] = [0, 1].flatMap((k) => {
    const all = points.map((point) => point[k]);
    return [Math.min(...all), Math.max(...all)];
  });
  const half = `a${(right - left) / 2} ${(bottom - top) / 2} 0 1 0`;
  return `M${left} ${(top + bottom) / 2}${half} ${right - left} 0${half} ${left - right} 0`;
}
