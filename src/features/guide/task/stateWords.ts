/** How far something is: '0 of 5', '3 of 5' or 'done'. */
export function stateWords(done: number, total: number): string {
  return done === total ? 'done' : `${done} of ${total}`;
}
