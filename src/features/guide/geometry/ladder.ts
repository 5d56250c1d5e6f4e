/** What hangs higher needs a ladder, in inches above the ground. */
export const LADDER = 96;
