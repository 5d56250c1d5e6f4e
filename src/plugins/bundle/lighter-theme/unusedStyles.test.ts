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
  '.alert--primary',
  '.alert__heading',
  '.alert .close:hover',
  'area[href].breadcrumbs__link:hover',
])('%s is unused', (selector) => expect(isUnused(selector)).toBe(true));

test.each([
  '.cards',
  '.card-list',
  '.pagination-nav',
  '.pagination-nav__link',
  '.menu .button',
  '.padding-top--md',
  '.col',
  '.col[class*="col--"]',
  '.col--3',
  '.alert',
  '.alert--danger',
])('%s stays', (selector) => expect(isUnused(selector)).toBe(false));

test('only the unused selectors of a rule go', async () => {
  expect(await run('.card, .menu { color: red }', 'infima/default.css')).toBe(
    '.menu { color: red }',
  );
  expect(await run('.card { color: red }', 'infima/default.css')).toBe('');
});

test('the settings of unused parts go, others stay', async () => {
  const css = ':root { --ifm-card-border: 0; --ifm-navbar-height: 60px }';
  expect(await run(css, 'infima/default.css')).toBe(':root { --ifm-navbar-height: 60px }');
  const shades = ':root { --ifm-color-info-darker: 0; --ifm-color-info-dark: 0 }';
  expect(await run(shades, 'infima/default.css')).toBe(':root { --ifm-color-info-dark: 0 }');
  const unread = ':root { --ifm-color-info: 0; --ifm-color-emphasis-200: 0 }';
  expect(await run(unread, 'infima/default.css')).toBe(':root { --ifm-color-emphasis-200: 0 }');
  const note =
    '.alert--info { --ifm-alert-background-color: var(--ifm-color-info-contrast-background); --ifm-alert-border-color: 0 }';
  expect(await run(note, 'infima/default.css')).toBe(
    '.alert--info { --ifm-alert-border-color: 0 }',
  );
});

test('our own stylesheets keep their names', async () => {
  const ours = '.card { color: red }';
  expect(await run(ours, 'src/features/lineup/DjCard/styles.module.css')).toBe(ours);
});
