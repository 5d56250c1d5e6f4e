/** Why nothing was done, a line for each reason, in words for organisers. */
export class UserError extends Error {
  constructor(readonly reasons: string[]) {
    super(reasons.join('\n'));
  }
}
