import {nearest} from '../../../plugins/content/schemas/suggest';
import {splitPanels} from '../panels/splitPanels';
import type {Figures} from '../model/types';
import type {Guide} from './guide';
import {placeIn, tasksIn} from './taskText';

/** What only a panel is called: a side at its end, or the front or rear before its number. */
const NAME = /^(?:[FR]\d+[AB]?[DP]?|\d+[AB]?[DP])$/;
/** Names that an older map had are told on purpose. */
const isTold = (line: string) => /\bolder\b/.test(line);
/** Settings, imports and components are no words. */
const isWords = (line: string) => !/^(?:import |export |<|\{|[a-z_]+: )/.test(line);

const everyName = {has: () => true} as unknown as ReadonlySet<string>;

function namesIn(line: string): string[] {
  return splitPanels(line, everyName).flatMap((piece) =>
    typeof piece === 'object' && 'panel' in piece && NAME.test(piece.panel) ? [piece.panel] : [],
  );
}

/** What a step hangs: 'Hang 7D on struts 7ABC.' */
const HANGS = /\bHang ([FR]?\d+[AB]?[DP]?)\b/g;

/** What a task's own steps hang is what hangs there by its figures. */
function hungElsewhere(guide: Guide): string[] {
  const {figures} = guide;
  return tasksIn(guide).flatMap(({task, body, whereIs}) => {
    const own = figures.hanging.filter((group) => group.task === task.id);
    const panels = own.flatMap((group) => group.panels);
    if (panels.length === 0) return [];
    return [...body.matchAll(HANGS)]
      .filter(([, name = '']) => !panels.includes(name))
      .map(
        ([said, name = '']) =>
          `${whereIs(said)}, task '${task.id}': the text says "${said}", and the figures hang ${panels.join(', ')} there; did you mean ${nearest(name, panels) ?? panels[0]}?`,
      );
  });
}

/** Sentences of the figures: what is carried, what to know, what can hurt. */
function wordsOf({tasks, hanging, dangers = []}: Figures): string[] {
  return [
    ...tasks.flatMap(({parts, carries = []}) => [...parts, ...carries.map(({what}) => what)]),
    ...hanging.flatMap(({note = ''}) => note),
    ...dangers.flatMap(({up, down}) => [up, down]),
  ];
}

/**
 * Panels that the text names are on the map, and hang where it hangs them.
 * @returns a line for each that is not
 */
export function checkPanelText(guide: Guide): string[] {
  const {folder, panels, texts, figures} = guide;
  const known = panels.map(({name}) => name);
  const lines = [
    ...texts.flatMap((text) =>
      text
        .split('\n')
        .map((line) => ({line, where: () => placeIn(guide, text, text.indexOf(line))})),
    ),
    ...wordsOf(figures).map((line) => ({line, where: () => `${folder}/figures`})),
  ];
  const unknown = lines
    .filter(({line}) => isWords(line) && !isTold(line))
    .flatMap(({line, where}) =>
      namesIn(line)
        .filter((name) => !known.includes(name))
        .map((name) => {
          const meant = nearest(name, known);
          const hint = meant ? `; did you mean ${meant}?` : '';
          return `${where()}: the text says "${line.trim()}", and the map has no panel ${name}${hint}`;
        }),
    );
  return [...unknown, ...hungElsewhere(guide)];
}
