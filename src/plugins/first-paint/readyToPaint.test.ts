import {readyToPaint} from './readyToPaint';
import {topFirst} from './topFirst';

const head = '<head><script>sunlight()</script>';
const styles = '<style data-href=/a.css>p{}</style>';
const theme = '<script>root.setAttribute("data-theme",kept())</script>';
const seenFirst = '<picture><img src=a.webp decoding=sync /></picture>';
const seenLater = '<picture><img src=b.webp decoding=async /></picture>';
const page = (main: string) =>
  `${head}${styles}</head><body><svg></svg>${theme}<main>${main}</main>`;
const ready = (main: string) =>
  `${head}${theme}${styles}</head><body><svg></svg><main>${main}</main>`;

test('the theme is known before the styles, and a bare title is painted first', () => {
  expect(readyToPaint(page('<h1>org</h1>words'))).toBe(ready(`<h1>org</h1>${topFirst}words`));
});

test('the words under a title are painted with it, as far as a screen reaches', () => {
  const drawing = `<div><svg>${'<path />'.repeat(30)}</svg></div><p>later</p>`;
  const words = '<p>one <b>word</b></p><p>another</p>';
  expect(readyToPaint(page(`<h1>org</h1>${words}${drawing}`))).toBe(
    ready(`<h1>org</h1>${words}${topFirst}${drawing}`),
  );
});

test('the picture that is seen first is painted with the title, wherever it stands', () => {
  expect(readyToPaint(page(`<h1>guide</h1>${seenFirst}<p>words</p>`))).toBe(
    ready(`<h1>guide</h1>${seenFirst}${topFirst}<p>words</p>`),
  );
  expect(readyToPaint(page(`${seenFirst}<h1>line-up</h1><p>words</p>`))).toBe(
    ready(`${seenFirst}<h1>line-up</h1>${topFirst}<p>words</p>`),
  );
});

test('pictures that are seen later are not waited for', () => {
  const main = (here: string) =>
    `<h1>kit</h1>${seenLater}${here}<h2>the guide in print</h2>${seenFirst}`;
  expect(readyToPaint(page(main('')))).toBe(ready(main(topFirst)));
});

test.each([
  ['theme’s script', page('<h1>a</h1>').replace(theme, '')],
  ['styles', page('<h1>a</h1>').replace(styles, '')],
  ['title', page('<p>a</p>')],
])('a page without its %s ends the build', (_what, html) => {
  expect(() => readyToPaint(html)).toThrow(/first-paint/);
});
