import type {OrgCircle} from '../../data/org-schema';
import {hues, type Hue} from './types';

/** Above 1 where two ellipses overlap, falling off quickly with the distance. */
function nearness(a: OrgCircle, b: OrgCircle): number {
  const x = (a.x - b.x) / (a.rx + b.rx);
  const y = (a.y - b.y) / (a.ry + b.ry);
  const distance = x * x + y * y;
  return 1 / (distance * distance);
}

/** A colour for each circle, so that circles of one colour lie far apart. */
export function hueCircles(circles: OrgCircle[]): Hue[] {
  const chosen: Hue[] = [];
  const crowding = (at: number, hue: Hue) =>
    circles.reduce(
      (sum, other, index) =>
        index === at || chosen[index] !== hue ? sum : sum + nearness(circles[at]!, other),
      0,
    );
  // the first choice knows only the circles before it; the second one mends what followed
  for (let pass = 0; pass < 2; pass++) {
    for (let at = 0; at < circles.length; at++) {
      chosen[at] = hues.reduce((best, hue) =>
        crowding(at, hue) < crowding(at, best) ? hue : best,
      );
    }
  }
  return chosen;
}
