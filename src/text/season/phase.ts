/** The states that a season goes through, in their order. */
export const phases = ['announced', 'on sale', 'now', 'past'] as const;

export type Phase = (typeof phases)[number];

interface Season {
  /** First and last day, YYYY-MM-DD. */
  start: string;
  end: string;
  ticketsUrl: string | null;
  /** Set by hand: then the dates do not count. */
  phase?: Phase;
}

/**
 * Where a season stands on a day.
 * @param today YYYY-MM-DD at the place of the campout; the first and the last day belong to 'now'
 */
export function phaseOf({start, end, ticketsUrl, phase}: Season, today: string): Phase {
  if (phase) return phase;
  if (today > end) return 'past';
  if (today >= start) return 'now';
  return ticketsUrl === null ? 'announced' : 'on sale';
}
