/** What the built pages tell search engines in JSON-LD. */
import type {CheerioAPI} from 'cheerio';
import {site} from '../../src/config/site';

type Item = Record<string, unknown>;

/** Properties of schema.org's types, as far as we use them; TypeScript knows all (schema-dts). */
const known: Record<string, readonly string[]> = {
  Organization: 'name alternateName description url logo email foundingDate sameAs'.split(' '),
  Festival:
    'name description url image startDate endDate eventStatus eventAttendanceMode location organizer offers'.split(
      ' ',
    ),
  Place: ['name', 'address'],
  PostalAddress: ['addressLocality', 'addressRegion', 'addressCountry'],
  Offer: ['url'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
};

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null;

const isAddress = (value: unknown) => typeof value === 'string' && /^https:\/\/\S+$/.test(value);

const isMoment = (value: unknown) =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/.test(value) &&
  !Number.isNaN(Date.parse(value));

const forms: Record<string, (value: unknown) => boolean> = {
  url: isAddress,
  logo: isAddress,
  image: isAddress,
  item: isAddress,
  eventStatus: isAddress,
  eventAttendanceMode: isAddress,
  sameAs: (value) => Array.isArray(value) && value.every(isAddress),
  startDate: isMoment,
  endDate: isMoment,
};

/** @returns what is wrong in an item and in those within it, a line each */
export function itemMistakes(item: Item): string[] {
  const {'@type': type, '@context': context, ...rest} = item;
  const properties = known[String(type)];
  if (!properties) return [`${String(type)} is no type that we know`];
  return [
    ...(context === undefined || context === 'https://schema.org' ? [] : ['a strange @context']),
    ...Object.entries(rest).flatMap(([name, value]) => {
      const inside = (Array.isArray(value) ? value : [value]).filter(isItem);
      return [
        ...(properties.includes(name) ? [] : [`${String(type)} has no ${name}`]),
        ...((forms[name] ?? Boolean)(value) ? [] : [`${name} is ${JSON.stringify(value)}`]),
        ...inside.flatMap(itemMistakes),
      ];
    }),
  ];
}

/** The items of a page. Throws where one is no JSON. */
export const itemsOf = ($: CheerioAPI): Item[] =>
  $('script[type="application/ld+json"]')
    .toArray()
    .map((element) => JSON.parse($(element).text()) as Item);

/** @returns what a page lacks for those who show a link to it, a line each */
export function headMistakes(route: string, $: CheerioAPI): string[] {
  const meta = (name: string) => $(`meta[property="${name}"], meta[name="${name}"]`);
  const one = (name: string) => (meta(name).length === 1 ? meta(name).attr('content') : undefined);
  const title = $('head > title').text();
  const description = one('description') ?? '';
  const address = `${site.url}${route}`;
  const wanted: [what: string, right: boolean][] = [
    ['one h1', $('h1').length === 1],
    [
      `a description of 50 to 160 letters, not ${description.length}`,
      description.length >= 50 && description.length <= 160,
    ],
    ['its canonical address', $('link[rel="canonical"]').attr('href') === address],
    ['og:url, the same', one('og:url') === address],
    ['og:title, its title', one('og:title') === title],
    ['og:description, its description', one('og:description') === description],
    ['og:type', one('og:type') === 'website'],
    ['og:site_name', one('og:site_name') === site.name],
    ['og:image with its host', one('og:image')?.startsWith(`${site.url}/img/social`) === true],
    ['og:image:alt', Boolean(one('og:image:alt'))],
    ['the same picture for X', one('twitter:image') === one('og:image')],
    ['a large card on X', one('twitter:card') === 'summary_large_image'],
  ];
  return wanted.flatMap(([what, right]) => (right ? [] : [`expected ${what}`]));
}
