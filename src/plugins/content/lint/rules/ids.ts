import {toString} from 'mdast-util-to-string';
import {lineOf, nodesOf} from '../nodes';
import type {Mistake} from '../passage';
import type {Page} from '../readPage';

/** An id behind a heading: '{/* #dogs *\/}'. */
const idMark = /\/\*\s*#(.*?)\s*\*\//;
const SOUND = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Ids that links and ticks are kept under: each once on its page, and in plain letters. */
export function ids(page: Page): Mistake[] {
  const seen = new Map<string, number>();
  return nodesOf(page).flatMap((node): Mistake[] => {
    const id = node.type === 'heading' ? idMark.exec(toString(node))?.[1] : undefined;
    if (id === undefined) return [];
    const mistake = {file: page.file, line: lineOf(node), rule: 'ids'};
    const first = seen.get(id);
    seen.set(id, first ?? mistake.line);
    if (!SOUND.test(id)) {
      return [
        {
          ...mistake,
          found: `the id "${id}"`,
          write: 'small letters, digits and dashes, such as {/* #what-to-bring */}',
          why: 'links to anything else break in chats and mails',
        },
      ];
    }
    return first === undefined
      ? []
      : [
          {
            ...mistake,
            found: `the id "${id}", which line ${first} has too`,
            write: 'another one here',
            why: 'links lead to the first of the two only',
          },
        ];
  });
}
