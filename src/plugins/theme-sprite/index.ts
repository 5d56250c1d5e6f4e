import type {Plugin} from '@docusaurus/types';
import {rewriteFiles} from '../files';

const hidden = /<svg([^>]*) style="display: none;">(?=<defs>\s*<symbol id="?theme-svg-)/;

/**
 * Hides the theme's hidden icons by the class `theme-sprite` in place of a style attribute, the only
 * one on the site: without it the policy needs no leave for styles in the markup.
 */
export function themeSprite(): Plugin {
  return {
    name: 'theme-sprite',
    postBuild({outDir}) {
      rewriteFiles(outDir, '', /\.html$/, (html) =>
        html.replace(hidden, '<svg$1 class="theme-sprite">'),
      );
    },
  };
}
