import {load} from 'cheerio';
import {classesOf, writeSheets} from './sheetsOfPage';

const files = {
  '/assets/css/card.1.css': '.card_x3Fa{top:0}.row_a-_9>b{top:0}',
  '/assets/css/map.2.css': '.map_Zz12{top:0}',
  '/assets/css/styles.0.css': 'p{top:0}.shared_0aZz{top:0}',
};
const sheets = new Map(
  Object.entries(files).map(([href, css]) => [href, {href, css, classes: classesOf(css)}]),
);

const stylesOf = (body: string) => {
  const $ = load(`<link rel=stylesheet href=/assets/css/styles.0.css><title>a</title>${body}`);
  writeSheets($, sheets);
  expect($('link')).toHaveLength(0);
  return $('head style')
    .toArray()
    .map((style) => [style.attribs['data-href'], $(style).text()]);
};
const shared = ['/assets/css/styles.0.css', files['/assets/css/styles.0.css']];

test('a page has the sheets whose classes it uses, to the letter, behind the shared one', () => {
  expect(stylesOf('<p class="navbar shared_0aZz row_a-_9">')).toEqual([
    shared,
    ['/assets/css/card.1.css', files['/assets/css/card.1.css']],
  ]);
});

test('a page without classes of its own has the shared sheet alone', () => {
  expect(stylesOf('<p class=navbar>')).toEqual([shared]);
});

test('the classes of a stylesheet are those of CSS modules, and no others', () => {
  expect([...classesOf('.card_x3Fa.navbar:hover .theme-doc-toc{}.card_x3Fa-not{}')]).toEqual([
    'card_x3Fa',
  ]);
});
