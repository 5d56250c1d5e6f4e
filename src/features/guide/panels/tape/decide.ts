import type {EdgeFit} from './fitEdges';

/** What tells the panels apart that some edges fit: its next edge, or a neighbor at the first one. */
export interface Question {
  /** 'edge': the next length, clockwise; 'neighbor': what is across the first edge. */
  ask: 'edge' | 'neighbor';
  answers: {name: string; length?: number; neighbor?: string}[];
}

/** Two lengths that differ by less may be the same one, in inches. */
const APART = 3;

/** The next edge of each, where no two of them are alike. */
function byNextEdge(fits: readonly EdgeFit[], count: number): Question | undefined {
  const answers = fits.map(({panel, sides}) => ({name: panel.name, length: sides[count]?.length}));
  const lengths = answers.map(({length}) => length ?? NaN).sort((a, b) => a - b);
  const areApart = lengths.every((length, i) => i === 0 || length - (lengths[i - 1] ?? 0) > APART);
  return areApart ? {ask: 'edge', answers} : undefined;
}

/**
 * The one thing to look for next when more than one panel fits.
 * @param fits those that fit, going one way round
 * @param count how many edges were measured
 * @returns nothing when there is nothing to decide, or nothing that decides
 */
export function decide(fits: readonly EdgeFit[], count: number): Question | undefined {
  if (fits.length < 2) return undefined;
  const byEdge = byNextEdge(fits, count);
  if (byEdge) return byEdge;
  const answers = fits.map(({panel, sides}) => ({name: panel.name, neighbor: sides[0]?.neighbor}));
  const names = new Set(answers.map(({neighbor}) => neighbor));
  return names.size === answers.length ? {ask: 'neighbor', answers} : undefined;
}
