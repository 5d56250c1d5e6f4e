/** What a screen reader reads, in its order. */

/**
 * Looks for lines one after the other, so that words may change and the order may not.
 * @param snapshot an accessibility tree, as Playwright's ariaSnapshot() writes it
 * @returns the first line that does not come where it should; undefined when all do
 */
export function outOfOrder(snapshot: string, lines: readonly (string | RegExp)[]) {
  let rest = snapshot.split('\n').map((line) => line.trim().replace(/^- /, ''));
  return lines.find((wanted) => {
    const at = rest.findIndex((line) =>
      typeof wanted === 'string' ? line.startsWith(wanted) : wanted.test(line),
    );
    rest = rest.slice(at + 1);
    return at < 0;
  });
}
