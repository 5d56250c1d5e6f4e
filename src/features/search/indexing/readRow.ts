import type {CheerioAPI} from 'cheerio';
import {crews} from '../../guide/model/crews';
import type {SearchRecord} from '../engine/types';
import type {Element} from './nodes';
import {tidy, wordsOf} from './wordsOf';

/** The id of a row that can be linked to, such as that of a panel. */
export const rowId = ({tagName, attribs}: Element) => (tagName === 'tr' ? attribs.id : undefined);

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
  const words = (cell: Element) => tidy(wordsOf($, cell));
  const table = $(row).closest('table');
  const columns = table.find('thead tr').last().children().toArray().map(words);
  const captions = table.children('caption').toArray().map(words);
  const cells = $(row).children().toArray();
  const name = cells.find(({tagName}) => tagName === 'th') ?? cells[0];
  const text = cells.flatMap((cell, i) => {
    const said = words(cell);
    return cell === name || !said ? [] : [columns[i] ? `${columns[i]}: ${said}` : said];
  });
  const crew = crews.find(
    (one) =>
      captions.some((caption) => caption.startsWith(one.name)) ||
      cells.some((cell) => words(cell) === one.name),
  );
  return {
    url: `${path}#${row.attribs.id}`,
    page,
    title: name ? words(name) : '',
    ...(crew && {crew: crew.id}),
    text: [...captions, ...text].join('; '),
  };
}
