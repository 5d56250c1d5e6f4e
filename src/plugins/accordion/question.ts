import type {Heading, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {element, idOf} from '../mdx/element';

/**
 * One question with its answer. The id moves from the heading to the answer: a browser opens a
 * closed `<details>` by itself when the address points to something inside it, and the heading
 * stands outside, in the summary.
 * @throws when there is no answer
 */
export function question(heading: Heading, answer: RootContent[], file: string): RootContent {
  const title = toString(heading);
  if (toString(answer).trim() === '')
    throw new Error(
      `${file}, question '${title}': the answer is empty; write a sentence below the heading`,
    );
  const plain: Heading = {type: 'heading', depth: heading.depth, children: heading.children};
  return element('details', [
    element('summary', [plain]),
    element('Answer', answer, {id: idOf(heading), question: title}),
  ]);
}
