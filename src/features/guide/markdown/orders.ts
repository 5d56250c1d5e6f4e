import type {List, Root, RootContent} from 'mdast';
import {setAttribute} from '../../../plugins/content/mdx/element';

const isState = (node: object) => (node as {name?: string}).name === 'TaskState';
const isOrder = (list: List): boolean =>
  list.children.some(({children: [words]}) =>
    Boolean(words && 'children' in words && words.children.some(isState)),
  );

const isNumbered = (node?: RootContent): node is List =>
  node?.type === 'list' && Boolean(node.ordered);

/**
 * Names the numbered lists outside of tasks for the stylesheets: a crew's order of tasks, whose states
 * are made by now, with the words before it; and steps that are told, whose words are paragraphs, so
 * that a danger above them keeps to its own.
 */
export function markOrders(root: Root): void {
  root.children.forEach((node, i) => {
    if (!isNumbered(node)) return;
    const before = root.children[i - 1];
    if (isOrder(node)) {
      setAttribute(node, 'className', 'task-order');
      if (before?.type === 'paragraph') setAttribute(before, 'className', 'task-order-title');
    } else {
      setAttribute(node, 'className', 'told-steps');
      node.spread = true;
    }
  });
}
