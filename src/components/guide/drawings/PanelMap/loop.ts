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

/** Half the side of the largest upright square around a point that no edge cuts; 0 outside. */
export function roomAround(x: number, y: number, loop: Loop): number {
  if (!isInside(x, y, loop)) return 0;
  let room = Infinity;
  for (const edge of edgesFrom(x, y, loop)) {
    // The larger of |x| and |y| along an edge is least at an end, on an axis or on a diagonal.
    const turns = [
      0,
      1,
      -edge.x / edge.dx,
      -edge.y / edge.dy,
      (edge.y - edge.x) / (edge.dx - edge.dy),
      -(edge.x + edge.y) / (edge.dx + edge.dy),
    ];
    for (const t of turns) {
      if (t >= 0 && t <= 1) {
        room = Math.min(
          room,
          Math.max(Math.abs(edge.x + t * edge.dx), Math.abs(edge.y + t * edge.dy)),
        );
      }
    }
  }
  return room;
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
