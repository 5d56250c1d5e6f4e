/** Ejected: `themeConfig.docs.sidebar.hideable` is off. */
export {default} from '@site/src/shell/leftOut';
