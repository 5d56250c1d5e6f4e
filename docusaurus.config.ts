// First, in this order: they check the files that the other imports load and reckon with.
import './src/plugins/content/syntax';
import './src/plugins/content/schemas/first';
import type {Config} from '@docusaurus/types';
import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import {buildDate} from './src/config/buildDate';
import * as builtSite from './src/config/builtSite';
import {editor, editUrl} from './src/config/editUrl';
import {headTags} from './src/config/headTags';
import {redirects} from './src/config/redirects';
import {searchYears} from './src/config/searchYears';
import {site} from './src/config/site';
import {versions} from './src/config/versions';
import * as searchWords from './src/data/searchWords';
import {storageNamespace} from './src/shell/themeKey';
import accordion from './src/plugins/content/accordion';
import apostrophes from './src/plugins/content/apostrophes';
import {breakpoint900} from './src/plugins/bundle/breakpoint-900';
import {checkData, checkTexts, contentChecks, orgDrawings} from './src/plugins/content';
import {PHOTOS, publishedPhotos} from './src/plugins/content/photos';
import {compileHint} from './src/plugins/bundle/compile-hint';
import {checkGuides, guideText} from './src/features/guide/build';
import {hostHeaders} from './src/plugins/hosts/headers';
import {licenses} from './src/plugins/bundle/licenses';
import {lighterTheme} from './src/plugins/bundle/lighter-theme';
import {pageScripts} from './src/plugins/bundle/page-scripts';
import {pageStyles} from './src/plugins/bundle/page-styles';
import {sheetsOfPage} from './src/plugins/bundle/page-styles/sheetsOfPage';
import {finishedPages, inOrder, pageFrame, seoTags, themeSprite} from './src/plugins/pages';
import {searchAnswers, searchIndex} from './src/features/search/build';
import {seasonState} from './src/plugins/content/season-state';
import {serviceWorker} from './src/features/offline/build';
import {shortLinkChecks, shortLinks} from './src/plugins/hosts/short-links';
import {siteFiles} from './src/plugins/hosts/site-files';

const config: Config = {
  title: site.name,
  tagline: site.fullName,
  url: site.url,
  baseUrl: '/',
  baseUrlIssueBanner: false,
  trailingSlash: true,
  favicon: '/icon.svg',
  staticDirectories: ['static', PHOTOS],
  customFields: {built: buildDate(), editor},

  future: {v4: true, faster: true},
  storage: {namespace: storageNamespace},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'}},

  clientModules: [
    './src/shell/client/interceptPopstate.ts',
    './src/ui/scroll/restoreScroll.ts',
    './src/features/campout/openAnswer.ts',
    './src/features/search/findWords.ts',
    './src/shell/client/reveals.ts',
    './src/shell/client/webVitals.ts',
    './src/features/offline/save.ts',
  ],
  plugins: [
    (context) => contentChecks(context, checkData, checkGuides, checkTexts),
    orgDrawings,
    seasonState,
    (context) => shortLinkChecks(context, redirects),
    breakpoint900,
    lighterTheme,
    pageScripts,
    pageStyles,
    () => pageFrame(headTags),
    licenses,
    () =>
      inOrder(
        publishedPhotos(),
        compileHint(),
        shortLinks(redirects),
        siteFiles(builtSite.files),
        finishedPages(
          sheetsOfPage,
          themeSprite,
          searchIndex(searchYears.season, searchYears.frozen, searchWords),
          seoTags(builtSite.shared),
          hostHeaders(builtSite.host),
        ),
        searchAnswers(builtSite.answers),
        serviceWorker(builtSite.device),
      ),
  ],

  presets: [
    [
      'classic',
      {
        docs: {
          routeBasePath: '/',
          sidebarPath: './sidebars.ts',
          ...versions,
          editUrl,
          breadcrumbs: false,
          beforeDefaultRemarkPlugins: [apostrophes],
          remarkPlugins: [accordion, guideText],
        },
        blog: false,
        theme: {customCss: ['./src/css/index.css']},
      } satisfies Options,
    ],
  ],

  themeConfig: {
    colorMode: {defaultMode: 'light', respectPrefersColorScheme: false},
    // There is no program code; the colors for it would be in the script of every page.
    prism: {theme: {plain: {}, styles: []}},
  } satisfies ThemeConfig,
};

export default config;
