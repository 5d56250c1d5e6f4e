/** What is counted, for a number that stands apart: 'tick', 'ticks'. */
export const plural = (count: number, what: string): string => `${what}${count === 1 ? '' : 's'}`;

/** A number with what is counted: '1 tick', '14 ticks'. */
export const counted = (count: number, what: string): string => `${count} ${plural(count, what)}`;
