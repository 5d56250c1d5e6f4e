import type {CheerioAPI} from 'cheerio';
import type {Element} from './nodes';

/** 2 for an h2; undefined for what is no heading, and for the page's title. */
export function headingLevel({tagName}: Element): number | undefined {
  const level = /^h([2-6])$/.exec(tagName)?.[1];
  return level ? Number(level) : undefined;
}

/**
 * The id that leads to a heading: its own; that of its card; that of the answer where it is a
 * question, since the id stands in there. Without one the section has no address of its own.
 */
export function anchorOf($: CheerioAPI, heading: Element): string | undefined {
  if (heading.attribs.id) return heading.attribs.id;
  const question = $(heading).closest('summary').parent('details');
  const answer = question.find('[id]').first().attr('id');
  return answer ?? $(heading).closest('article[id]').attr('id');
}
