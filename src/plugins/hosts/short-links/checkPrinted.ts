import type {Redirect} from '../../../config/redirects';

/** Short paths that earlier years printed, each with the reason why it leads nowhere any more. */
export type Printed = Readonly<Record<string, string | null>>;

const REASON = /^(?:retired|gone|moved)\b.*\w/;

/**
 * What is painted on a card goes on working, or somebody has said why not.
 * @returns a line for each printed short path that is missing without a reason
 */
export function checkPrinted(printed: Printed, table: readonly Redirect[]): string[] {
  return Object.entries(printed)
    .filter(
      ([from, reason]) => !REASON.test(reason ?? '') && !table.some((one) => one.from === from),
    )
    .map(
      ([from, reason]) =>
        `src/config/redirects.ts: ${from} is not there any more, and is printed on cards; put it back, or write in src/config/printed.json why: "${from}": "retired: …" (or gone, or moved)${reason ? `; found "${reason}"` : ''}`,
    );
}
