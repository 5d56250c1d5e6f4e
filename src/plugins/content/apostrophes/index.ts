import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

/**
 * Remark plugin: an apostrophe is typed as the keyboard has it and set as a printer would, as in the
 * texts of the interface. Only between letters, since quotes are typed the same way, and 3' is a length.
 * Runs before the theme's own plugins, so that the table of contents has them too.
 */
export default function apostrophes() {
  return (root: Root) =>
    visit(root, 'text', (text) => {
      text.value = text.value.replace(/(\p{L})'(?=\p{L})/gu, '$1’');
    });
}
