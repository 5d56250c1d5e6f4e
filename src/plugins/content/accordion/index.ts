import type {Heading, Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {toString} from 'mdast-util-to-string';
import {element, idOf} from '../mdx/element';

/**
 * One question with its answer. The id moves from the heading to the answer: a browser opens a
 * closed `<details>` by itself when the address points to something inside it, and the heading
 * stands outside, in the summary.
 */
function question(heading: Heading, answer: RootContent[]): RootContent {
  const plain: Heading = {type: 'heading', depth: heading.depth, children: heading.children};
  return element('details', [
    element('summary', [plain]),
    element('Answer', answer, {id: idOf(heading), question: toString(heading)}),
  ]);
}

const isQuestion = (node: RootContent): node is Heading =>
  node.type === 'heading' && node.depth === 2;

/**
 * Remark plugin: on a page whose front matter says `accordion: true`, each `##` heading and what
 * follows it become one native `<details>`, so that questions are written as plain Markdown.
 * Runs after the theme's own plugins: headings have their ids and stand in the table of contents.
 */
export default function accordion() {
  return (root: Root, file: VFile) => {
    const frontMatter = file.data.frontMatter as {accordion?: boolean} | undefined;
    if (!frontMatter?.accordion) return;
    const first = root.children.findIndex(isQuestion);
    if (first < 0) return;
    const items: RootContent[] = [];
    let rest = root.children.slice(first);
    while (rest.length > 0) {
      const heading = rest[0] as Heading;
      const next = rest.findIndex((node, i) => i > 0 && isQuestion(node));
      const end = next < 0 ? rest.length : next;
      items.push(question(heading, rest.slice(1, end)));
      rest = rest.slice(end);
    }
    root.children = [...root.children.slice(0, first), ...items];
  };
}
