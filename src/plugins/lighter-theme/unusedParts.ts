/**
 * Parts of the theme that its other parts import, and that no page of this site shows. Whoever comes
 * to use one takes it out of this list; until then the build stops where it would stand.
 */
const leftOut = [
  // Animated; questions are native <details>, made by src/plugins/accordion.
  'Details',
  // `themeConfig.docs.sidebar.hideable` is off.
  'DocSidebar/Desktop/CollapseButton',
  'DocRoot/Layout/Sidebar/ExpandButton',
  // No item of sidebars.ts is HTML.
  'DocSidebarItem/Html',
  // `showLastUpdateTime` and `showLastUpdateAuthor` are off.
  'LastUpdated',
  // The header is ours; the theme's sidebar has a logo only where the header hides.
  'Logo',
  // No page has tags.
  'TagsListInline',
];

/** Drawn on every page of the docs, as nothing while `breadcrumbs` is off. */
const empty = ['DocBreadcrumbs'];

const aliases = (parts: string[], file: string) =>
  Object.fromEntries(parts.map((part) => [`@theme/${part}`, file]));

/**
 * @param standIn gives the path of a stand-in by its file name
 * @returns what the bundler takes in place of these parts
 */
export const unusedParts = (standIn: (name: string) => string) => ({
  ...aliases(leftOut, standIn('leftOut.ts')),
  ...aliases(empty, standIn('nothing.ts')),
  // Drawn on no page while `baseUrlIssueBanner` is off. Docusaurus imports it by this path.
  './BaseUrlIssueBanner$': standIn('nothing.ts'),
});
