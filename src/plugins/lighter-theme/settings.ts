import type {DocusaurusConfig} from '@docusaurus/types';

/** What only the build reads; in every page's script it would be half a kilobyte. */
const ofBuild = [
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'staticDirectories',
  'stylesheets',
  'themes',
];

/** @returns the site's settings without what no page reads */
export const settingsOfPages = (settings: DocusaurusConfig) =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => !ofBuild.includes(name)));
