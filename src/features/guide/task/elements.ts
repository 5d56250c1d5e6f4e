import {
  Children,
  Fragment,
  isValidElement,
  type FunctionComponent,
  type ReactElement,
  type ReactNode,
} from 'react';
import Fraction from '../../../ui/Fraction';
import Panel from '../panels/Panel';

type AnyElement = ReactElement<Record<string, unknown> & {children?: ReactNode}>;

const isElement = (node: ReactNode): node is AnyElement => isValidElement(node);

/** The elements and words in a piece of content, without fragments around them and breaks between blocks. */
export function partsOf(content: ReactNode): ReactNode[] {
  return Children.toArray(content)
    .flatMap((node) =>
      isElement(node) && node.type === Fragment ? partsOf(node.props.children) : [node],
    )
    .filter((node) => node !== '\n');
}

/** Whether a piece of content is an element of a component, such as `Task`. */
export function isA<Props>(
  node: ReactNode,
  component: FunctionComponent<Props>,
): node is ReactElement<Props> {
  return isElement(node) && node.type === component;
}

/** The children of an element; nothing of words. */
export const insideOf = (node: ReactNode): ReactNode =>
  isElement(node) ? node.props.children : undefined;

/** All elements of a component in a piece of content, in their order. */
export function allOf<Props>(
  content: ReactNode,
  component: FunctionComponent<Props>,
): ReactElement<Props>[] {
  return partsOf(content).flatMap((node) =>
    isA(node, component) ? [node] : allOf(insideOf(node), component),
  );
}

function wordsIn(node: ReactNode): string {
  if (typeof node === 'string') return node;
  // These have their words in their properties.
  if (isA(node, Panel)) return node.props.name;
  if (isA(node, Fraction)) return `${node.props.top}/${node.props.bottom}`;
  return wordsOf(insideOf(node));
}

/** The words of a piece of content. */
export const wordsOf = (content: ReactNode): string => partsOf(content).map(wordsIn).join('');

/** A property of an element, where it is text; '' where it is not. */
export function textProp(node: ReactNode, name: string): string {
  const value = isElement(node) ? node.props[name] : undefined;
  return typeof value === 'string' ? value : '';
}
