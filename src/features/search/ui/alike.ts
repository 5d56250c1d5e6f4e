import type {Hit} from '../engine/engine';
import {saidOf} from './excerpt';
import {numbered, twinsOf, SHORT, type Twins} from './groups';
import {marked, textOf, type Piece} from './marks';

/** So many that say the same are a table of one word. */
const MANY = 4;

const LENGTHS = /\d+['"½¼¾⅛⅜⅝⅞][\d'"½¼¾⅛⅜⅝⅞ ]*/g;

/** Panels of which the same is found but for lengths: shown as one, with a way to each. */
export interface Alike {
  /** What is found of each; where lengths are, an ellipsis. */
  words: Piece[];
  /** By their numbers. */
  hits: Hit[];
}

/** What the finder says of each panel that needs a ladder, and what that is when it is said of many. */
const HIGH = 'Top corner … above the ground: ladder.';
const ALL_HIGH = 'The top corner is so high above the ground that you need a ladder.';

function wordsOf(hit: Hit): Piece[] {
  const pieces = saidOf(hit).map((piece) => ({
    ...piece,
    text: piece.text.replace(LENGTHS, (length) => (length.endsWith(' ') ? '… ' : '…')),
  }));
  return textOf(pieces) === HIGH ? marked(ALL_HIGH, new Set(hit.found.keys())) : pieces;
}

/** The one length that is said of a panel: how high its top corner is. */
export function lengthOf(hit: Hit): string | undefined {
  const lengths = textOf(saidOf(hit)).match(LENGTHS) ?? [];
  return lengths.length === 1 ? lengths[0]?.trim() : undefined;
}

/** What has a crew and a short name with a digit in it is a panel. */
const isPanel = ({record: {title, crew}}: Hit) =>
  crew !== undefined && title.length <= SHORT && /\d/.test(title);

/** Panels that say the same, and all other results. */
function sorted(hits: readonly Hit[]) {
  const same = new Map<string, Alike>();
  for (const hit of hits.filter(isPanel)) {
    const words = wordsOf(hit);
    const key = textOf(words);
    same.set(key, {words, hits: [...(same.get(key)?.hits ?? []), hit]});
  }
  const many = [...same.values()].filter(
    ({words, hits: some}) => words.length > 0 && some.length >= MANY,
  );
  return {many, others: hits.filter((hit) => many.every((one) => !one.hits.includes(hit)))};
}

const byNumber = (a: Hit, b: Hit) => (numbered(a.record.title) < numbered(b.record.title) ? -1 : 1);

/** Results of a page as rows, the best first: what says the same of many panels is one of them. */
export function rowsOf(hits: readonly Hit[]): (Twins | Alike)[] {
  const {many, others} = sorted(hits);
  const placed = [
    ...twinsOf(others).map((row) => ({row, at: hits.indexOf(row.best)})),
    ...many.map((row) => ({
      row: {...row, hits: [...row.hits].sort(byNumber)},
      at: hits.indexOf(row.hits[0]!),
    })),
  ];
  return placed.sort((a, b) => a.at - b.at).map(({row}) => row);
}

/** Hits by the crew that they are of, in the order of the first of each. */
export function byCrew(
  hits: readonly Hit[],
): [crew: NonNullable<Hit['record']['crew']>, hits: Hit[]][] {
  const crews = [...new Set(hits.map(({record}) => record.crew!))];
  return crews.map((crew) => [crew, hits.filter(({record}) => record.crew === crew)]);
}
