import {listed} from '../../../text/listed';
import {NEXT_TO} from './asks';
import {findPanel} from './findPanel';
import {findStrut, type FoundStrut} from '../model/findStrut';
import {fitsFor, neighborsHash, readNeighbors, type Fit} from './neighbors';
import type {PanelInfo} from '../model/panelFile';
import {STRUT} from '../model/struts';
import type {StrutGroup} from '../model/types';
import type {EdgesAnswer} from './tape/edgesAnswer';

/** What may be meant: its name, and the hash that asks for it. */
export interface Near {
  name: string;
  hash: string;
}

/** That nothing is called so, in words, and what may be meant. */
export interface Unknown {
  words: string;
  near: Near[];
}

/** What somebody asks of the finder, answered. */
export type FinderAnswer =
  | {kind: 'panel'; panel: PanelInfo}
  | {kind: 'strut'; strut: FoundStrut}
  | {
      kind: 'neighbors';
      words: string;
      /** Panels that have all of the neighbors asked for, and those that have some. */
      whole: Fit[];
      partly: Fit[];
      /** A line for each thing typed that is no panel's name. */
      unknown: Unknown[];
      hash: string;
    }
  | EdgesAnswer
  | ({kind: 'unknown'} & Unknown);

export interface Parts {
  panels: readonly PanelInfo[];
  struts: readonly StrutGroup[];
}

/** So many unknown names are answered; whoever pastes a letter knows by then. */
const ANSWERED = 4;

const strutNear = (name: string): Near => ({name, hash: STRUT + name});
const namesOf = (panels: readonly PanelInfo[]) => panels.map(({name}) => name);

function neighborsWords(asked: readonly string[], whole: readonly Fit[]): string {
  const [first, ...more] = whole;
  if (asked.length === 0) return 'None of that is a panel’s name.';
  if (!first)
    return `No panel is next to ${asked.length === 2 ? 'both' : 'all of'} ${listed(asked)}.`;
  const who = more.length > 0 ? `${whole.length} panels are` : `${first.panel.name} is`;
  return `${who} next to ${listed(asked)}.`;
}

/** What was typed as a neighbor and is none. Another name in its place asks the question again. */
function unknownNeighbor(typed: string, asked: readonly string[], parts: Parts): Unknown {
  const names = namesOf(parts.panels);
  const strut = findStrut(typed, parts.struts, names);
  if (strut?.name) {
    const what = strut.groups.some(({name}) => name === strut.name)
      ? 'a group of struts'
      : 'a strut';
    return {
      words: `${strut.name} is ${what}. Neighbors are panels.`,
      near: [strutNear(strut.name)],
    };
  }
  const {words, near} = findPanel(typed, names);
  return {words, near: near.map((name) => ({name, hash: neighborsHash([...asked, name])}))};
}

function byNeighbors(typed: string, parts: Parts): FinderAnswer {
  const {asked, unknown} = readNeighbors(typed, new Set(namesOf(parts.panels)));
  const fits = fitsFor(asked, parts.panels);
  const whole = fits.filter(({shared}) => shared.length === asked.length);
  return {
    kind: 'neighbors',
    words: neighborsWords(asked, whole),
    whole,
    partly: fits.slice(whole.length),
    unknown: unknown.slice(0, ANSWERED).map((one) => unknownNeighbor(one, asked, parts)),
    hash: neighborsHash([...asked, ...unknown]),
  };
}

/**
 * Answers what somebody types into the finder, or asks by an address: a panel ('17D'), a strut
 * ('17DEF', 'strut-17D'), or which panel has some neighbors ('next-to-18D-22D', '18D 22D').
 */
export function finderAnswer(typed: string, parts: Parts): FinderAnswer {
  if (typed.toLowerCase().startsWith(NEXT_TO))
    return byNeighbors(typed.slice(NEXT_TO.length), parts);
  const names = namesOf(parts.panels);
  const strut = findStrut(typed, parts.struts, names);
  if (strut?.name) return {kind: 'strut', strut};
  if (strut) return {kind: 'unknown', words: strut.words, near: strut.near.map(strutNear)};
  const {name, words, near} = findPanel(typed, names);
  const panel = parts.panels.find((one) => one.name === name);
  if (panel) return {kind: 'panel', panel};
  if (readNeighbors(typed, new Set(names)).asked.length > 1) return byNeighbors(typed, parts);
  return {kind: 'unknown', words, near: near.map((one) => ({name: one, hash: one}))};
}

/** The hash that asks for the same again (a question by edges has none); what is no name is kept as it was typed. */
export function hashFor(answer: FinderAnswer, typed: string): string {
  if (answer.kind === 'panel') return answer.panel.name;
  if (answer.kind === 'strut') return STRUT + answer.strut.name;
  if (answer.kind === 'neighbors') return answer.hash;
  if (answer.kind === 'edges') return '';
  // Half of an emoji has no encoding.
  return encodeURIComponent(
    typed
      .trim()
      .slice(0, 30)
      .replace(/\p{Cs}/gu, '') || '?',
  );
}
