import {toString} from 'mdast-util-to-string';
import {lineIn, type Mistake, type Passage} from '../passage';
import {lineOf, nodesOf} from '../nodes';
import type {Page} from '../readPage';

interface Slip {
  mark: RegExp;
  found: (mark: string) => string;
  write: string;
  why: string;
}

/** Marks of Markdown that stand in the text as they are typed, since something about them is wrong. */
const slips: Slip[] = [
  {
    mark: /\*\*|__/,
    found: (mark) => `"${mark}" in the text`,
    write: '**words**, without a blank inside the stars, on both sides or on none',
    why: 'it would be seen, and nothing be bold',
  },
  {
    mark: /\[[^\]\n]+\]\s+\((?:[#/.]|https?:)[^)\n]*\)|\[[^\]\n]+\]\([^)\n]*\s[^)\n]*\)|\]\([^)\s]*$/m,
    found: (mark) => `a link that came apart, "${mark}"`,
    write: '[words](/address/), without a blank between ] and (',
    why: 'nobody could press it',
  },
  {
    mark: /^(?:\d+\.|[-*+])[A-Za-z]+/m,
    found: (mark) => `"${mark}" at the beginning of a line`,
    write: 'a blank behind the number or the dash',
    why: 'it would be no point of a list, and in a task have no box to tick',
  },
  {
    mark: /^#{1,6}[^\s#].*/m,
    found: (mark) => `"${mark}" at the beginning of a line`,
    write: 'a blank behind the #',
    why: 'it would be a line of text, and no heading',
  },
  {
    mark: /^\s*\|.*\|\s*$/m,
    found: (mark) => `a row of a table that is none, "${mark.trim()}"`,
    write: 'a line such as | --- | --- | below its first row',
    why: 'the table would be a line of text',
  },
];

function slipsIn(passage: Passage): Mistake[] {
  const {file, text} = passage;
  return slips.flatMap(({mark, found, write, why}) => {
    const first = mark.exec(text);
    if (!first) return [];
    const line = lineIn(passage, first.index);
    return [{file, line, rule: 'marks', found: found(first[0]), write, why}];
  });
}

const BOXES = ['danger', 'warning', 'info', 'note', 'tip'];
/** The line that begins or ends a box: ':::warning[before anyone starts]', ':::'. */
const boxLine = /^ *:::+ *([\w-]*)/gm;

/** Boxes that are of no known kind, or not closed, or closed twice. */
function boxesIn(page: Page): Mistake[] {
  const {file} = page;
  const lines = nodesOf(page).flatMap((node) => {
    if (node.type !== 'paragraph') return [];
    return [...toString(node).matchAll(boxLine)].map(({1: kind = '', index}) => ({
      kind,
      line: lineIn({file, line: lineOf(node), text: toString(node)}, index),
    }));
  });
  const mistake = {file, rule: 'marks', why: 'what follows would be in the wrong box, or in none'};
  const found: Mistake[] = [];
  let open: number | undefined;
  for (const {kind, line} of lines) {
    if (kind && !BOXES.includes(kind)) {
      const write = `one of ${BOXES.map((box) => `:::${box}`).join(', ')}`;
      found.push({...mistake, line, found: `a box of an unknown kind, ":::${kind}"`, write});
    }
    if (!kind && open === undefined)
      found.push({
        ...mistake,
        line,
        found: '":::" that closes no box',
        write: 'nothing: take it out',
      });
    if (kind && open !== undefined)
      found.push({
        ...mistake,
        line: open,
        found: 'a box that is not closed',
        write: ':::, in a line of its own below it',
      });
    open = kind ? line : undefined;
  }
  if (open !== undefined)
    found.push({
      ...mistake,
      line: open,
      found: 'a box that is not closed',
      write: ':::, in a line of its own below it',
    });
  return found;
}

/** What is typed as Markdown comes out as it is meant. */
export function marks(page: Page): Mistake[] {
  const texts = nodesOf(page).flatMap((node) =>
    node.type === 'text' ? [{file: page.file, line: lineOf(node), text: node.value}] : [],
  );
  return [...texts.flatMap(slipsIn), ...boxesIn(page)];
}
