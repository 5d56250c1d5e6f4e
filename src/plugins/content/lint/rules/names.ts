import type {Nodes} from 'mdast';
import {nearest} from '../../schemas/suggest';
import {expressionsOf, isElement, lineOf, nodesOf} from '../nodes';
import type {Mistake} from '../passage';
import type {Page} from '../readPage';

/** The names that a page may use, each with its value where that is data. */
export type Known = Record<string, unknown>;

interface Use {
  line: number;
  /** As it is written: season.place.name, or CampoutDates. */
  path: string;
}

/** A path in what is worked out: season.place in `${season.place.name.toUpperCase()}`. */
const withDot = /(?<![\w.$'"/-])[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)+/g;

/** What an expression reads: all of it where it is a path, or the paths within it. */
function pathsIn(expression: string): string[] {
  const whole = expression.trim();
  return isPath({path: whole}) ? [whole] : (whole.match(withDot) ?? []).map((path) => `…${path}`);
}

/** Only plain paths are followed; what is computed is left to the build. */
const isPath = ({path}: Pick<Use, 'path'>) =>
  /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/.test(path);
const isComponent = (name: string | null) => /^[A-Z]/.test(name ?? '');

function usesIn(node: Nodes): Use[] {
  const line = lineOf(node);
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
    return pathsIn(node.value).map((path) => ({line, path}));
  }
  if (!isElement(node)) return [];
  const paths = expressionsOf(node).flatMap(pathsIn);
  return [...paths, ...(isComponent(node.name) ? [node.name ?? ''] : [])].map((path) => ({
    line,
    path,
  }));
}

const isObject = (value: unknown): value is Known => typeof value === 'object' && value !== null;

/** The first part of a path that leads nowhere, and what could stand there. */
function lost(path: string, known: Known): {part: string; among: string[]} | undefined {
  let at: unknown = known;
  for (const part of path.split('.')) {
    if (!isObject(at)) return undefined;
    if (!(part in at)) return {part, among: Object.keys(at)};
    at = at[part];
  }
  return undefined;
}

/**
 * Values and components that a page uses are there: a name with a slip would show nothing, or end
 * the build with a stack.
 */
export function names(page: Page, known: Known): Mistake[] {
  return nodesOf(page)
    .flatMap(usesIn)
    .flatMap(({line, path: found}) => {
      const path = found.replace(/^…/, '');
      // Within what is worked out, a name that is not known is one of its own.
      const isInside = path !== found;
      if (!isPath({path}) || (isInside && !isObject(known[path.split('.')[0] ?? '']))) return [];
      const gap = lost(path, known);
      if (!gap) return [];
      const meant = nearest(gap.part, gap.among);
      return [
        {
          file: page.file,
          line,
          rule: 'names',
          found: `"${path}", where nothing is called ${gap.part}`,
          write: meant ? meant : `one of ${gap.among.join(', ')}`,
          why: 'the page would show nothing there',
        },
      ];
    });
}
