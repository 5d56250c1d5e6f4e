/** What a built page must have for those who do not see it. Each gives a list of mistakes. */
import {type CheerioAPI, type CheerioOptions, load} from 'cheerio';
import {isVague} from '../../src/plugins/content/lint/rules/links';

/** @param options the parser's, such as onParseError */
export const open = (html: string, options: CheerioOptions = {}) =>
  load(html, {scriptingEnabled: false, ...options});

/** One heading of the first level, and below it no level left out. */
export function headingMistakes($: CheerioAPI): string[] {
  const all = $('h1, h2, h3, h4, h5, h6')
    .toArray()
    .map((element) => ({level: Number(element.tagName[1]), text: $(element).text().trim()}));
  const titles = all.filter(({level}) => level === 1).length;
  return [
    ...(titles === 1 ? [] : [`${titles} headings of the first level, expected one`]),
    ...all.flatMap(({level, text}, index) => {
      const before = all[index - 1]?.level ?? 0;
      return level > before + 1 ? [`h${level} "${text}" follows a heading of level ${before}`] : [];
    }),
    ...all.filter(({text}) => !text).map(({level}) => `an h${level} without words`),
  ];
}

/** Decoration: the sleeve of a DJ's record, drawn from the name, which stands beside it. */
const decoration = '[aria-hidden="true"], [src^="/img/lineup/"][src$=".svg"]';

/** Every picture says what is in it. */
export function pictureMistakes($: CheerioAPI): string[] {
  return $('img')
    .toArray()
    .filter((element) => $(element).closest(decoration).length === 0)
    .filter((element) => !$(element).attr('alt')?.trim())
    .map((element) => `${$(element).attr('src')} has no alt text`);
}

/** What a reader of screens calls a link. */
function nameOf($: CheerioAPI, link: ReturnType<CheerioAPI>): string {
  const pictures = link
    .find('img')
    .toArray()
    .map((image) => $(image).attr('alt') ?? '');
  const words = [link.text(), ...pictures].join(' ').trim();
  return link.attr('aria-label')?.trim() || words || link.find('title').text().trim();
}

/** Links that cannot be followed: to nowhere, or to a script. */
export const deadEnds = ($: CheerioAPI): string[] =>
  $('a')
    .toArray()
    .filter(({attribs}) => !attribs.href?.trim() || /^\s*javascript:/i.test(attribs.href))
    .map((element) => $.html(element));

/** Every link says where it goes. */
export function linkMistakes($: CheerioAPI): string[] {
  return $('a[href]')
    .toArray()
    .filter((element) => $(element).closest('[aria-hidden="true"]').length === 0)
    .map((element) => ({name: nameOf($, $(element)), to: $(element).attr('href')}))
    .filter(({name}) => !name || isVague(name) || /^https?:/.test(name))
    .map(({name, to}) => `the link to ${to} says "${name}"`);
}
