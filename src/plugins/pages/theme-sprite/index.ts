import type {BeginStep} from '../page';

/**
 * Hides the theme's hidden icons by the class `theme-sprite` in place of a style attribute, the only
 * one on the site: without it the policy needs no leave for styles in the markup. The theme's plugin
 * writes them, no component, so there is nothing to swizzle.
 */
export const themeSprite: BeginStep = () => ({
  page({$}) {
    $('svg[style]:has(symbol[id^="theme-svg-"])').removeAttr('style').addClass('theme-sprite');
  },
});
