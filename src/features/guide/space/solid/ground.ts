import type {Vector} from '../../geometry/vector';
import type {Box} from './box';
import type {Triangle} from './triangles';

/** Beyond the sheep, to its ends and to its sides, in inches. */
const BEYOND = {ends: 48, sides: 70};
const CORNERS = 64;
/** The arrow lies under the head. Beyond the nose, its length, and half its width. */
const ARROW = {beyond: 2, long: 40, wide: 17};
/** It lies a little above the ground, so that neither flickers through the other. */
const ABOVE = 0.5;
/** Words lie so far from the sheep's ends and sides. */
const WORDS = {front: 24, rear: 4, sides: 36};

/** A quiet oval under the sheep, with an arrow at its front. */
export function groundTriangles({middle: [x, , z], half}: Box): Triangle[] {
  const [along, across] = [half[0] + BEYOND.ends, half[2] + BEYOND.sides];
  const at = (i: number): Vector => {
    const angle = (i / CORNERS) * 2 * Math.PI;
    return [x + along * Math.cos(angle), 0, z - across * Math.sin(angle)];
  };
  const oval = Array.from({length: CORNERS}, (_, i): Triangle => ({
    kind: 'ground',
    corners: [[x, 0, z], at(i), at(i + 1)],
    lines: [false, false, false],
  }));
  const tip = x + half[0] + ARROW.beyond;
  const arrow: Triangle = {
    kind: 'arrow',
    corners: [
      [tip, ABOVE, z],
      [tip - ARROW.long, ABOVE, z - ARROW.wide],
      [tip - ARROW.long, ABOVE, z + ARROW.wide],
    ],
    lines: [false, false, false],
  };
  return [...oval, arrow];
}

/** Words on the ground, and where they lie. */
export const groundWords = ({middle: [x, , z], half}: Box): {word: string; at: Vector}[] => [
  {word: 'front', at: [x + half[0] + WORDS.front, 0, z]},
  {word: 'rear', at: [x - half[0] - WORDS.rear, 0, z]},
  {word: 'party', at: [x, 0, z - half[2] - WORDS.sides]},
  {word: 'business', at: [x, 0, z + half[2] + WORDS.sides]},
];
