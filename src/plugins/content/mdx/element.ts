import type {RootContent} from 'mdast';

/**
 * An element or component written into a Markdown page. Without the mark, MDX would put the theme's
 * own component in place of a plain `details`, whose content stays hidden without script.
 */
export function element(
  name: string,
  children: RootContent[],
  attributes: Record<string, string> = {},
): RootContent {
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
  } as unknown as RootContent;
}

interface WithProperties {
  data?: {hProperties?: Record<string, string>};
}

/** The id that a heading got from the theme's own plugin. */
export const idOf = (node: object): string => (node as WithProperties).data?.hProperties?.id ?? '';

/** Gives an attribute to whatever element a node becomes. */
export function setAttribute(node: object, name: string, value: string): void {
  const target = node as WithProperties;
  target.data = {...target.data, hProperties: {...target.data?.hProperties, [name]: value}};
}
