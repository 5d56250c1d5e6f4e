import {typedNames} from '../labels/typedNames';
import {NEXT_TO} from './asks';
import type {PanelInfo} from '../model/panelFile';

/** A panel that may be meant by its neighbors. */
export interface Fit {
  panel: PanelInfo;
  /** Those of the neighbors asked for that it has, and those it has besides. */
  shared: string[];
  others: string[];
}

/** In characters: more than anybody reads off a panel's edges. */
const LONGEST = 100;

/**
 * Reads which neighbors somebody typed, or an address carries: '18d, 22 D', '18D and 22D', '18D-22D'.
 * @param known names of all panels
 * @returns the panels, once each, and what is no panel's name
 */
export function readNeighbors(typed: string, known: ReadonlySet<string>) {
  const words = typed
    .slice(0, LONGEST)
    .normalize('NFKC')
    .replace(/struts?[^a-z0-9]*(?=\d)/gi, 'strut')
    .replace(/[^a-z0-9]+/gi, ' ')
    .replace(/ and /gi, ' ');
  const {found, unknown} = typedNames(words, known);
  return {asked: [...found], unknown};
}

/** The hash of a question by neighbors, from which it is read again. */
export const neighborsHash = (names: readonly string[]): string => NEXT_TO + names.join('-');

/**
 * The panels that have any of some neighbors: first those that have all, and of them those that have
 * fewest others.
 * @param asked names of panels, which are not meant themselves
 */
export function fitsFor(asked: readonly string[], panels: readonly PanelInfo[]): Fit[] {
  return panels
    .filter(({name}) => !asked.includes(name))
    .map((panel) => ({
      panel,
      shared: panel.neighbours.filter((name) => asked.includes(name)),
      others: panel.neighbours.filter((name) => !asked.includes(name)),
    }))
    .filter(({shared}) => shared.length > 0)
    .sort((a, b) => b.shared.length - a.shared.length || a.others.length - b.others.length);
}
