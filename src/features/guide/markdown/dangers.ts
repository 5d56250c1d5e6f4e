import type {List, ListItem, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

const asElement = (node: object) =>
  node as {name?: string; attributes?: {type: string; name?: string; value?: unknown}[]};
const isDanger = (node: object) => asElement(node).name === 'Danger';
const has = (node: object, name: string) =>
  Boolean(asElement(node).attributes?.some((one) => one.name === name));

/** The id in `<Danger {...danger('generator-rigging')} />` and `<Task {...task('…')}>`. */
function spreadId(node: object): string | undefined {
  const spread = asElement(node).attributes?.find(({type}) => type === 'mdxJsxExpressionAttribute');
  return /\b(?:danger|task)\(\s*(['"`])(.*?)\1\s*\)/.exec(String(spread?.value))?.[2];
}

const isList = (node: object | undefined): node is List =>
  (node as RootContent | undefined)?.type === 'list';

/** Puts dangers into the step after them, and makes one list again of what they stood between. */
function tie(nodes: RootContent[]): RootContent[] {
  const result: RootContent[] = [];
  let waiting: RootContent[] = [];
  for (const node of nodes) {
    if (isDanger(node) && !has(node, 'closes')) {
      waiting.push(node);
    } else if (isList(node) && waiting.length > 0) {
      const [first] = node.children as [ListItem];
      // Its words get a paragraph of their own in a list without boxes.
      first.spread = true;
      first.children.unshift(...(waiting as ListItem['children']));
      waiting = [];
      const before = result.at(-1);
      if (isList(before) && before.ordered === node.ordered) before.children.push(...node.children);
      else result.push(node);
    } else {
      result.push(...waiting, node);
      waiting = [];
    }
  }
  return [...result, ...waiting];
}

/** Ties each danger to the step that it stands directly before, so that nothing can part them. */
export function tieDangers(root: Root): void {
  visit(root, (node) => {
    if ('children' in node) node.children = tie(node.children as RootContent[]);
  });
}

/** A danger where it stands in the text, once it is tied. */
export interface PlacedDanger {
  /** That of its figure; undefined where it reads none. */
  id: string | undefined;
  /** Words of the heading above it. */
  heading: string;
  /** The task that it stands in. */
  task?: string;
  /** Stands directly before a step or a point. */
  tied: boolean;
  /** Number of that step: in its task, or in its list outside of one. Points have none. */
  step?: number;
  /** Stands after the last step of its task, and says so. */
  closes: boolean;
}

interface Walk {
  found: PlacedDanger[];
  heading: string;
  task?: {id: string | undefined; steps: number};
}

function walk(nodes: RootContent[], state: Walk): void {
  const note = (node: object, place: {tied: boolean; step?: number}) =>
    state.found.push({
      id: spreadId(node),
      heading: state.heading,
      task: state.task?.id,
      ...place,
      closes: has(node, 'closes'),
    });
  for (const node of nodes) {
    if (node.type === 'heading') state.heading = toString(node);
    if (isDanger(node)) note(node, {tied: false});
    else if (isList(node)) {
      node.children.forEach((item, i) => {
        const n = state.task ? (state.task.steps += 1) : (node.start ?? 1) + i;
        const step = node.ordered ? n : undefined;
        item.children.filter(isDanger).forEach((danger) => note(danger, {tied: true, step}));
      });
    } else if (asElement(node).name === 'Task' && 'children' in node) {
      const before = state.task;
      state.task = {id: spreadId(node), steps: 0};
      walk(node.children, state);
      state.task = before;
    } else if ('children' in node) walk(node.children, state);
  }
}

/** Every danger of a page whose dangers are tied, in the order of the text. */
export function placedDangers(root: Root): PlacedDanger[] {
  const state: Walk = {found: [], heading: ''};
  walk(root.children, state);
  return state.found;
}

/** Tells each list of dangers on the page where they stand. */
export function listDangers(root: Root): void {
  const places = placedDangers(root).map(({id, heading, step}) => [id, {heading, step}]);
  const value = JSON.stringify(Object.fromEntries(places));
  visit(root, (node) => {
    const {name, attributes} = asElement(node);
    if (name === 'DangerList') attributes?.push({type: 'mdxJsxAttribute', name: 'places', value});
  });
}
