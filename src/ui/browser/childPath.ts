/** The way from an element to one inside it, child by child; empty for the element itself. */
export function childPath(element: Element, root: Element): number[] {
  const parent = element.parentElement;
  if (element === root || !parent) return [];
  return [...childPath(parent, root), [...parent.children].indexOf(element)];
}

/** What a way leads to from an element; undefined where it leads nowhere. */
export function childAt(root: Element | null, path: readonly number[]): Element | undefined {
  let element = root ?? undefined;
  for (const index of path) element = element?.children[index];
  return element;
}
