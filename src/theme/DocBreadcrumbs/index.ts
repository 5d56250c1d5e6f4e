/** Ejected: drawn on every page of the docs, as nothing while `breadcrumbs` is off. */
export default function DocBreadcrumbs() {
  return null;
}
