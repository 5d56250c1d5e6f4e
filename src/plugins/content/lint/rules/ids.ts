import {toString} from 'mdast-util-to-string';
import {lineOf, nodesOf} from '../nodes';
import type {Mistake} from '../passage';
import type {Page} from '../readPage';

/** An id behind a heading: '{/* #dogs *\/}'. */
const idMark = /\/\*\s*#(.*?)\s*\*\//;
const SOUND = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A comment that was meant as an id: '{/* dogs *\/}'. */
const lostMark = /\/\*\s*([\w-]+)\s*\*\//;

/** Ids that links and ticks are kept under: each once on its page, and in plain letters. */
export function ids(page: Page): Mistake[] {
  const seen = new Map<string, number>();
  return nodesOf(page).flatMap((node): Mistake[] => {
    if (node.type !== 'heading') return [];
    const text = toString(node);
    const id = idMark.exec(text)?.[1];
    const mistake = {file: page.file, line: lineOf(node), rule: 'ids'};
    if (id === undefined) {
      const lost = lostMark.exec(text)?.[1];
      const why = 'the question has no address of its own otherwise';
      if (lost !== undefined)
        return [{...mistake, found: `the id "${lost}" without #`, write: `{/* #${lost} */}`, why}];
      const isQuestion = page.frontMatter.accordion && node.depth <= 3 && node.depth > 1;
      return isQuestion
        ? [{...mistake, found: `"${text}" without an id`, write: `${text} {/* #a-word */}`, why}]
        : [];
    }
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
