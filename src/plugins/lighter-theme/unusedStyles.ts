/** The parts of Infima, the theme's stylesheet, that nothing on this site is made of. */
const parts = [
  'avatar',
  'badge',
  'breadcrumbs',
  'button',
  'button-group',
  'card',
  'close',
  'dropdown',
  'footer',
  'hero',
  'navbar',
  'navbar-sidebar',
  'pagination',
  'pills',
  'shadow',
  'tabs',
];

/** `.card`, `.card--full`, `.card__body`; neither `.cards` nor `.card-list`. */
const unused = new RegExp(`^\\.(?:${parts.join('|')})(?:--|__|(?![\\w-]))`);

interface Rule {
  selectors: string[];
  source?: {input: {file?: string}};
  remove: () => void;
}

/** True for a selector that begins with one of the unused parts. */
export const isUnused = (selector: string) => unused.test(selector);

/** PostCSS plugin: leaves those parts out. */
export const unusedStyles = {
  postcssPlugin: 'unused-styles',
  Rule(rule: Rule) {
    if (!rule.source?.input.file?.includes('infima')) return;
    const kept = rule.selectors.filter((selector) => !isUnused(selector));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  },
};
