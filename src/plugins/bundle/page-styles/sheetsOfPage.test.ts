import {load} from 'cheerio';
import {classesOf, linkSheets} from './sheetsOfPage';

const sheets = [
  {href: '/assets/css/card.1.css', classes: classesOf('.card_x3Fa{top:0}.row_a-_9>b{top:0}')},
  {href: '/assets/css/map.2.css', classes: classesOf('.map_Zz12{top:0}')},
];

const linksOf = (body: string) => {
  const $ = load(`<link rel=stylesheet href=/assets/css/styles.0.css><title>a</title>${body}`);
  linkSheets($, sheets);
  return $('head link[rel=stylesheet]')
    .toArray()
    .map(({attribs}) => attribs.href);
};

test('a page is linked to the sheets whose classes it uses, behind the shared one', () => {
  expect(linksOf('<p class="navbar row_a-_9">')).toEqual([
    '/assets/css/styles.0.css',
    '/assets/css/card.1.css',
  ]);
});

test('a page without classes of its own has the shared sheet alone', () => {
  expect(linksOf('<p class=navbar>')).toEqual(['/assets/css/styles.0.css']);
});

test('the classes of a stylesheet are those of CSS modules, and no others', () => {
  expect([...classesOf('.card_x3Fa.navbar:hover .theme-doc-toc{}.card_x3Fa-not{}')]).toEqual([
    'card_x3Fa',
  ]);
});
