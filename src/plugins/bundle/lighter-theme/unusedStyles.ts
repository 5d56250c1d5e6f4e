import type {ChildNode, Declaration, Plugin, Rule} from 'postcss';

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

/**
 * Classes for a single margin, a look of text or a width: `.margin-top--md`, `.text--center`, `.col--6`.
 * Docs have three.
 */
const utilities = [
  'margin',
  'padding(?!-top--md|-bottom--lg)',
  'text',
  'row',
  'col(?!--3)',
  'container',
];

/** Of notes, what the theme's own do not have. */
const notes = 'alert(?:--primary|__\\w+| \\.close)';

/** `.card`, `.card--full`, `.card__body`; neither `.cards` nor `.card-list`. And the loading bar. */
const unused = new RegExp(
  `^(?:#nprogress|(?::where\\(|area\\[href])?\\.(?:(?:${parts.join('|')})(?:--|__|(?![\\w-]))|(?:${utilities.join('|')})(?:-\\w+)?--|${notes}))`,
);

/** The settings of those parts; `--ifm-navbar-height` and `--ifm-pagination-nav-…` are in use. */
const unusedSetting =
  /^--ifm-(?:avatar|badge|breadcrumb|button|card|dropdown|footer|hero|pills|tabs|navbar-(?!height|sidebar)|pagination-(?!nav))-?/;

/** Settings that no style here or in the theme reads. */
const unreadSetting =
  /^--ifm-(?:alert-color|color-(?:secondary|success|info|warning|primary-dark|emphasis-[16]00)|font-(?:color-(?:base-inverse|secondary)|weight-light)|global-(?:border-width|shadow-tl)|h1-vertical-rhythm-top|image-alignment-padding|transition-slow|z-index-(?:dropdown|overlay))$/;

/** Shades of the theme's colors, how they were mixed, and notes in them: the site has its own (src/css). */
const unusedShade =
  /^--ifm-(?:color-(?!gray|emphasis)\w+-(?:light(?:er|est)?|darker|darkest)|(?:dark|light)(?:er|est)?-value|contrast-[a-z-]+-value|color-\w+-contrast-(?:back|fore)ground|alert-(?:back|fore)ground-color)$/;

const isTheme = ({source}: ChildNode) => /infima|nprogress/.test(source?.input.file ?? '');

/** True for a selector that begins with one of the unused parts. */
export const isUnused = (selector: string) => unused.test(selector);

function leaveOutSelectors(rule: Rule) {
  const kept = rule.selectors.filter((selector) => !isUnused(selector));
  if (kept.length === 0) rule.remove();
  else if (kept.length < rule.selectors.length) rule.selectors = kept;
}

/** PostCSS plugin: leaves those parts out. */
export const unusedStyles: Plugin = {
  postcssPlugin: 'unused-styles',
  OnceExit(root) {
    const rules: Rule[] = [];
    const settings: Declaration[] = [];
    root.walkRules((rule) => void rules.push(rule));
    for (const name of [unusedSetting, unreadSetting, unusedShade])
      root.walkDecls(name, (setting) => void settings.push(setting));
    // Only now: where another plugin has moved the rules, a walk misses the neighbor of what goes.
    rules.filter(isTheme).forEach(leaveOutSelectors);
    settings.filter(isTheme).forEach((setting) => setting.remove());
  },
};
