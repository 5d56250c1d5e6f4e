import {load} from 'cheerio';
import type {Props} from '@docusaurus/types';
import {siteCard} from '../../../data/socialCards';
import {seoTags} from '.';
import {crumbsOf} from './crumbsOf';
import {cardTags, jsonLd} from './headOf';
import {missingCards} from './missingCards';
import {questionsOf} from './questionsOf';

const url = 'https://example.org';
const card = {...siteCard, src: '/img/social/a.jpg'};

describe('cards', () => {
  test('a page without one stops the build, and so does a card without a page', () => {
    expect(
      missingCards(
        ['/', '/a/'],
        ['/', '/a/'],
        [
          {page: '/', card},
          {page: '/b/', card},
        ],
      ),
    ).toEqual([
      "src/data/socialCards.ts: /a/ has no card, expected a line for it; {page: '/a/', card: siteCard} shows the site's own",
      'src/data/socialCards.ts: /b/ has a card, but there is no such page',
    ]);
  });

  test('quotes in a text do not end the tag', () => {
    const $ = load(cardTags({...card, alt: 'a "b" & c'}, 'Site', url));
    expect($('[property="og:image:alt"]').attr('content')).toBe('a "b" & c');
    expect($('[property="og:image"]').attr('content')).toBe(`${url}/img/social/a.jpg`);
  });
});

test('a text that would end the element does not', () => {
  const $ = load(jsonLd({name: '</script><p>x'}));
  expect($('p')).toHaveLength(0);
  expect(JSON.parse($('script').text())).toEqual({
    '@context': 'https://schema.org',
    name: '</script><p>x',
  });
});

test('a question has the answer that is read, without the link to pass on', () => {
  const $ = load(
    `<main><details><summary><h2>dogs?</h2></summary><div id="dogs"><p>No. See
     <a href="#x">pets</a>.</p><ul><li>cats</li><li>fish</li></ul>
     <p><a aria-label="Link to this answer: dogs?" href="#dogs">link</a></p></div></details>
     <details><summary>more</summary>x</details></main>`,
  );
  expect(questionsOf($)).toEqual([{question: 'dogs?', answer: 'No. See pets.\ncats\nfish'}]);
});

test('the way to a page goes by the pages that there are', () => {
  const titles = new Map([
    ['/', 'Home'],
    ['/a/', 'A'],
    ['/a/b/', 'B'],
    ['/c/2024/', 'C'],
  ]);
  expect(crumbsOf('/a/b/', titles, url)).toEqual([
    {name: 'A', url: `${url}/a/`},
    {name: 'B', url: `${url}/a/b/`},
  ]);
  for (const alone of ['/', '/a/', '/c/2024/']) expect(crumbsOf(alone, titles, url)).toEqual([]);
});

test('what is not for search engines gets a card, but tells them nothing', () => {
  const begin = seoTags({
    siteName: 'Site',
    cards: [],
    siteCard,
    structuredData: {'/404.html': {'@type': 'Thing'}},
  });
  const $ = load('<head><meta name="robots" content="noindex"></head>');
  const step = begin({routesPaths: ['/404.html'], siteConfig: {url}} as unknown as Props);
  step.page({address: '/404.html', $});
  step.end?.();
  expect($('[property="og:image"]')).toHaveLength(1);
  expect($('script')).toHaveLength(0);
});
