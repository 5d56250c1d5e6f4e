import {load} from 'cheerio';
import {forbidden, inlineScripts, inlineStyles} from './readPage';

const page = (html: string) => load(html, {scriptingEnabled: false});
const allowed = {siteUrl: 'https://www.baaahs.org', frames: ['https://docs.example.org']};
const check = (html: string) => forbidden(page(html), allowed);

test('scripts that run are read to the letter, data and files are not', () => {
  const html = `<script>a<b&&"c"</script><script type=module>d()</script><script src=/e.js></script>
    <script type=application/ld+json>{}</script>`;
  expect(inlineScripts(page(html))).toEqual(['a<b&&"c"', 'd()']);
});

test('sheets that the build has written into a page are read to the letter', () => {
  const html = '<style data-href=/a.css>a>b{content:"&amp;"}</style>';
  expect(inlineStyles(page(html))).toEqual(['a>b{content:"&amp;"}']);
  expect(check(html)).toEqual([]);
});

test('what lies on this site, and a frame that has leave, may be loaded', () => {
  expect(
    check(`<img src=/img/a.webp><script src=https://www.baaahs.org/a.js></script><a href=https://b.org>
      <iframe src=https://docs.example.org/a></iframe><link rel=canonical href=https://b.org>`),
  ).toEqual([]);
});

test.each([
  ['<iframe src=https://video.example.org/1></iframe>', 'https://video.example.org/1 in <iframe>'],
  ['<img src=//example.org/a.png>', '//example.org/a.png in <img>'],
  ['<script src=https://example.org/a.js></script>', 'https://example.org/a.js in <script>'],
  ['<link rel=stylesheet href=https://a.org/b.css>', 'https://a.org/b.css in <link>'],
])('%s is stopped', (html, what) => {
  expect(check(html)).toEqual([
    `loads ${what}, which the site's policy forbids: link to it, or keep it in static/`,
  ]);
});

test.each([
  ['<p style=color:red>', 'style="color:red" at <p>'],
  ['<p onclick=go()>', 'onclick="go()" at <p>'],
  ['<style>p{}</style>', '<style>'],
])('%s is stopped', (html, what) => {
  expect(check(html)).toEqual([
    `has ${what}, which the site's policy forbids: write a class or a script's file`,
  ]);
});
