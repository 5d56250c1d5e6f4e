import type {CheerioAPI} from 'cheerio';
import {crewOf} from '../../guide/model/crews';
import type {SearchRecord} from '../engine/types';
import {bracketAmounts, TICK} from './amounts';
import {furniture} from './furniture';
import {isElement, type Element, type Node} from './nodes';
import {readRow, rowId, rowWords} from './readRow';
import {endOf, tidy, wordsOf} from './wordsOf';

/** 2 for an h2; undefined for what is no heading, and for the page's title. */
function headingLevel({tagName}: Element): number | undefined {
  const level = /^h([2-6])$/.exec(tagName)?.[1];
  return level ? Number(level) : undefined;
}

/**
 * The id that leads to a heading: its own; that of its card; that of the answer where it is a
 * question, since the id stands in there. Without one the section has no address of its own.
 */
function anchorOf($: CheerioAPI, heading: Element): string | undefined {
  if (heading.attribs.id) return heading.attribs.id;
  const question = $(heading).closest('summary').parent('details');
  const answer = question.find('[id]').first().attr('id');
  return answer ?? $(heading).closest('article[id]').attr('id');
}

/** Whether a heading is a question that opens its answer. */
const isQuestion = ($: CheerioAPI, heading: Element) => $(heading).closest('summary').length > 0;

type Place = SearchRecord['place'];

interface Section extends SearchRecord {
  level: number;
}

const placeOf = (element: Element) => element.attribs['data-place'] as Place;

/** The title of a page without the site's name behind it. */
export const titleOf = ($: CheerioAPI) =>
  $('head title')
    .text()
    .replace(/ \| [^|]*$/, '');

/** What a task needs as its parts is what the task is about. */
const isParts = ($: CheerioAPI, element: Element) =>
  element.tagName === 'dd' && $(element).prev('dt').text() === 'Parts';

/** A row that has no id, and nothing that has one or is for one place only. */
const isPlainRow = ($: CheerioAPI, element: Element) =>
  element.tagName === 'tr' &&
  $(element).closest('tbody').siblings('thead').length > 0 &&
  $(element).find('[id], [data-place]').length === 0;

/** Heads of columns with which each row is told: by themselves they say nothing. */
const isToldInRows = ($: CheerioAPI, element: Element) =>
  element.tagName === 'thead' &&
  $(element)
    .siblings('tbody')
    .children('tr')
    .toArray()
    .every((row) => rowId(row) || isPlainRow($, row));

/**
 * Reads a finished page into what can be found on it: the page itself, each section whose heading
 * has an id, each question, each card and each row of a table that has an id. Text belongs to the
 * nearest of them above it.
 * @param $ the page as it was built
 * @param path its address, such as /setup/
 */
export function readPage($: CheerioAPI, path: string): SearchRecord[] {
  const main = $('main').clone();
  main.find(furniture).not(TICK).remove();
  bracketAmounts($, main);
  // Home's title is the name spelled out.
  const page = path === '/' ? 'home' : titleOf($);
  const title = tidy(main.find('h1').first().text()) || page;
  const sections: Section[] = [{url: path, page, title, text: '', level: 1}];
  let open = sections.slice();

  const current = () => open.at(-1)!;

  function begin(id: string, title: string, level: number, place: Place, asks: boolean) {
    open = open.filter((section) => section.level < level);
    const trail = open.slice(1).map((section) => section.title);
    const section: Section = {
      url: `${path}#${id}`,
      page,
      title,
      ...(trail.length > 0 && {trail}),
      ...(crewOf(id) && {crew: crewOf(id)}),
      ...(place && {place}),
      ...(asks && {isQuestion: true}),
      text: '',
      level,
    };
    sections.push(section);
    open.push(section);
  }

  function add(text: string, place: Place) {
    const section = current();
    // Where all of a section is for one place, its record says so.
    const field = place && place !== section.place ? place : 'text';
    section[field] = `${section[field] ?? ''}${text}`;
  }

  function read(node: Node, above: Place) {
    if (!isElement(node)) return add(wordsOf($, node), above);
    const place = placeOf(node) ?? above;
    const level = headingLevel(node);
    const id = level ? anchorOf($, node) : undefined;
    if (level && id) return begin(id, tidy($(node).text()), level, place, isQuestion($, node));
    if (rowId(node)) return void sections.push({...readRow($, node, {path, page}), level: 9});
    if (node.tagName === 'h1' || isToldInRows($, node)) return;
    if (isPlainRow($, node)) return add(`\n${rowWords($, node)}\n`, place);
    if (isParts($, node) && !place) {
      const section = current();
      section.names = tidy(`${section.names ?? ''}\n${wordsOf($, node)}`);
    }
    add(endOf(node), place);
    // What stands behind a card or a question belongs to what it stands in.
    const before = open;
    $(node)
      .contents()
      .each((_, child) => read(child, place));
    if (node.tagName === 'details' || (node.tagName === 'article' && node.attribs.id))
      open = before;
    // 'Parts:' names what follows it, in a line of words too.
    if (node.tagName === 'dt') add(':', place);
    return add(endOf(node), place);
  }

  for (const node of main.contents().toArray()) read(node, undefined);
  return sections.map(({level, ...record}) => {
    void level;
    const [text = '', street, brc] = [record.text, record.street, record.brc].map(
      (part) => part && tidy(part),
    );
    return {...record, text, street: street || undefined, brc: brc || undefined};
  });
}
