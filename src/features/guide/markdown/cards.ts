import type {Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {element} from '../../../plugins/content/mdx/element';
import {placeOf, speaksOfSection} from './places';

/** A card begins with a heading, or with a line that is bold as a whole. */
const begins = (node: RootContent) =>
  node.type === 'heading' ||
  (node.type === 'paragraph' && node.children.length === 1 && node.children[0]?.type === 'strong');

function card(nodes: RootContent[]): RootContent {
  const [, first] = nodes;
  const place = first && speaksOfSection(first) ? placeOf(first) : undefined;
  return element('Card', nodes, {...(place && {place})});
}

/** Makes a card of each section inside `<Cards>`. */
export function makeCards(root: Root): void {
  visit(root, (node) => {
    if ((node as {name?: string}).name !== 'Cards' || !('children' in node)) return;
    const sections: RootContent[][] = [];
    for (const child of node.children as RootContent[]) {
      if (begins(child) || sections.length === 0) sections.push([child]);
      else sections.at(-1)?.push(child);
    }
    node.children = sections.map(card);
  });
}
