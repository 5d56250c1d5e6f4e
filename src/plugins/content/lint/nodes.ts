/** What the rules look for in the tree of a page. */
import type {Node, Nodes} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {lineAt} from '../../files';
import type {Page} from './readPage';
import type {Passage} from './passage';

export type Element = MdxJsxFlowElement | MdxJsxTextElement;

export const lineOf = (node: Node) => node.position?.start.line ?? 1;

export const isElement = (node: Nodes): node is Element =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Every node of a page, in its order. */
export function nodesOf({root}: Page): Nodes[] {
  const nodes: Nodes[] = [];
  visit(root, (node) => void nodes.push(node));
  return nodes;
}

/** An attribute as it is written: a text, or the expression between { and }. */
export function attributeOf(element: Element, name: string): string | undefined {
  const found = element.attributes.find(
    (one): one is MdxJsxAttribute => one.type === 'mdxJsxAttribute' && one.name === name,
  );
  return typeof found?.value === 'object' ? found.value?.value : found?.value;
}

/** The plain expressions among the attributes of an element, as they are written. */
export function expressionsOf(element: Element): string[] {
  return element.attributes.flatMap((one) =>
    one.type === 'mdxJsxAttribute' && typeof one.value === 'object' && one.value
      ? [one.value.value]
      : [],
  );
}

export interface Heading {
  line: number;
  depth: number;
  text: string;
}

/** Its id, in a comment behind it, is no part of what it says. */
const withoutComments = (text: string) => text.replace(/\/\*.*?\*\//g, '').trim();

export function headingsOf(page: Page): Heading[] {
  return nodesOf(page).flatMap((node) =>
    node.type === 'heading'
      ? [{line: lineOf(node), depth: node.depth, text: withoutComments(toString(node))}]
      : [],
  );
}

export interface Link {
  line: number;
  text: string;
  to: string;
  /** Whether the address is worked out by code, as href={season.ticketsUrl}. */
  isCode: boolean;
}

function linkIn(node: Nodes): Link[] {
  const to =
    node.type === 'link'
      ? node.url
      : isElement(node) && node.name === 'a' && attributeOf(node, 'href');
  if (typeof to !== 'string') return [];
  const isCode = isElement(node) && expressionsOf(node).includes(to);
  return [{line: lineOf(node), text: toString(node).trim(), to, isCode}];
}

export const linksOf = (page: Page): Link[] => nodesOf(page).flatMap(linkIn);

export interface Image {
  line: number;
  alt: string;
  src: string;
}

function imageIn(node: Nodes): Image[] {
  if (node.type === 'image') return [{line: lineOf(node), alt: node.alt ?? '', src: node.url}];
  return isElement(node) && node.name === 'img'
    ? [
        {
          line: lineOf(node),
          alt: attributeOf(node, 'alt') ?? '',
          src: attributeOf(node, 'src') ?? '',
        },
      ]
    : [];
}

export const imagesOf = (page: Page): Image[] => nodesOf(page).flatMap(imageIn);

/** What the settings at the top say to people. */
const settings = /^(title|description|sidebar_label): *(.*)$/gm;

function passagesIn(node: Nodes, file: string): Passage[] {
  const line = lineOf(node);
  if (node.type === 'text') return [{file, line, text: node.value}];
  if (node.type === 'yaml') {
    return [...node.value.matchAll(settings)].map(({0: whole, 1: key, 2: text = '', index}) => ({
      file,
      // The first line is the ---.
      line: line + lineAt(node.value, index),
      text: text || whole,
      key,
    }));
  }
  if (!isElement(node)) return [];
  return node.attributes.flatMap((one) =>
    one.type === 'mdxJsxAttribute' && typeof one.value === 'string'
      ? [{file, line, text: one.value, key: one.name, component: node.name ?? undefined}]
      : [],
  );
}

/** @returns every text of a page that people read: words, attributes, what the settings say */
export const readTexts = (page: Page): Passage[] =>
  nodesOf(page).flatMap((node) => passagesIn(node, page.file));
