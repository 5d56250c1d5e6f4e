/** After 'theme-', so that the theme is kept under 'theme-mode' (specification, section 4). */
export const storageNamespace = 'mode';

const KEY = `theme-${storageNamespace}`;
/** Until November 2026, when Docusaurus made the namespace from the site's address. */
const OLD_KEY = 'theme-cb2';

/**
 * A script for the head of every page, before the one that reads the theme: takes over what the
 * device keeps under the old key, once. A choice made since is left alone, and so is a device that
 * refuses.
 */
export const themeKeyScript = `try{(function(s,o){o=s.getItem('${OLD_KEY}');o!==null&&(s.getItem('${KEY}')===null&&s.setItem('${KEY}',o),s.removeItem('${OLD_KEY}'))})(localStorage)}catch{}`;
