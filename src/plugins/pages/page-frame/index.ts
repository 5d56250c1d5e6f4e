import fs from 'node:fs';
import path from 'node:path';
import type {HtmlTagObject, Plugin} from '@docusaurus/types';

/** Drawings that others on a page refer to. */
const referredTo = ['shell/Logotype/symbol.svg', 'ui/Picture/dusk.svg'].map((file) =>
  path.resolve(__dirname, '../../..', file),
);
const read = (file: string) => fs.readFileSync(file, 'utf8').replaceAll('\n', '');

/**
 * Writes what every page has and React does not draw: tags in the head, the logotype for all places
 * that show it, and the light of dusk for pictures. None is in a script then, as `headTags` of the
 * configuration would be.
 * @param headTags tags for the head, in their order
 */
export function pageFrame(headTags: HtmlTagObject[]): Plugin {
  return {
    name: 'page-frame',
    injectHtmlTags: () => ({
      headTags,
      preBodyTags: [
        {
          tagName: 'svg',
          // Not `display: none`: Firefox would draw what refers to the filter cut and out of place.
          attributes: {class: 'visually-hidden', 'aria-hidden': 'true'},
          // eslint-disable-next-line no-restricted-syntax -- drawings of our own, read at build
          innerHTML: referredTo.map(read).join(''),
        },
      ],
    }),
  };
}
