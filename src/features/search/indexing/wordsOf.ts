import type {CheerioAPI} from 'cheerio';
import {isInline} from '../engine/inline';
import {isElement, type Element, type Node} from './nodes';

/** Single spaces and line ends, and no zero-width ones. */
export const tidy = (text: string) =>
  text
    .replace(/\u200b/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();

/** What separates an element's words from those beside it: a line end where it is a block. */
export const endOf = ({tagName}: Element) => (isInline(tagName) ? '' : '\n');

/** The words of a node and of what is in it; each block, cell and point on a line of its own. */
export function wordsOf($: CheerioAPI, node: Node): string {
  // A line end in the file is a space on the page.
  if (!isElement(node)) return $(node).text().replace(/\s+/g, ' ');
  const children = $(node).contents().toArray();
  return endOf(node) + children.map((child) => wordsOf($, child)).join('') + endOf(node);
}
