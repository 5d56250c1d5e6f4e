/** Looks for dates of other years in a built page. */
import {type CheerioAPI, load} from 'cheerio';
import {iso, otherDates, type Season} from './otherDates';
import type {Exclusion} from './yearExclusions';

const read = ['alt', 'aria-label', 'content', 'datetime', 'title', 'value'];
/** Addresses carry numbers of many kinds; only whole days are dates there. */
const addresses = ['href', 'src'];

interface Piece {
  text: string;
  isAddress?: boolean;
}

/** What a page says: words element by element, attributes, data for machines, days in addresses. */
function piecesOf($: CheerioAPI): Piece[] {
  return $('*')
    .toArray()
    .flatMap((element) => {
      if (!('attribs' in element)) return [];
      const {attribs, children} = element;
      const own = children
        .map((node) => (node.nodeType === 3 && 'data' in node ? node.data : ''))
        .join('');
      const said = read.flatMap((name) => attribs[name] ?? []);
      return [
        ...[own, ...said].map((text) => ({text: text.trim()})),
        ...addresses.flatMap((name) => ({text: attribs[name] ?? '', isAddress: true})),
      ];
    });
}

function remove($: CheerioAPI, {selector = 'html', words}: Exclusion): void {
  if (!words) return void $(selector).remove();
  for (const element of $(selector).find('*').addBack().toArray()) {
    const own = $(element)
      .contents()
      .filter((_, node) => node.nodeType === 3);
    if (words.test(own.text().trim())) own.remove();
    if (words.test($(element).attr('content') ?? '')) $(element).remove();
  }
}

/**
 * @param html a built page
 * @param excused what may stand on it
 * @returns each date of another year that stands on it
 */
export function datesOfOtherYears(
  html: string,
  season: Season,
  excused: readonly Exclusion[],
): string[] {
  const $ = load(html, {scriptingEnabled: false});
  $('style, script:not([type="application/ld+json"])').remove();
  // The words of a link to another year say where it leads.
  $('a')
    .filter((_, link) => /^\/20\d{2}\//.test($(link).attr('href') ?? ''))
    .remove();
  for (const exclusion of excused) remove($, exclusion);
  return piecesOf($).flatMap(({text, isAddress}) =>
    isAddress
      ? (text.match(iso) ?? []).flatMap((found) => otherDates(found, season))
      : otherDates(text, season),
  );
}
