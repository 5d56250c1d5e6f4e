import postcss from 'postcss';
import {isUnused, unusedStyles} from './unusedStyles';

const run = async (css: string, from: string) =>
  (await postcss([unusedStyles]).process(css, {from})).css;

test.each([
  '.card',
  '.card--full',
  '.card__body',
  '.card:hover',
  '.card > p',
  '.navbar-sidebar',
  '.margin-top--md',
  '.text--center',
  '.padding-vert--md',
  '.col--6',
  '.col--offset-3',
  '.row--no-gutters',
  '#nprogress .bar',
  '.alert',
  '.alert--info',
  '.alert .close:hover',
  '.menu .button',
  '.menu__list .menu__list',
  '.pagination-nav__link',
  '.col[class*="col--"]',
  '.padding-top--md',
  'blockquote > :last-child',
  'pre code',
  'hr',
  'area[href].breadcrumbs__link:hover',
  "img[align='right']",
])('%s is unused', (selector) => expect(isUnused(selector)).toBe(true));

test.each(['.cards', '.card-list', '.columns', 'table', 'a:hover', 'h1', '.hr', 'pre-view'])(
  '%s stays',
  (selector) => expect(isUnused(selector)).toBe(false),
);

test('what hides goes from the theme’s own styles, and nothing else', async () => {
  const css = '.sidebarLogo img { height: 2rem }\n.sidebar { color: red }\n.menu { color: red }';
  const file = 'node_modules/@docusaurus/theme-classic/lib/theme/DocSidebar/styles.module.css';
  expect(await run(css, file)).toBe('.sidebar { color: red }\n.menu { color: red }');
  expect(await run(css, 'src/theme/DocSidebar/styles.module.css')).toBe(css);
});

test('only the unused selectors of a rule go', async () => {
  expect(await run('.card, kbd { color: red }', 'infima/default.css')).toBe('kbd { color: red }');
  expect(await run('.card { color: red }', 'infima/default.css')).toBe('');
});

test('the settings of unused parts go, others stay', async () => {
  const css = ':root { --ifm-card-border: 0; --ifm-navbar-height: 60px }';
  expect(await run(css, 'infima/default.css')).toBe(':root { --ifm-navbar-height: 60px }');
  const shades = ':root { --ifm-color-info-darker: 0; --ifm-color-gray-100: 0 }';
  expect(await run(shades, 'infima/default.css')).toBe(':root { --ifm-color-gray-100: 0 }');
  const unread = ':root { --ifm-color-info: 0; --ifm-color-emphasis-200: 0 }';
  expect(await run(unread, 'infima/default.css')).toBe(':root { --ifm-color-emphasis-200: 0 }');
  const docs = ':root { --ifm-col-width: 0; --ifm-color-content: 0 }';
  expect(await run(docs, 'infima/default.css')).toBe(':root { --ifm-color-content: 0 }');
});

test.each(['src/features/lineup/DjCard/styles.module.css', 'src/css/infima.css'])(
  '%s, which is ours, keeps its names',
  async (file) => {
    const ours = '.card { --ifm-color-info: red }';
    expect(await run(ours, file)).toBe(ours);
  },
);
