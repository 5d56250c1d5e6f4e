/** Something that is not as it was: added without a before, removed without an after. */
export interface Change {
  what: string;
  before?: string;
  after?: string;
}

/** One thing that a year says. */
export interface Fact {
  /** By which two years know that they speak of the same. */
  key: string;
  /** The same for readers. */
  what: string;
  words: string;
}

/** Facts by their key; of several with one key, each has a number more. */
function keyed(facts: readonly Fact[]): Map<string, Fact> {
  const found = new Map<string, Fact>();
  for (const fact of facts) {
    let key = fact.key;
    for (let count = 2; found.has(key); count += 1) key = `${fact.key}, ${count}`;
    found.set(key, fact);
  }
  return found;
}

/**
 * Compares what two years say.
 * @returns a change for each thing that only one of them says, or that they say in other words
 */
export function compare(before: readonly Fact[], after: readonly Fact[]): Change[] {
  const was = keyed(before);
  const is = keyed(after);
  return [...new Map([...was, ...is])]
    .map(([key, {what}]) => ({what, before: was.get(key)?.words, after: is.get(key)?.words}))
    .filter((change) => change.before !== change.after);
}

/** The same for what counts only when both years know the thing itself. */
export function compareShared(before: readonly Fact[], after: readonly Fact[]): Change[] {
  return compare(before, after).filter(
    (change) => change.before !== undefined && change.after !== undefined,
  );
}
