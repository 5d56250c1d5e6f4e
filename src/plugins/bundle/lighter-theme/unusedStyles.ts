import type {ChildNode, Declaration, Plugin, Rule} from 'postcss';

/** The parts of Infima, the theme's stylesheet, that nothing on this site is made of. */
const unusedParts = [
  'avatar',
  'badge',
  'breadcrumbs',
  'button',
  'button-group',
  'card',
  'clean-list',
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

/** Those that only the docs have: src/css/docs-theme.css stands in their place. */
const partsOfDocs = [
  'alert',
  'clean-btn',
  'col',
  'container',
  'markdown',
  'menu',
  'pagination-nav',
  'row',
  'table-of-contents',
  'thin-scrollbar',
];

/** What only Markdown writes; the same. */
const elementsOfDocs = ['blockquote', 'hr', 'pre'];

/** Classes for a single margin or a look of text: `.margin-top--md`, `.text--center`. */
const utilities = ['margin', 'padding', 'text'];

/** `.card`, `.card--full`, `.card__body`; neither `.cards` nor `.card-list`. And the loading bar, and
    pictures beside text as HTML once had them. */
const unused = new RegExp(
  `^(?:#nprogress|img\\[align|(?:${elementsOfDocs.join('|')})(?![\\w-])|(?::where\\(|area\\[href])?\\.(?:(?:${[...unusedParts, ...partsOfDocs].join('|')})(?:--|__|(?![\\w-]))|(?:${utilities.join('|')})(?:-\\w+)?--))`,
);

/** The settings of those parts; `--ifm-navbar-height` is in use. */
const unusedSetting =
  /^--ifm-(?:(?:alert|avatar|badge|blockquote|breadcrumbs?|button|card|col|dropdown|footer|h\d-vertical|heading-vertical|hero|hr|menu|pagination|pills|pre|scrollbar|tabs|toc)-|navbar-(?!height))/;

/** Settings that no style here or in the theme reads. */
const unreadSetting =
  /^--ifm-(?:color-(?:secondary|success|info|warning|(?:primary|secondary|success|info|warning|danger)-dark|emphasis-[167]00|content-secondary)|container-width-xl|font-(?:color-(?:base-inverse|secondary)|weight-(?:light|semibold|base))|global-(?:border-width|shadow-tl)|hover-overlay|image-alignment-padding|list-item-margin|transition-slow|z-index-(?:dropdown|overlay))$/;

/** Shades of the theme's colors, how they were mixed, and notes in them: the site has its own (src/css). */
const unusedShade =
  /^--ifm-(?:color-(?!gray|emphasis)\w+-(?:light(?:er|est)?|darker|darkest)|(?:dark|light)(?:er|est)?-value|contrast-[a-z-]+-value|color-\w+-contrast-(?:back|fore)ground)$/;

/** In the theme's own styles: for a sidebar or a header that hides, and for a bar above all pages. */
const hiding =
  /^\.(?:sidebar(?:Hidden|Logo|WithHideableNavbar)|menuWithAnnouncementBar|docSidebarContainerHidden|docItemWrapperEnhanced)(?!\w)/;

const fileOf = ({source}: ChildNode) => source?.input.file ?? '';
const isTheme = (node: ChildNode) => /infima[\\/]|nprogress/.test(fileOf(node));
const isClassic = (node: ChildNode) => /theme-classic[\\/]lib[\\/]/.test(fileOf(node));

/** True for a selector that begins with one of the unused parts. */
export const isUnused = (selector: string) => unused.test(selector);

function leaveOutSelectors(rule: Rule, isOut: (selector: string) => boolean) {
  const kept = rule.selectors.filter((selector) => !isOut(selector));
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
    rules.filter(isTheme).forEach((rule) => leaveOutSelectors(rule, isUnused));
    rules
      .filter(isClassic)
      .forEach((rule) => leaveOutSelectors(rule, (selector) => hiding.test(selector)));
    settings.filter(isTheme).forEach((setting) => setting.remove());
  },
};
