/** How far something is: 'open', '3 of 5' or 'done'. */
export function stateWords(done: number, total: number): string {
  if (done === total) return 'done';
  return done > 0 ? `${done} of ${total}` : 'open';
}
