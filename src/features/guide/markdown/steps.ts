import type {List, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {element} from '../../../plugins/content/mdx/element';

interface Element {
  type: string;
  name?: string;
  children: RootContent[];
}

const isElement = (node: object, name: string) => (node as Element).name === name;

/** A step holds plain words: the paragraph around them would not be allowed in a label. */
function words(item: List['children'][number]): RootContent[] {
  return item.children.flatMap((child): RootContent[] =>
    child.type === 'paragraph' ? child.children : [child],
  );
}

/** Numbers go on through the whole task, also when a sentence stands between two lists. */
function toSteps(parent: Element, counter: {steps: number}): void {
  parent.children = parent.children.map((child) => {
    if (isElement(child, 'Checks')) {
      toSteps(child as unknown as Element, counter);
      return child;
    }
    if (child.type !== 'list') return child;
    const steps = child.children.map((item) => {
      counter.steps += 1;
      const n = String(counter.steps);
      return element('Step', words(item), {n, ...(child.ordered && {number: n})});
    });
    return element(child.ordered ? 'Steps' : 'Points', steps);
  });
}

/** Gives every list inside a task or a safety check its boxes. */
export function makeSteps(root: Root): void {
  visit(root, (node) => {
    if (isElement(node, 'Task') || isElement(node, 'Checks')) {
      toSteps(node as unknown as Element, {steps: 0});
      return 'skip';
    }
    return undefined;
  });
}
