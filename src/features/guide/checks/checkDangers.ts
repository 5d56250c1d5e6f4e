import type {Root} from 'mdast';
import {readPage} from '../../../plugins/content/lint/readPage';
import {nearest} from '../../../plugins/content/schemas/suggest';
import {placedDangers, tieDangers, type PlacedDanger} from '../markdown/dangers';
import {crewOf} from '../model/crews';
import type {Danger} from '../model/types';
import type {Guide} from './guide';

/** The text as a tree, its dangers tied; undefined where it cannot be read, which the lint reports. */
function treeOf(folder: string, text: string): Root | undefined {
  const page = readPage(folder, text);
  if (!('root' in page)) return undefined;
  tieDangers(page.root);
  return page.root;
}

const isRead = (tree: Root | undefined) => tree !== undefined;

/** The danger that a name with a slip is meant for. */
const meantBy = (id: string | undefined, dangers: readonly Danger[]) =>
  nearest(
    id ?? '',
    dangers.map((danger) => danger.id),
  );

function checkPlace({id, task, tied, closes}: PlacedDanger, dangers: readonly Danger[]): string[] {
  const figure = dangers.find((danger) => danger.id === id);
  if (!figure) {
    const meant = meantBy(id, dangers);
    const hint = meant ? `; did you mean ${meant}?` : '';
    return [`the text has danger('${id ?? ''}'), which the figures have not${hint}`];
  }
  if (figure.task !== task)
    return [
      `danger '${figure.id}' stands in ${task ?? 'no task'}, expected ${figure.task ?? 'no task'}, as in the figures`,
    ];
  if (tied || closes) return [];
  return [
    `danger '${figure.id}' stands before no step; expected it directly before the step that it guards, or with 'closes' if it closes its task on purpose`,
  ];
}

/** A warning of the theme's own kind inside a task is tied to no step, and Safety does not know it. */
const loose = /^<Task\b(?:(?!^<\/Task>)[^])*?^\s*:::(?:danger|warning)/m;

/**
 * Each danger of the figures stands once in the text, directly before the step that it guards, and is
 * gathered: in Safety, and at the beginning of its crew's part.
 * @returns a line for each that is not
 */
export function checkDangers({folder, figures, texts}: Guide): string[] {
  const {dangers = []} = figures;
  const trees = texts.map((text) => treeOf(folder, text));
  // All of its dangers would seem lost, and hide the one line that says what is wrong.
  if (!trees.every(isRead)) return [];
  const placed = trees.flatMap(placedDangers);
  const unknown = placed.filter(({id}) => !dangers.some((danger) => danger.id === id));
  const meant = unknown.map(({id}) => meantBy(id, dangers));
  const crews = new Set(dangers.flatMap(({task}) => (task ? [crewOf(task)] : [])));
  const all = texts.join('\n');
  const gathered = (attribute: string) =>
    new RegExp(`<DangerList figures=\\{figures\\}${attribute} />`).test(all);
  return [
    ...placed.flatMap((place) => checkPlace(place, dangers)),
    ...dangers.flatMap(({id, task}) => {
      const times = placed.filter((place) => place.id === id).length;
      if (times === 1 || (times === 0 && (!task || meant.includes(id)))) return [];
      return [`danger '${id}' stands ${times} times in the text, expected once`];
    }),
    ...[undefined, ...crews]
      .filter((crew) => dangers.length > 0 && !gathered(crew ? ` crew="${crew}"` : ''))
      .map((crew) =>
        crew
          ? `the dangers of ${crew} are not gathered, expected <DangerList figures={figures} crew="${crew}" /> where its part begins`
          : 'the dangers are not gathered, expected <DangerList figures={figures} /> in Safety',
      ),
    ...texts
      .filter((text) => loose.test(text))
      .map(
        () =>
          "a task has a ':::danger' or ':::warning', expected it in figures/dangers.ts and as <Danger {...danger('…')} /> before its step",
      ),
  ].map((line) => `${folder}: ${line}`);
}
