import type {Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {setAttribute} from '../../../plugins/content/mdx/element';

const PLACES = {'Black Rock City only:': 'brc', 'Street only:': 'street'} as const;

/** The place that a paragraph, a point or a step says at its beginning to be only for. */
export function placeOf(node: object): 'brc' | 'street' | undefined {
  const text = toString(node);
  const said = Object.entries(PLACES).find(([words]) => text.startsWith(words));
  return said?.[1];
}

/** Whether a paragraph says that of the whole section that it stands in. */
export const speaksOfSection = (node: RootContent) =>
  node.type === 'paragraph' && /^(?:Black Rock City|Street) only: this whole/.test(toString(node));

/** Marks paragraphs, points and steps that are only for one place. */
export function markPlaces(root: Root): void {
  visit(root, (node) => {
    const place = placeOf(node);
    if (!place) return;
    if (node.type === 'paragraph' || node.type === 'listItem')
      setAttribute(node, 'data-place', place);
    const {name, attributes} = node as unknown as {name?: string; attributes: object[]};
    if (name === 'Step') attributes.push({type: 'mdxJsxAttribute', name: 'place', value: place});
  });
}
