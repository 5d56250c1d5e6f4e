import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {setAttribute} from '../../../plugins/content/mdx/element';

const HOLDERS = ['listItem', 'tableCell', 'paragraph'];

/** The one link that is all there is in a point or a cell, a list inside it aside. */
function onlyLink(node: Nodes): Nodes | undefined {
  if (node.type === 'link') return node;
  if (!HOLDERS.includes(node.type) || !('children' in node)) return undefined;
  const own = node.children.filter(({type}) => type !== 'list');
  return own.length === 1 && own[0] ? onlyLink(own[0]) : undefined;
}

/** Marks the links that are a row of their own, which the stylesheet makes as high as a thumb. */
export function markTargets(root: Root): void {
  visit(root, (node) => {
    if (node.type !== 'listItem' && node.type !== 'tableCell') return;
    const link = onlyLink(node);
    if (link) setAttribute(link, 'className', 'row-link');
  });
}
