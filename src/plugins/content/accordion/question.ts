import type {Heading, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {element, idOf} from '../mdx/element';

/**
 * One question with its answer. The id moves from the heading to the answer: a browser opens a
 * closed `<details>` by itself when the address points to something inside it, and the heading
 * stands outside, in the summary.
 */
export function question(heading: Heading, answer: RootContent[]): RootContent {
  const plain: Heading = {type: 'heading', depth: heading.depth, children: heading.children};
  return element('details', [
    element('summary', [plain]),
    element('Answer', answer, {id: idOf(heading), question: toString(heading)}),
  ]);
}
