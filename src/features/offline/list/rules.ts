/** What a device keeps of a built site, and what is left out. */

export interface Season {
  year: number;
  /** Years that are over, as their folders are called: 2024. */
  frozenYears: readonly string[];
  /** Short links, such as /apply. */
  shortLinks: readonly string[];
  /** Names of chunks that only pages use that are left out. */
  foreignChunks: ReadonlySet<string>;
}

type Rule = (file: string, season: Season, files: ReadonlySet<string>) => boolean;

/** Years that are over would double the weight. */
const isArchive: Rule = (file, {frozenYears}) =>
  frozenYears.some((year) => file.startsWith(`${year}/`) || file.startsWith(`img/${year}/`));

/** What their guide alone loads. 'Between years' compares with their figures and orders, and needs those. */
const isArchiveScript: Rule = (file, {frozenYears}) =>
  /^assets\/js\/(?!guide-figures|hanging)/.test(file) &&
  frozenYears.some((year) => file.includes(`-${year}.`));

/** A trip of 2015: nobody out there plans by it. */
const isPastTrip: Rule = (file) => /^(?:img\/)?psp\//.test(file);

/** They lead out of the site, or to a page that is kept. */
const isShortLink: Rule = (file, {shortLinks}) =>
  shortLinks.some((link) => file === `${link.slice(1)}/index.html`) ||
  /^short-link\.(css|js)$/.test(file);

/** The same cover at addresses of its own: without signal 404.html is answered there. */
const isNotFound: Rule = (file) => /^not-found(-cover)?\//.test(file);

/** For those who build the site. */
const isStyleguide: Rule = (file) => file.startsWith('styleguide/');

/** Their stills are kept. */
const isVideo: Rule = (file) => /\.(mp4|webm)$/.test(file);

/** A picture that lies there 600 px wide is kept in that size. */
const isLargePicture: Rule = (file, _season, files) =>
  /\.(avif|webp)$/.test(file) &&
  !/-600\.\w+$/.test(file) &&
  files.has(file.replace(/(\.\w+)$/, '-600$1'));

const isForeignChunk: Rule = (file, {foreignChunks}) => {
  const [, name = ''] = /^assets\/(?:js|css)\/([^.]+)\.\w+\.\w+$/.exec(file) ?? [];
  return foreignChunks.has(name);
};

/** What the search of another year finds and answers. */
const isOtherIndex: Rule = (file, {year}) =>
  /^search\/.*\.json$/.test(file) &&
  ![`search/${year}.json`, `search/answers-${year}.json`].includes(file);

/** Read by hosts, search engines and other sites, never by a page. */
const isForMachines: Rule = (file) =>
  /^(_\w+|\.\w+|CNAME|robots\.txt|sitemap\.xml|sw\.js|offline-files\.json|img\/social(\/[\w-]+)?\.jpg)$/.test(
    file,
  ) || /\.(map|txt)$/.test(file);

/**
 * Taken by the device when somebody puts the site on its screen, or by a browser that cannot show the icon
 * which pages name; never by a page.
 */
const isForScreen: Rule = (file) =>
  /^(?:icon-\d+|apple-touch-icon)\.png$|^favicon\.ico$|^shortcuts\//.test(file);

/** It is written into every page (src/plugins/bundle/page-styles), so that none asks for it. */
const isSharedSheet: Rule = (file) => /^assets\/css\/styles\.\w+\.css$/.test(file);

const leftOut = [
  isArchive,
  isArchiveScript,
  isPastTrip,
  isShortLink,
  isNotFound,
  isStyleguide,
  isVideo,
  isLargePicture,
  isForeignChunk,
  isOtherIndex,
  isForMachines,
  isForScreen,
  isSharedSheet,
];

/** The address at which a file of the build is asked for: /setup/ for setup/index.html. */
export const addressOf = (file: string): string => `/${file}`.replace(/\/index\.html$/, '/');

/**
 * Divides the files of a built site.
 * @param files their paths, such as setup/index.html
 * @returns those that a device keeps, and the addresses of pages that it does not and that it says so of
 */
export function divide(files: readonly string[], season: Season) {
  const all = new Set(files);
  const isKept = (file: string) => !leftOut.some((rule) => rule(file, season, all));
  const pages = files.filter((file) => file.endsWith('index.html'));
  const isMissed = (file: string) => !isKept(file) && !isNotFound(file, season, all);
  return {
    kept: files.filter(isKept),
    leftOut: pages.filter(isMissed).map(addressOf),
  };
}

/** What has to be there first so that anything can be shown, then words, then pictures. */
const order = [
  /^(offline\/|404\.html$)/,
  /^assets\/js\/(runtime~main|main)\./,
  /^assets\/(css|fonts)\//,
  /^assets\//,
  /\.html$/,
  /^search\//,
];

const rank = (file: string) => {
  const index = order.findIndex((pattern) => pattern.test(file));
  return index < 0 ? order.length : index;
};

/** The files in the order in which they are saved. */
export const inOrderOfNeed = (files: readonly string[]): string[] =>
  [...files].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
