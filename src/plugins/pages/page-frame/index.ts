import fs from 'node:fs';
import path from 'node:path';
import type {HtmlTagObject, Plugin} from '@docusaurus/types';

const symbol = path.resolve(__dirname, '../../../shell/Logotype/symbol.svg');

/**
 * Writes what every page has and React does not draw: tags in the head, and the logotype for all
 * places that show it. Neither is in a script then, as `headTags` of the configuration would be.
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
          attributes: {class: 'theme-sprite', 'aria-hidden': 'true'},
          // eslint-disable-next-line no-restricted-syntax -- a drawing of our own, read at build
          innerHTML: fs.readFileSync(symbol, 'utf8').replaceAll('\n', ''),
        },
      ],
    }),
  };
}
