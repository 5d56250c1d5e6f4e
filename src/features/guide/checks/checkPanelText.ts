import {nearest} from '../../../plugins/content/schemas/suggest';
import {splitPanels} from '../panels/splitPanels';
import type {Guide} from './guide';

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

/**
 * Panels that the text names are on the map.
 * @returns a line for each that is not
 */
export function checkPanelText({folder, panels, texts}: Guide): string[] {
  const known = panels.map(({name}) => name);
  const lines = texts.flatMap((text) => text.split('\n'));
  return lines
    .filter((line) => isWords(line) && !isTold(line))
    .flatMap((line) =>
      namesIn(line)
        .filter((name) => !known.includes(name))
        .map((name) => {
          const meant = nearest(name, known);
          const hint = meant ? `; did you mean ${meant}?` : '';
          return `${folder}: the text says "${line.trim()}", and the map has no panel ${name}${hint}`;
        }),
    );
}
