/** Ejected: the header is ours; the theme’s sidebar has a logo only where the header hides. */
export {default} from '@site/src/shell/leftOut';
