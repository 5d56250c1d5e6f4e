/** Of cards in rows of two, some of which take a row: whether each has nothing beside it. */
export function standAlone(takesRow: readonly boolean[]): boolean[] {
  let column = 0;
  return takesRow.map((takes, i) => {
    if (takes) column = 0;
    const isAlone = !takes && column === 0 && (takesRow[i + 1] ?? true);
    if (!takes) column = 1 - column;
    return isAlone;
  });
}
