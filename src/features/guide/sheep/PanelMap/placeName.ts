import {textWidth} from '../../../../text/textWidth';
import {longestDirection, roomAround, turned} from '../outline';
import type {Outline} from '../../model/panelFile';

export interface PlacedName {
  /** The middle of the name, in grid units. */
  x: number;
  y: number;
  /** Font size in grid units. */
  size: number;
  /** How the name is turned, in degrees; 0 reads straight. */
  angle: number;
}

/** Height of capitals and digits, and the air around a name, in em. Bold runs wider by BOLD. */
const CAPITALS = 0.7;
const AIR = 0.22;
const BOLD = 1.08;
const HEIGHT = CAPITALS + AIR;
/** How much larger a name must become to be worth turning one's head. */
const WORTH_TURNING = 1.3;
/** Points tried along each side of the panel's box, then how often the best is refined. */
const STEPS = 12;
const REFINEMENTS = 7;

/** Browsers differ in the last digits of a sine; the built page and theirs must not. */
const rounded = (value: number) => Math.round(value * 100) / 100;

/** The point around which an outline leaves most room, and that room. */
function roomiest(outline: Outline): {x: number; y: number; room: number} {
  const xs = outline.map(([x = 0]) => x);
  const ys = outline.map(([, y = 0]) => y);
  let stepX = (Math.max(...xs) - Math.min(...xs)) / STEPS;
  let stepY = (Math.max(...ys) - Math.min(...ys)) / STEPS;
  let best = {x: Math.min(...xs), y: Math.min(...ys), room: 0};

  const tryAround = (fromX: number, fromY: number, steps: number) => {
    for (let i = 0; i <= steps; i += 1) {
      for (let j = 0; j <= steps; j += 1) {
        const [x, y] = [fromX + i * stepX, fromY + j * stepY];
        const room = roomAround(x, y, outline, best.room);
        if (room > best.room) best = {x, y, room};
      }
    }
  };
  tryAround(best.x, best.y, STEPS);
  for (let round = 0; round < REFINEMENTS; round += 1) {
    stepX /= 2;
    stepY /= 2;
    tryAround(best.x - 2 * stepX, best.y - 2 * stepY, 4);
  }
  return best;
}

function placeTurned(name: string, outline: Outline, angle: number): PlacedName {
  // Squeezed until the name's box is a square, the panel needs one measure of room, not two.
  const squeeze = (textWidth(name, 'body') * BOLD + AIR) / HEIGHT;
  const straight = turned(outline, -angle).map(([x = 0, y = 0]) => [x / squeeze, y]);
  const best = roomiest(straight);
  const [[x = 0, y = 0] = []] = turned([[best.x * squeeze, best.y]], angle);
  return {x, y, size: (2 * best.room) / HEIGHT, angle};
}

/**
 * Where a name reads best on its panel: the point around which it can be largest. Straight where
 * that is large enough, else along the panel's longest edge.
 * @param outline corners of the panel in grid units
 * @param smallest font size below which the name may turn, in grid units
 * @param largest font size that it never exceeds, in grid units
 */
export function placeName(
  name: string,
  outline: Outline,
  smallest: number,
  largest: number,
): PlacedName {
  const straight = placeTurned(name, outline, 0);
  const along =
    straight.size < smallest ? placeTurned(name, outline, longestDirection(outline)) : straight;
  const best = along.size > straight.size * WORTH_TURNING ? along : straight;
  return {
    x: rounded(best.x),
    y: rounded(best.y),
    size: rounded(Math.min(best.size, largest)),
    angle: rounded(best.angle),
  };
}
