import fs from 'node:fs';
import path from 'node:path';
import type {PhrasingContent, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {splitPanels, type PanelPiece} from '../panels/splitPanels';

const FINDER = 'panels.mdx';
/** What has a place to lead to already, or is repeated where a link cannot be. */
const LEFT_PLAIN = ['heading', 'link', 'linkReference'];

/** The panels of the year that a page is of; none where the year has no finder, and in the finder. */
function panelsBeside(page: string | undefined): ReadonlySet<string> {
  const folder = path.dirname(page ?? '');
  if (!page || path.basename(page) === FINDER || !fs.existsSync(path.join(folder, FINDER)))
    return new Set();
  const text = fs.readFileSync(path.join(folder, 'panels.json'), 'utf8');
  const {panels} = JSON.parse(text) as {panels: {name: string}[]};
  return new Set(panels.map(({name}) => name));
}

const attribute = (name: string, value: string | null) => ({type: 'mdxJsxAttribute', name, value});

/** A piece of a text: words, or what leads to the finder's answer for a panel or a strut. */
function nodeOf(piece: PanelPiece): PhrasingContent {
  if (typeof piece === 'string') return {type: 'text', value: piece};
  const attributes =
    'strut' in piece
      ? [attribute('name', piece.strut), attribute('strut', null)]
      : [attribute('name', piece.panel)];
  return {
    type: 'mdxJsxTextElement',
    name: 'Panel',
    attributes,
    children: [],
  } as unknown as PhrasingContent;
}

/** Makes links to the year's finder of the names of panels and struts in the words of a page. */
export function linkPanels(root: Root, file: Pick<VFile, 'path'>): void {
  const names = panelsBeside(file.path);
  if (names.size === 0) return;
  visit(root, (node, index, parent) => {
    if (LEFT_PLAIN.includes(node.type)) return SKIP;
    if (node.type !== 'text' || !parent || index === undefined) return undefined;
    const pieces = splitPanels(node.value, names);
    if (pieces.every((piece) => typeof piece === 'string')) return undefined;
    const nodes = pieces.map(nodeOf);
    parent.children.splice(index, 1, ...(nodes as typeof parent.children));
    return index + nodes.length;
  });
}
