const moved: Record<string, string> = {'996px': '899px', '997px': '900px'};

/** PostCSS plugin: writes the site's breakpoint where the theme's stands in a media query. */
export const mediaQueries = {
  postcssPlugin: 'breakpoint-900',
  AtRule: {
    media(rule: {params: string}) {
      rule.params = rule.params.replace(/\b99[67]px\b/g, (width) => moved[width] ?? width);
    },
  },
};
