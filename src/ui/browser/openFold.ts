/** Opens what an element is folded away in, so that it has a place; its summary always has one. */
export function openFold(element: Element | null | undefined) {
  const folded = element?.closest('details:not([open]) > :not(summary)');
  if (folded?.parentElement instanceof HTMLDetailsElement) folded.parentElement.open = true;
}
