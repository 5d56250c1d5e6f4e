import type {CheerioAPI} from 'cheerio';
import {crews} from '../../guide/model/crews';
import type {SearchRecord} from '../engine/types';
import {isElement, type Element} from './nodes';
import {tidy, wordsOf} from './wordsOf';

/** The id of a row that can be linked to, such as that of a panel. */
export const rowId = ({tagName, attribs}: Element) => (tagName === 'tr' ? attribs.id : undefined);

/** What a cell is made of where it is several of a kind, as neighbors are; else the cell. */
function partsOf($: CheerioAPI, cell: Element): Element[] {
  const parts = $(cell).contents().toArray();
  const kinds = new Set(parts.map((part) => (isElement(part) ? part.tagName : '')));
  return kinds.size === 1 && !kinds.has('') ? parts.filter(isElement) : [cell];
}

const wordsOfCell = ($: CheerioAPI, cell: Element) =>
  partsOf($, cell)
    .map((part) => tidy(wordsOf($, part)))
    .join(', ');

interface Cell {
  /** The heading of its column; '' where there is none. */
  head: string;
  said: string;
}

/** The cells of a row that say something; `name`, the one that needs no heading, left out. */
function cellsOf($: CheerioAPI, row: Element, name?: Element): Cell[] {
  const heads = $(row).closest('table').find('thead tr').last().children().toArray();
  return $(row)
    .children()
    .toArray()
    .flatMap((cell, i) => {
      const said = wordsOfCell($, cell);
      if (cell === name || !said) return [];
      return [{head: heads[i] ? wordsOfCell($, heads[i]) : '', said}];
    });
}

const inside = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

/**
 * A row as one says it: 'Bolt 3/8": wrench 9/16"', 'Party Crew: works on the left'. A name needs no heading,
 * a size does; a dash says nothing. It is one piece, which no excerpt cuts.
 */
export function rowWords($: CheerioAPI, row: Element): string {
  const [first, ...others] = cellsOf($, row).filter(({said}) => said !== '–');
  if (!first) return '';
  const name = /^\d/.test(first.said) ? `${first.head} ${first.said}` : first.said;
  const more = others.map(({head, said}) => `${inside(head)} ${said}`.trim());
  return [name, more.join(', ')].filter(Boolean).join(': ');
}

/**
 * Reads a row of a table that has an id: its first header cell names it, the others are told with
 * the heading of their column, after what the table's caption says of all of them. A caption that
 * begins with a crew, or a cell that is one, says whose it is.
 */
export function readRow(
  $: CheerioAPI,
  row: Element,
  {path, page}: {path: string; page: string},
): SearchRecord {
  const captions = $(row)
    .closest('table')
    .children('caption')
    .toArray()
    .map((caption) => wordsOfCell($, caption));
  const cells = $(row).children().toArray();
  const name = cells.find(({tagName}) => tagName === 'th') ?? cells[0];
  const crew = crews.find(
    (one) =>
      captions.some((caption) => caption.startsWith(one.name)) ||
      cells.some((cell) => wordsOfCell($, cell) === one.name),
  );
  return {
    url: `${path}#${row.attribs.id}`,
    page,
    title: name ? wordsOfCell($, name) : '',
    ...(crew && {crew: crew.id}),
    text: [
      ...captions,
      ...cellsOf($, row, name).map(({head, said}) => (head ? `${head}: ${said}` : said)),
    ].join('; '),
  };
}
