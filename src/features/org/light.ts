/**
 * The light on a paddock, by its corners, the highest first: it falls from the right on two edges at the
 * top, and narrows to a corner across.
 * @returns two facets side by side, then the first of them again, where it is lighter
 */
export function lightOn<Corner>(corners: readonly Corner[]): [both: Corner[], first: Corner[]] {
  const both = [corners[5]!, ...corners.slice(0, 3)];
  return [both, both.slice(0, 3)];
}
