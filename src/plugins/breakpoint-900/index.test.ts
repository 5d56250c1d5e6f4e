import {readFileSync} from 'node:fs';
import {mediaQueries} from './mediaQueries';
import loader from './desktopBreakpointLoader.cjs';

test.each([
  ['(max-width: 996px)', '(max-width: 899px)'],
  ['(min-width: 997px)', '(min-width: 900px)'],
  ['(min-width: 1440px)', '(min-width: 1440px)'],
])('%s becomes %s', (params, expected) => {
  const rule = {params};
  mediaQueries.AtRule.media(rule);
  expect(rule.params).toBe(expected);
});

test('the constant of the installed theme is replaced', () => {
  const source = readFileSync('node_modules/@docusaurus/theme-common/lib/hooks/useWindowSize.js');
  expect(loader(source.toString())).toContain('DesktopBreakpoint = 899;');
});

test('a theme without the constant is refused', () => {
  expect(() => loader('const other = 1;')).toThrow('is not in the theme');
});
