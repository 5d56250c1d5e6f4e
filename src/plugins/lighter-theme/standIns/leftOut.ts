/** @throws always: a page shows a part of the theme that this site leaves out */
export default function LeftOut(): never {
  throw new Error(
    'This page shows a part of the theme that is left out (tags, last update, <details>, HTML in the sidebar, …). To use it, take it out of the list in src/plugins/lighter-theme/unusedParts.ts.',
  );
}
