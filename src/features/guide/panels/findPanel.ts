import {listed} from '../../../text/listed';
import {sides, type Side} from '../model/panelFile';
import {panelName} from '../model/panelName';

/** A panel by what somebody typed, or why there is none and which they may mean. */
export interface Found {
  /** '' when there is no such panel. */
  name: string;
  /** What to say when there is none; '' otherwise. */
  words: string;
  /** Names of panels that may be meant. */
  near: string[];
}

/** A name taken apart: F or R, number, A or B where a panel is in two parts, side. */
interface Parts {
  row: string;
  number: number;
  part: string;
  letter: string;
}

const NAME = /^([FR]?)(\d{1,4})([AB]?)([DP]?)$/;
const LONGEST = 8;
const HOW = 'A name is a number with D or P, such as 17D, perhaps with F or R before it.';

function partsOf(name: string): Parts | undefined {
  const [, row = '', digits = '', part = '', letter = ''] = NAME.exec(name) ?? [];
  return digits ? {row, number: Number(digits), part, letter} : undefined;
}

const thereAre = (names: readonly string[]) =>
  `there ${names.length > 1 ? 'are' : 'is'} ${listed(names)}`;
const sideOf = (letter: string): Side =>
  letter === 'D' ? 'party' : letter === 'P' ? 'business' : 'centre';

/** 'on the party side', or 'among the front panels of the party side' for F7D. */
function where({row, letter}: Parts): string {
  if (!letter) return 'in the center';
  const side = `the ${sides[sideOf(letter)].word}`;
  return row ? `among the ${row === 'F' ? 'front' : 'rear'} panels of ${side}` : `on ${side}`;
}

/** The names around a number that no panel of its row and side has. */
function around(typed: string, parts: Parts, row: string[]): Omit<Found, 'name'> {
  const numberOf = (name: string) => partsOf(name)?.number ?? 0;
  const inOrder = [...row].sort((a, b) => numberOf(a) - numberOf(b));
  const before = inOrder.filter((name) => numberOf(name) < parts.number).at(-1);
  const after = inOrder.find((name) => numberOf(name) > parts.number);
  const near = [before, after].filter((name) => name !== undefined);
  const words = !after
    ? `${where(parts)} the last is ${before}`
    : !before
      ? `${where(parts)} the first is ${after}`
      : `${where(parts)} ${after} comes after ${before}`;
  return {words: `There is no ${typed}: ${words}.`, near};
}

/** Letters that look like digits, and letters before the number: '1OD', 'D17'. */
function misread(typed: string, names: readonly string[]): string[] {
  const digits = typed.replace(/O/g, '0').replace(/[IL]/g, '1');
  const turned = digits.replace(/^([DP])(.+)$/, '$2$1');
  return names.filter((name) => name === digits || name === turned);
}

function none(typed: string, names: readonly string[]): Omit<Found, 'name'> {
  if (!typed || typed.length > LONGEST) return {words: `That is no panel’s name. ${HOW}`, near: []};
  const meant = misread(typed, names);
  if (meant.length > 0) return {words: `There is no ${typed}. Do you mean this one?`, near: meant};

  const parts = partsOf(typed) ?? partsOf(/^[FR]?\d{1,4}/.exec(typed)?.[0] ?? '');
  if (!parts) return {words: `There is no ${typed}. ${HOW}`, near: []};
  const row = names.filter((name) => partsOf(name)?.row === parts.row);
  const sameNumber = row.filter((name) => partsOf(name)?.number === parts.number);
  if (!parts.letter && sameNumber.length > 0) {
    const said = typed.length > String(parts.number).length + parts.row.length;
    const ask = said ? '' : ' A D at the end is the party side, a P the business side.';
    return {words: `There is no ${typed}: ${thereAre(sameNumber)}.${ask}`, near: sameNumber};
  }
  const sameSide = sameNumber.filter((name) => partsOf(name)?.letter === parts.letter);
  if (sameSide.length > 0)
    return {words: `There is no ${typed}: ${thereAre(sameSide)}.`, near: sameSide};
  const other = sameNumber.map((name) => partsOf(name)?.letter ?? '')[0];
  if (other !== undefined) {
    const there = where({...parts, letter: other});
    return {
      words: `There is no ${typed} ${where(parts)}; ${there} ${thereAre(sameNumber)}.`,
      near: sameNumber,
    };
  }
  const bySide = (parts.letter ? [parts.letter] : ['D', 'P']).map((letter) =>
    around(
      typed,
      {...parts, letter},
      row.filter((name) => partsOf(name)?.letter === letter),
    ),
  );
  const [one] = bySide;
  const words = parts.letter && one ? one.words : `There is no ${typed}.`;
  return {words, near: bySide.flatMap(({near}) => near)};
}

/**
 * Finds a panel by its name as somebody types it; when there is none, says so and offers the nearest.
 * @param typed anything, from a field or an address
 * @param names of all panels
 */
export function findPanel(typed: string, names: readonly string[]): Found {
  const name = panelName(typed.slice(0, 100));
  if (typed.length <= 100 && names.includes(name)) return {name, words: '', near: []};
  return {name: '', ...none(typed.length > 100 ? '' : name, names)};
}
