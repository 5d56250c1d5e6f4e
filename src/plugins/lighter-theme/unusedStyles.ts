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

/** Classes for a single margin or a look of text: `.margin-top--md`, `.text--center`. */
const utilities = ['margin', 'text'];

/** `.card`, `.card--full`, `.card__body`; neither `.cards` nor `.card-list`. */
const unused = new RegExp(
  `^(?::where\\()?\\.(?:(?:${parts.join('|')})(?:--|__|(?![\\w-]))|(?:${utilities.join('|')})(?:-\\w+)?--)`,
);

/** The settings of those parts; `--ifm-navbar-height` and `--ifm-pagination-nav-…` are in use. */
const unusedSetting =
  /^--ifm-(?:avatar|badge|breadcrumb|button|card|dropdown|footer|hero|pills|tabs)-/;

interface Declaration {
  prop: string;
  source?: {input: {file?: string}};
  remove: () => void;
}

interface Rule {
  selectors: string[];
  source?: {input: {file?: string}};
  remove: () => void;
}

const isInfima = ({source}: Pick<Rule, 'source'>) =>
  source?.input.file?.includes('infima') === true;

/** True for a selector that begins with one of the unused parts. */
export const isUnused = (selector: string) => unused.test(selector);

/** PostCSS plugin: leaves those parts out. */
export const unusedStyles = {
  postcssPlugin: 'unused-styles',
  Rule(rule: Rule) {
    if (!isInfima(rule)) return;
    const kept = rule.selectors.filter((selector) => !isUnused(selector));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  },
  Declaration(declaration: Declaration) {
    if (isInfima(declaration) && unusedSetting.test(declaration.prop)) declaration.remove();
  },
};
