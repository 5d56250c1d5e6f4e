import type {PhrasingContent, Root, Text} from 'mdast';
import {visit} from 'unist-util-visit';
import {splitFractions, type FractionParts} from '../../../text/fractions';

const text = (value: string): Text => ({type: 'text', value});

function fraction(parts: FractionParts): PhrasingContent {
  const attributes = Object.entries<string>({...parts}).map(([name, value]) => ({
    type: 'mdxJsxAttribute',
    name,
    value,
  }));
  return {
    type: 'mdxJsxTextElement',
    name: 'Fraction',
    attributes,
    children: [],
  } as unknown as PhrasingContent;
}

/** Sets sizes such as 3/8" as proper fractions. */
export function setFractions(root: Root): void {
  visit(root, 'text', (node, index, parent) => {
    const pieces = splitFractions(node.value);
    if (pieces.length < 2 || !parent || index === undefined) return undefined;
    const nodes = pieces.map((piece) =>
      typeof piece === 'string' ? text(piece) : fraction(piece),
    );
    parent.children.splice(index, 1, ...(nodes as typeof parent.children));
    return index + nodes.length;
  });
}
