import {partOf} from '../../guide/model/crews';
import {isInline} from '../engine/inline';

/** The text of a stretch of a page as one string, and the nodes that it is made of. */
export interface SectionText {
  text: string;
  nodes: {node: Text; start: number}[];
}

const levelOf = (element: Element) => Number(/^H([1-6])$/.exec(element.tagName)?.[1] ?? 0);

/** The block that a text stands in: words of two blocks are not one word. */
function blockOf(node: Node): Element | null {
  let element = node.parentElement;
  while (element && isInline(element.tagName)) element = element.parentElement;
  return element;
}

const isShown = ({parentElement}: Text) =>
  parentElement !== null &&
  parentElement.getClientRects().length > 0 &&
  !parentElement.closest('svg, nav, button, script, style, [data-interface]');

function* textNodes(root: Element): Generator<Text> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) yield walker.currentNode as Text;
}

/** The headings that stand behind one and end its section. */
function endOf(heading: Element): Element | undefined {
  const all = [...document.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')];
  return all.slice(all.indexOf(heading) + 1).find((other) => levelOf(other) <= levelOf(heading));
}

/** The shown texts of the section that an id names: of a heading, a question, a card or a row. */
function nodesOf(id: string): Text[] {
  const main = document.querySelector('main');
  if (!main) return [];
  const target = document.getElementById(partOf(id)) ?? document.getElementById(id);
  if (!target || !main.contains(target)) return [...textNodes(main)].filter(isShown);
  if (levelOf(target) === 0)
    return [...textNodes(target.closest('details') ?? target)].filter(isShown);
  const end = endOf(target);
  const follows = (node: Node, other: Node) =>
    Boolean(other.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING);
  return [...textNodes(main)].filter(
    (node) =>
      isShown(node) &&
      (target.contains(node) || follows(node, target)) &&
      !(end && (end.contains(node) || follows(node, end))),
  );
}

/**
 * Reads a section of the page that is open, or all of it.
 * @param id of the section; without one, or when there is none such, the whole page is read
 */
export function sectionText(id: string): SectionText {
  const nodes: SectionText['nodes'] = [];
  let text = '';
  let block: Element | null = null;
  for (const node of nodesOf(id)) {
    if (blockOf(node) !== block) text += '\n';
    block = blockOf(node);
    nodes.push({node, start: text.length});
    text += node.data;
  }
  return {text, nodes};
}
