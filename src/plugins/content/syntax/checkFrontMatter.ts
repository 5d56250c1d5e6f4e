import {isMap, parseDocument} from 'yaml';
import {lineAt} from '../../files';

const opening = '---\n';

/**
 * The lines between the two --- at the top of a page.
 * @param file where the page lies, as the reader of the message should find it
 * @returns a line for the first place that cannot be read
 */
export function checkFrontMatter(file: string, text: string): string[] {
  if (!text.startsWith(opening)) return [];
  const end = text.indexOf('\n---', opening.length);
  if (end < 0) return [`${file}:1: found no second --- ; write one below the page’s settings`];
  const {contents, errors} = parseDocument(text.slice(0, end));
  if (errors.length === 0 && isMap(contents)) return [];
  const line = lineAt(text, errors[0]?.pos[0] ?? opening.length);
  if (errors[0]?.code === 'DUPLICATE_KEY')
    return [`${file}:${line}: found a setting that stands twice; take one of the two out`];
  if (/\t/.test(text.slice(0, end)))
    return [
      `${file}:${line}: found a tab among the page’s settings; begin each at the start of its line`,
    ];
  return [
    `${file}:${line}: found a setting that cannot be read; write name: value, and put double quotes around a value with a colon`,
  ];
}
