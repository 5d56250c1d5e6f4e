import type {Heading, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';

/**
 * An element written into the page. Without the mark, MDX would put the theme's animated Details in
 * place of ours, whose content stays hidden without script.
 */
function element(name: string, children: unknown[], attributes: Record<string, string> = {}) {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children,
    data: {_mdxExplicitJsx: true},
  };
}

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
  const properties = heading.data?.hProperties as {id?: string} | undefined;
  const id = properties?.id ?? '';
  delete properties?.id;
  return element('details', [
    element('summary', [heading]),
    element('Answer', answer, {id, question: title}),
  ]) as unknown as RootContent;
}
