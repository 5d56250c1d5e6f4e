import type {MeasuredEdge, MeasuredPanel} from './measure';

/** A corner that bends less is no corner to a hand; the cosine of 6 degrees. */
const STRAIGHT = Math.cos((6 * Math.PI) / 180);

function goesOn(one: MeasuredEdge, next: MeasuredEdge): boolean {
  const [dx, dy] = [one.to[0] - one.from[0], one.to[1] - one.from[1]];
  const [nextX, nextY] = [next.to[0] - next.from[0], next.to[1] - next.from[1]];
  return (dx * nextX + dy * nextY) / (one.length * next.length) > STRAIGHT;
}

const joined = (one: MeasuredEdge, next: MeasuredEdge): MeasuredEdge => ({
  from: one.from,
  to: next.to,
  length: one.length + next.length,
  neighbor: one.neighbor === next.neighbor ? one.neighbor : undefined,
});

/** The sides of a panel as a tape finds them: edges that go on straight are one, whoever is across. */
export function sidesOf({edges}: MeasuredPanel): MeasuredEdge[] {
  return joinedWhere(edges, goesOn);
}

/** The same, but one for each neighbor: what a drawing names. */
export function sharedSidesOf({edges}: MeasuredPanel): MeasuredEdge[] {
  return joinedWhere(edges, (one, next) => one.neighbor === next.neighbor && goesOn(one, next));
}

function joinedWhere(
  edges: readonly MeasuredEdge[],
  isOne: (one: MeasuredEdge, next: MeasuredEdge) => boolean,
): MeasuredEdge[] {
  const sides: MeasuredEdge[] = [];
  for (const edge of edges) {
    const last = sides.at(-1);
    if (last && isOne(last, edge)) sides[sides.length - 1] = joined(last, edge);
    else sides.push(edge);
  }
  const [first] = sides;
  const last = sides.at(-1);
  if (first && last && sides.length > 3 && isOne(last, first))
    return [joined(last, first), ...sides.slice(1, -1)];
  return sides;
}
