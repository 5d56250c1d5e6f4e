/** Reads the built pages as those hear them who do not see them: headings, pictures, links. */
import {campoutPages} from '../../src/config/navigation';
import {socialLinks} from '../../src/config/contact';
import {parse, routes} from '../support/build';
import {deadEnds, headingMistakes, linkMistakes, open, pictureMistakes} from '../support/content';

test.each(routes)('%s has one title, and its headings go down step by step', (route) => {
  expect(headingMistakes(parse(route))).toEqual([]);
});

test.each(routes)('%s says what is in its pictures', (route) => {
  expect(pictureMistakes(parse(route))).toEqual([]);
});

test.each(routes)('%s says where its links go', (route) => {
  expect(linkMistakes(parse(route))).toEqual([]);
});

test.each(routes)('%s has only links that can be followed', (route) => {
  expect(deadEnds(parse(route))).toEqual([]);
});

test.each(routes)('%s leads to apply, to setup and to all our addresses', (route) => {
  const $ = parse(route);
  const hrefs = $('footer a')
    .get()
    .map((link) => $(link).attr('href'));
  expect(hrefs).toEqual(
    expect.arrayContaining(['/apply', '/setup/', ...socialLinks.map(({href}) => href)]),
  );
});

test.each(routes)('%s: the header marks the page, or the part that it is in', (route) => {
  const $ = parse(route);
  const links = (selector: string) =>
    $(selector)
      .get()
      .map((link) => $(link).attr('href'));
  const marked = links('header nav a[aria-current]');
  const own = links('header nav a').filter((href) => href === route);
  const part = /^(\/\d{4})?\/setup\//.test(route)
    ? '/setup/'
    : campoutPages.find(({covers}) => covers?.includes(route))?.href;
  expect(marked).toEqual(part ? [part] : own);
});

describe('what the checks see', () => {
  test.each([
    [
      '<h2>food</h2>',
      ['0 headings of the first level, expected one', 'h2 "food" follows a heading of level 0'],
    ],
    ['<h1>a</h1><h1>b</h1>', ['2 headings of the first level, expected one']],
    ['<h1>a</h1><h3>b</h3>', ['h3 "b" follows a heading of level 1']],
    ['<h1>a</h1><h2> </h2>', ['an h2 without words']],
    ['<h1>a</h1><h2>b</h2><h3>c</h3><h2>d</h2>', []],
  ])('headings: %s', (html, mistakes) => {
    expect(headingMistakes(open(html))).toEqual(mistakes);
  });

  test.each([
    ['<img src="/a.webp">', ['/a.webp has no alt text']],
    ['<img src="/a.webp" alt=" ">', ['/a.webp has no alt text']],
    ['<div aria-hidden="true"><img src="/a.webp" alt=""></div>', []],
    ['<img src="/a.webp" alt="A sheep.">', []],
    ['<img src="/img/lineup/jumpr.svg" alt="">', []],
    ['<img src="/img/lineup/banner.webp" alt="">', ['/img/lineup/banner.webp has no alt text']],
  ])('pictures: %s', (html, mistakes) => {
    expect(pictureMistakes(open(html))).toEqual(mistakes);
  });

  test.each([
    ['<a href="/x">here</a>', ['the link to /x says "here"']],
    ['<a href="/x"><svg></svg></a>', ['the link to /x says ""']],
    ['<a href="/x">https://example.org</a>', ['the link to /x says "https://example.org"']],
    ['<a href="/x" aria-label="BAAAHS on Instagram"><svg></svg></a>', []],
    ['<a href="/x"><img alt="The stage at night"></a>', []],
    ['<a href="/x">the packing list</a>', []],
    ['<a href="/x" aria-hidden="true" tabindex="-1"><img alt=""></a>', []],
  ])('links: %s', (html, mistakes) => {
    expect(linkMistakes(open(html))).toEqual(mistakes);
  });

  test.each([
    ['<a>the map</a>', 1],
    ['<a href="">the map</a>', 1],
    ['<a href=" JavaScript:void(0)">the map</a>', 1],
    ['<a href="#map">the map</a>', 0],
  ])('links that lead nowhere: %s', (html, found) => {
    expect(deadEnds(open(html))).toHaveLength(found);
  });
});
