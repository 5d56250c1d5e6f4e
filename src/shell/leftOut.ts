/**
 * In place of a part of the theme that no page of this site shows (src/theme), so that it is in no script.
 * @throws always: to use the part, delete its file
 */
export default function LeftOut(): never {
  throw new Error(
    'This page shows a part of the theme that is left out (tags, last update, <details>, HTML in the sidebar, …). To use it, delete its folder in src/theme.',
  );
}
