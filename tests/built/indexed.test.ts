/** What search engines and chats are shown: this year's pages, each as what it is. */
import fs from 'node:fs';
import {site} from '../../src/config/site';
import {socialCards} from '../../src/data/socialCards';
import {fileAt, parse, routes} from '../support/build';
import {open} from '../support/content';
import {headMistakes, itemMistakes, itemsOf} from '../support/structuredData';

const read = (address: string) => fs.readFileSync(fileAt(address) ?? address, 'utf8');
const locations = [...read('/sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
const noindex = (route: string) =>
  parse(route)('meta[name="robots"]').attr('content')?.includes('noindex') === true;
const indexed = routes.filter((route) => route !== '/404.html' && !noindex(route));
const descriptionOf = (route: string) => parse(route)('meta[name="description"]').attr('content');

test.each(['/', '/campout/', '/campout/q-and-a/', '/setup/'])('%s is found by search', (route) => {
  expect(indexed).toContain(route);
});

test.each(['/styleguide/', '/not-found-cover/', '/2024/setup/'])('%s is not', (route) => {
  expect(indexed).not.toContain(route);
});

test('the sitemap has the pages for search, and nothing else', () => {
  expect(locations.sort()).toEqual(indexed.map((route) => `${site.url}${route}`).sort());
});

test('robots.txt lets everybody in and names the sitemap', () => {
  expect(read('/robots.txt').split('\n')).toEqual([
    'User-agent: *',
    'Allow: /',
    '',
    `Sitemap: ${site.url}/sitemap.xml`,
    '',
  ]);
});

test.each(indexed)('%s has all that a link to it shows', (route) => {
  expect(headMistakes(route, parse(route))).toEqual([]);
});

test('no two pages for search have the same description or the same card', () => {
  const twice = (values: (string | undefined)[]) =>
    values.filter((value, index) => values.indexOf(value) !== index);
  const cardOf = (route: string) => parse(route)('[property="og:image"]').attr('content');
  expect(twice(indexed.map(descriptionOf))).toEqual([]);
  expect(twice(indexed.map(cardOf))).toEqual([]);
});

test.each(socialCards)('$page shows its own card', ({page, card}) => {
  const content = (name: string) => parse(page)(`[property="${name}"]`).attr('content');
  expect([content('og:image'), content('og:image:width')]).toEqual([
    `${site.url}${card.src}`,
    '1200',
  ]);
  expect(fileAt(card.src)).toBeDefined();
});

describe('JSON-LD', () => {
  const typesOf = (route: string) => itemsOf(parse(route)).map((item) => item['@type']);

  test.each(routes)('of %s is such that schema.org knows it', (route) => {
    expect(itemsOf(parse(route)).flatMap(itemMistakes)).toEqual([]);
  });

  test.each([
    ['/', ['Organization']],
    ['/campout/', ['Festival']],
    ['/campout/q-and-a/', ['FAQPage', 'BreadcrumbList']],
    ['/setup/panels/', ['BreadcrumbList']],
    ['/setup/', []],
    ['/2024/campout/q-and-a/', []],
    ['/404.html', []],
  ])('%s tells %j', (route, types) => {
    expect(typesOf(route)).toEqual(types);
  });

  test('each page below a section says the way to it, by the titles of the pages', () => {
    const below = indexed.filter((route) => /^\/(?:campout|setup)\/./.test(route));
    for (const route of below) {
      const way = itemsOf(parse(route)).find((item) => item['@type'] === 'BreadcrumbList');
      const names = (way!.itemListElement as {name: string}[]).map(({name}) => name);
      const section = `/${route.split('/')[1]}/`;
      const titles = [section, route].map((at) => parse(at)('head > title').text());
      expect(names.map((name) => `${name} | ${site.name}`)).toEqual(titles);
    }
    expect(below.length).toBeGreaterThan(5);
  });

  test('every question of the Q&A is there, with the answer that stands on the page', () => {
    const $ = parse('/campout/q-and-a/');
    const words = (text: string) => text.replace(/\s+/g, '');
    const onPage = $('main details:has(> summary > h3)')
      .toArray()
      .map((details) => ({
        question: $(details).children('summary').text(),
        answer: words($(details).children().last().text()).replace(/linktothisanswer$/, ''),
      }));
    const [faq] = itemsOf($) as unknown as {
      mainEntity: {name: string; acceptedAnswer: {text: string}}[];
    }[];
    const told = faq?.mainEntity.map(({name, acceptedAnswer: {text}}) => ({
      question: name,
      answer: words(text),
    }));
    expect(told).toEqual(onPage);
    const questions = fs.readFileSync('docs/campout/q-and-a.mdx', 'utf8').match(/^### /gm);
    expect(told?.length).toBe(questions?.length);
  });
});

describe('what the checks see', () => {
  test.each([
    [{'@type': 'Sheep'}, 'Sheep is no type that we know'],
    [{'@type': 'Place', nmae: 'x'}, 'Place has no nmae'],
    [{'@type': 'Offer', url: '/x'}, 'url is "/x"'],
    [{'@type': 'Festival', startDate: '2025-05-23'}, 'startDate is "2025-05-23"'],
    [{'@type': 'Festival', location: {'@type': 'Sheep'}}, 'Sheep is no type that we know'],
    [{'@type': 'Organization', sameAs: ['/x']}, 'sameAs is ["/x"]'],
  ])('%j', (item, mistake) => {
    expect(itemMistakes(item)).toEqual([mistake]);
  });

  test('no JSON', () => {
    const page = open('<script type="application/ld+json">{"a":}</script>');
    expect(() => itemsOf(page)).toThrow(SyntaxError);
  });

  test('a head with nothing in it', () => {
    expect(headMistakes('/', open('<title>x</title>'))).toHaveLength(11);
  });
});
