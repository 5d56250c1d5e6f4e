import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** In em: with larger type the columns stand beside each other later, when there is room for them. */
const moved: Record<string, string> = {'996px': '56.24em', '997px': '56.25em'};

/** The table of contents has a column of its own from 1100 px: before, it would take the words' room. */
const movedFurther: Record<string, string> = {'996px': '68.74em', '997px': '68.75em'};
const ofContents = /theme[\\/](TOC|DocItem)[\\/]/;

/** PostCSS plugin: writes the site's breakpoint where the theme's stands in a media query. */
export const mediaQueries = {
  postcssPlugin: 'breakpoint-900',
  AtRule: {
    media(rule: {params: string; source?: {input: {file?: string}}}) {
      const to = ofContents.test(rule.source?.input.file ?? '') ? movedFurther : moved;
      rule.params = rule.params.replace(/\b99[67]px\b/g, (width) => to[width] ?? width);
    },
  },
};

/**
 * Moves the theme's breakpoint from 996 px to 900 (specification, section 9; 56.25 em, so that it
 * grows with the reader's type), in its stylesheets
 * and in the one script that knows it; moved in one of them only, docs between 900 and 996 px
 * would show neither sidebar nor table of contents.
 */
export function breakpoint900(): Plugin {
  return {
    name: 'breakpoint-900',
    configurePostCss(options) {
      options.plugins.push(mediaQueries);
      return options;
    },
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /theme-common[\\/]lib[\\/]hooks[\\/]useWindowSize\.js$/,
            use: [path.join(__dirname, 'desktopBreakpointLoader.cjs')],
          },
        ],
      },
    }),
  };
}
