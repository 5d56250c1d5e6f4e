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

/** The cells of a row, each told with the heading of its column; `name`, the one that needs none, left out. */
function cellsOf($: CheerioAPI, row: Element, name?: Element): string[] {
  const heads = $(row).closest('table').find('thead tr').last().children().toArray();
  return $(row)
    .children()
    .toArray()
    .flatMap((cell, i) => {
      const said = wordsOfCell($, cell);
      if (cell === name || !said) return [];
      return [heads[i] ? `${wordsOfCell($, heads[i])}: ${said}` : said];
    });
}

/** A row as a line of words: 'Bolt: 3/8"; Wrench: 9/16"'. */
export const rowWords = ($: CheerioAPI, row: Element) => cellsOf($, row).join('; ');

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
    text: [...captions, ...cellsOf($, row, name)].join('; '),
  };
}
