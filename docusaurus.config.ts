// First: it reads the files that the other imports load.
import './src/plugins/syntax-checks';
import type {Config} from '@docusaurus/types';
import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import {buildDate} from './src/config/buildDate';
import {editUrl} from './src/config/editUrl';
import {redirects} from './src/config/redirects';
import {searchYears} from './src/config/searchYears';
import {site} from './src/config/site';
import {structuredData} from './src/config/structuredData';
import {frozenYears, versions} from './src/config/versions';
import {calendarFile, campoutEvent} from './src/data/calendar';
import {schedule} from './src/data/campout';
import {season} from './src/data/season';
import {siteCard, socialCards} from './src/data/socialCards';
import {freshVisitScript} from './src/lib/freshVisit';
import {sunlightScript} from './src/lib/sunlight';
import {earlyScript} from './src/lib/withScript';
import accordion from './src/plugins/accordion';
import {breakpoint900} from './src/plugins/breakpoint-900';
import {calendarFilePlugin} from './src/plugins/calendar-file';
import {contentChecks} from './src/plugins/content-checks';
import {contentLint} from './src/plugins/content-lint';
import {eagerScripts} from './src/plugins/eager-scripts';
import {firstPaint} from './src/plugins/first-paint';
import {foundAndShared} from './src/plugins/found-and-shared';
import {guideChecks} from './src/plugins/guide-checks';
import guideText from './src/plugins/guide-text';
import {hostHeaders} from './src/plugins/host-headers';
import {inOrder} from './src/plugins/in-order';
import {licenses} from './src/plugins/licenses';
import {lighterTheme} from './src/plugins/lighter-theme';
import {pageFrame} from './src/plugins/page-frame';
import {inlinePageStyles, pageStyles} from './src/plugins/page-styles';
import {panelViews} from './src/plugins/panel-views';
import {searchIndex} from './src/plugins/search-index';
import {seasonState} from './src/plugins/season-state';
import {securityTxt} from './src/plugins/security-txt';
import {serviceWorker} from './src/plugins/service-worker';
import {shortLinks} from './src/plugins/short-links';
import {themeSprite} from './src/plugins/theme-sprite';

const config: Config = {
  title: site.name,
  tagline: site.fullName,
  url: site.url,
  baseUrl: '/',
  baseUrlIssueBanner: false,
  trailingSlash: true,
  favicon: '/icon.svg',
  customFields: {built: buildDate()},

  future: {v4: true, faster: true},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'}},

  clientModules: [
    './src/client/pops.ts',
    './src/client/fresh.ts',
    './src/client/returns.ts',
    './src/client/openAnswer.ts',
    './src/client/findWords.ts',
    './src/client/reveals.ts',
    './src/client/webVitals.ts',
    './src/client/offline.ts',
    './src/client/loadForCamera.ts',
  ],
  plugins: [
    contentChecks,
    guideChecks,
    contentLint,
    seasonState,
    breakpoint900,
    lighterTheme,
    panelViews,
    pageStyles,
    () =>
      pageFrame([
        {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: '/apple-touch-icon.png'}},
        {tagName: 'link', attributes: {rel: 'manifest', href: '/manifest.webmanifest'}},
        {tagName: 'script', innerHTML: [sunlightScript, freshVisitScript, earlyScript].join(';')},
      ]),
    licenses,
    (context) =>
      inOrder(
        inlinePageStyles(),
        firstPaint(),
        eagerScripts(),
        shortLinks(context, redirects),
        calendarFilePlugin(calendarFile, campoutEvent),
        searchIndex(searchYears.season, searchYears.frozen),
        foundAndShared({siteName: site.name, cards: socialCards, siteCard, structuredData}),
        securityTxt({
          mail: site.mail,
          policy: `${site.repository}/blob/main/SECURITY.md`,
          url: site.url,
        }),
        themeSprite(),
        hostHeaders({
          frames: schedule.document ? [new URL(schedule.document.url).origin] : [],
          redirects,
        }),
        serviceWorker({
          year: season.year,
          frozenYears,
          shortLinks: redirects.map(({from}) => from),
        }),
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
          remarkPlugins: [accordion, guideText],
        },
        blog: false,
        pages: {},
        theme: {customCss: ['./src/css/index.css']},
        sitemap: {},
      } satisfies Options,
    ],
  ],

  themeConfig: {
    colorMode: {defaultMode: 'light', respectPrefersColorScheme: false},
    docs: {sidebar: {hideable: false}},
    // There is no program code; the colors for it would be in the script of every page.
    prism: {theme: {plain: {}, styles: []}},
  } satisfies ThemeConfig,
};

export default config;
