export type Point = readonly number[];

/** The corners of a panel in grid units, in order around it. */
export type Loop = readonly Point[];

interface Edge {
  x: number;
  y: number;
  dx: number;
  dy: number;
}

/** The edges of a loop, each from its corner on, seen from a point. */
export function edgesFrom(x: number, y: number, loop: Loop): Edge[] {
  return loop.map(([ax = 0, ay = 0], index) => {
    const [bx = 0, by = 0] = loop[(index + 1) % loop.length] ?? [];
    return {x: ax - x, y: ay - y, dx: bx - ax, dy: by - ay};
  });
}

/** Whether a point lies inside a loop (even-odd rule). */
export function isInside(x: number, y: number, loop: Loop): boolean {
  const crossed = edgesFrom(x, y, loop).filter(
    (edge) => edge.y > 0 !== edge.y + edge.dy > 0 && edge.x - (edge.y * edge.dx) / edge.dy > 0,
  );
  return crossed.length % 2 === 1;
}

/** How near an edge comes to 0,0, counting the larger of |x| and |y|. */
function nearness({x, y, dx, dy}: Edge): number {
  // That is least at an end, on an axis or on a diagonal.
  const turns = [0, 1, -x / dx, -y / dy, (y - x) / (dx - dy), -(x + y) / (dx + dy)];
  let nearest = Infinity;
  for (const t of turns) {
    if (t >= 0 && t <= 1) {
      nearest = Math.min(nearest, Math.max(Math.abs(x + t * dx), Math.abs(y + t * dy)));
    }
  }
  return nearest;
}

/**
 * Half the side of the largest upright square around a point that no edge cuts; 0 outside, and 0
 * when it is no larger than `known`, which saves most of the work of a search.
 */
export function roomAround(x: number, y: number, loop: Loop, known: number): number {
  let room = Infinity;
  for (const edge of edgesFrom(x, y, loop)) {
    room = Math.min(room, nearness(edge));
    if (room <= known) return 0;
  }
  return isInside(x, y, loop) ? room : 0;
}

/** A loop turned around the origin, by an angle in degrees, clockwise as SVG turns. */
export function turned(loop: Loop, degrees: number): Loop {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return loop.map(([x = 0, y = 0]) => [x * cos - y * sin, x * sin + y * cos]);
}

/** The direction of the longest edge in degrees, such that text along it is not upside down. */
export function longestDirection(loop: Loop): number {
  const [longest] = edgesFrom(0, 0, loop).sort(
    (a, b) => Math.hypot(b.dx, b.dy) - Math.hypot(a.dx, a.dy),
  );
  return (Math.atan((longest?.dy ?? 0) / (longest?.dx ?? 1)) * 180) / Math.PI;
}
