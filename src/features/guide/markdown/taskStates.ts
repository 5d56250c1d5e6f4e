import type {Heading, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {crewOf} from '../model/crews';
import {element, idOf} from '../../../plugins/content/mdx/element';

/** The crew whose own part a heading begins. */
function crewBegunBy(heading: Heading): string | undefined {
  const id = idOf(heading);
  return crewOf(id) === id ? id : undefined;
}

/**
 * Puts behind each link to a crew's task, in the order at the beginning of that crew's part, how far
 * it is.
 */
export function stateTasks(root: Root): void {
  let crew: string | undefined;
  visit(root, (node, index, parent) => {
    if (node.type === 'heading') crew = crewBegunBy(node);
    if (node.type !== 'link' || !crew || !parent || index === undefined) return undefined;
    const [, task] = node.url.split('#');
    if (!node.url.startsWith(`#${crew}-`) || !task) return undefined;
    const state = {...element('TaskState', [], {task}), type: 'mdxJsxTextElement'};
    parent.children.splice(index + 1, 0, state as never);
    return index + 2;
  });
}
