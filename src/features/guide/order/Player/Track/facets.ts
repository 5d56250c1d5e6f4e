import type {CrewId} from '../../../model/types';
import type {OrderStep} from '../../steps';

export interface Facet {
  crew: CrewId;
  /** The index of its step. */
  at: number;
  /** Its outline. */
  d: string;
}

/** A step's width and the height of all, and how far the lines between facets lean, to and fro. */
export const STEP = 24;
export const HEIGHT = 12;
const LEAN = 3;

/** The slider's track in facets: a step has one of each crew that hangs something then, in their order. */
export function facetsOf(steps: readonly OrderStep[]): Facet[] {
  const flat = steps.flatMap((step, at) =>
    step.map(({crew}, i) => ({crew, at, x: STEP * (at + i / step.length)})),
  );
  const xs = [...flat.map(({x}) => x), STEP * steps.length];
  const lean = (i: number) => (i === 0 || i === flat.length ? 0 : i % 2 ? LEAN : -LEAN);
  return flat.map(({crew, at, x}, i) => {
    const [left, right] = [lean(i), lean(i + 1)];
    const width = xs[i + 1]! - x;
    // Only its beginning says where it stands: facets of one shape are the same words, and pack small.
    return {
      crew,
      at,
      d: `M${x + left} 0h${width + right - left}l${-2 * right} ${HEIGHT}h${right - left - width}z`,
    };
  });
}
