import {pathData} from '../vector/path.mjs';

/** Shapes as short SVG text, on the sleeve's 600 x 600 grid. Angles in degrees, clockwise from east. */
export const side = 600;

export const n = (value) => String(Number(value.toFixed(1)));
export const polar = (cx, cy, radius, angle) => {
  const turn = (angle * Math.PI) / 180;
  return [cx + radius * Math.cos(turn), cy + radius * Math.sin(turn)];
};
export const times = (count, make) => Array.from({length: count}, (_, index) => make(index));

/** Path data of a closed polygon. */
export const polygon = (points) =>
  pathData([...points.map(([x, y], i) => ({type: i ? 'L' : 'M', x, y})), {type: 'Z'}]);
export const rectangle = (x, y, width, height) =>
  `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`;

/** Path data of a star; with inner equal to outer, of an even polygon with twice the points. */
export const star = (cx, cy, outer, inner, count, turn = -90) =>
  polygon(times(count * 2, (i) => polar(cx, cy, i % 2 ? inner : outer, turn + (i * 180) / count)));

/** Path data of a wedge from the centre. */
export const wedge = (cx, cy, radius, from, to) =>
  polygon([[cx, cy], polar(cx, cy, radius, from), polar(cx, cy, radius, to)]);

/** Path data of a soft line through points. */
export function curve(points) {
  const [first, ...rest] = points;
  const bends = rest.map(([x1, y1], i) => {
    const [x, y] = rest[i + 1] ? [(x1 + rest[i + 1][0]) / 2, (y1 + rest[i + 1][1]) / 2] : [x1, y1];
    return {type: 'Q', x1, y1, x, y};
  });
  return pathData([{type: 'M', x: first[0], y: first[1]}, ...bends]);
}

export const fill = (colour, d) => `<path fill="${colour}" d="${d}"/>`;
export const line = (colour, width, d) =>
  `<path fill="none" stroke="${colour}" stroke-width="${n(width)}" d="${d}"/>`;
export const circle = (colour, cx, cy, r) =>
  `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="${colour}"/>`;
export const ring = (colour, width, cx, cy, r) =>
  `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="none" stroke="${colour}" stroke-width="${n(width)}"/>`;
export const ground = (colour) => fill(colour, rectangle(0, 0, side, side));
