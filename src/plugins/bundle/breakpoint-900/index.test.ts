import {readFileSync} from 'node:fs';
import {mediaQueries} from '.';
import loader from './desktopBreakpointLoader.cjs';

test.each([
  ['(max-width: 996px)', '(max-width: 56.24em)'],
  ['(min-width: 997px)', '(min-width: 56.25em)'],
  ['(min-width: 1440px)', '(min-width: 1440px)'],
])('%s becomes %s', (params, expected) => {
  const rule = {params};
  mediaQueries.AtRule.media(rule);
  expect(rule.params).toBe(expected);
});

test.each(['TOC', 'DocItem/Layout', 'DocItem/TOC/Mobile'])(
  'what belongs to the table of contents waits for 1100 px: %s',
  (part) => {
    const file = `/node_modules/@docusaurus/theme-classic/lib/theme/${part}/styles.module.css`;
    const rule = {params: '(min-width: 997px)', source: {input: {file}}};
    mediaQueries.AtRule.media(rule);
    expect(rule.params).toBe('(min-width: 68.75em)');
  },
);

test('the comparison of the installed theme is replaced', () => {
  const source = readFileSync('node_modules/@docusaurus/theme-common/lib/hooks/useWindowSize.js');
  expect(loader(source.toString())).toContain(
    "return window.matchMedia('(min-width: 56.25em)').matches",
  );
});

test('a theme without the comparison is refused', () => {
  expect(() => loader('const other = 1;')).toThrow('is not in the theme');
});
