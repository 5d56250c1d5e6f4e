import type {Heading, Nodes, Root, RootContent, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {VFile} from 'vfile';
import {SKIP, visit} from 'unist-util-visit';
import {makeCards} from './cards';
import {listDangers, tieDangers} from './dangers';
import {setFractions} from './fractions';
import {linkPanels} from './panels';
import {markOrders} from './orders';
import {markPlaces} from './places';
import {wrapSections} from './sections';
import {makeSteps} from './steps';
import {setAttribute, element, idOf} from '../../../plugins/content/mdx/element';
import {crewClass, crewOf} from '../model/crews';
import {crewIds} from '../model/names';
import type {CrewId} from '../model/types';

/** The crew whose own part a heading begins. */
function crewBegunBy(heading: Heading): string | undefined {
  const id = idOf(heading);
  return crewOf(id) === id ? id : undefined;
}

/** The task of a crew that a link leads to. */
const taskOf = (node: Nodes, crew: string): string | undefined =>
  node.type === 'link' && node.url.startsWith(`#${crew}-`) ? node.url.slice(1) : undefined;

/** A row for each link to a task, with the words before it; the last one has those behind it too. */
function rowsOf(nodes: RootContent[], crew: string): RootContent[] {
  const links = nodes.filter((node) => taskOf(node, crew));
  const ends = links.map((link) => nodes.indexOf(link) + 1);
  return links.map((link, i) => {
    const words = nodes.slice(ends[i - 1] ?? 0, i === links.length - 1 ? undefined : ends[i]);
    if (words.length === 1) setAttribute(link, 'className', 'row-link');
    const row = element('TaskState', words, {task: taskOf(link, crew) ?? ''});
    return {...row, type: 'mdxJsxTextElement'} as unknown as RootContent;
  });
}

/** Says of each task that a crew's part links to at its beginning, in its order above all, how far it is. */
function stateTasks(root: Root): void {
  let crew: string | undefined;
  visit(root, (node) => {
    if (node.type === 'heading') crew = crewBegunBy(node);
    if (!crew || !('children' in node)) return undefined;
    const rows = rowsOf(node.children, crew);
    if (rows.length === 0) return undefined;
    node.children = rows as never;
    return SKIP;
  });
}

const HOLDERS = ['listItem', 'tableCell', 'paragraph'];

/** The one link that is all there is in a point or a cell, a list inside it aside. */
function onlyLink(node: Nodes): Nodes | undefined {
  if (node.type === 'link') return node;
  if (!HOLDERS.includes(node.type) || !('children' in node)) return undefined;
  const own = node.children.filter(({type}) => type !== 'list');
  return own.length === 1 && own[0] ? onlyLink(own[0]) : undefined;
}

/** Marks the links that are a row of their own, which the stylesheet makes as high as a thumb. */
function markTargets(root: Root): void {
  visit(root, (node) => {
    if (node.type !== 'listItem' && node.type !== 'tableCell') return;
    const link = onlyLink(node);
    if (link) setAttribute(link, 'className', 'row-link');
  });
}

/** The crew to whose part the link leads that a row of a table begins with. */
function crewOfRow({children: [first]}: TableRow): CrewId | undefined {
  const link = first && onlyLink(first);
  return crewIds.find((id) => link?.type === 'link' && link.url === `#${id}`);
}

/** What stands in a cell for nothing. */
const NOTHING = '–';

/**
 * Gives the rows of a table that begin with a link to a crew's part the color of that crew. A phone
 * shows such a table as a card for each crew, so its cells know what stands at the head of their column.
 */
function colorRows(root: Root): void {
  visit(root, 'table', (table) => {
    const [head] = table.children;
    for (const row of table.children) {
      const crew = crewOfRow(row);
      if (!crew) continue;
      setAttribute(table, 'className', 'crew-cards');
      setAttribute(row, 'className', crewClass(crew));
      row.children.forEach((cell, i) => {
        const title = head?.children[i];
        if (i > 0 && title && toString(cell) !== NOTHING)
          setAttribute(cell, 'data-head', toString(title));
      });
    }
  });
}

/** Marks the headings that begin a chapter, which the stylesheet makes a band across the page. */
function markChapters(root: Root): void {
  for (const node of root.children)
    if (node.type === 'heading' && node.depth === 2) setAttribute(node, 'data-chapter', '');
}

/**
 * Remark plugin for pages whose front matter says `guide: true`. They are plain Markdown; this makes
 * of it what the reader can choose and tick:
 * - sections whose id is a crew's (or begins with it) can be shown alone,
 * - what begins with 'Street only:' or 'Black Rock City only:' is marked as such,
 * - sizes such as 3/8" are set as fractions,
 * - a heading of the second depth begins a chapter,
 * - a link that is all there is in a point or a cell is made a target for gloves,
 * - a row of a table that begins with a crew has its color, and is a card on a phone,
 * - a crew's order of tasks says how far each is, and is a card with the words before it,
 * - numbered steps that nobody ticks look like those of tasks,
 * - a danger is tied to the step that it stands before, and listed where the page gathers them,
 * - short sections inside `<Cards>` stand beside each other,
 * - numbered steps inside `<Task>` and points inside `<Checks>` get a box to tick.
 * On these pages and all others beside a panel finder, names of panels become links to it.
 * Runs after the theme's own plugins, so that headings have their ids.
 */
export default function guideText() {
  return (root: Root, file: VFile) => {
    linkPanels(root, file);
    const frontMatter = file.data.frontMatter as {guide?: boolean} | undefined;
    if (!frontMatter?.guide) return;
    tieDangers(root);
    listDangers(root);
    makeSteps(root);
    markPlaces(root);
    markTargets(root);
    markChapters(root);
    colorRows(root);
    stateTasks(root);
    markOrders(root);
    setFractions(root);
    makeCards(root);
    root.children = wrapSections(root.children);
  };
}
