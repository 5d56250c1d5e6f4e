/** A number with what is counted: '1 tick', '14 ticks'. */
export const counted = (count: number, what: string): string =>
  `${count} ${what}${count === 1 ? '' : 's'}`;
