/** Ejected: questions are native <details> (src/plugins/content/accordion); the theme’s are animated. */
export {default} from '@site/src/shell/leftOut';
