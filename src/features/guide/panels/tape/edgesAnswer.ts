import {listed} from '../../../../text/listed';
import {feet} from '../../../../text/feet';
import type {MeasuredPanel} from '../../geometry/measure';
import {decide, type Question} from './decide';
import {fitEdges, GOOD, type EdgeFit} from './fitEdges';
import {readEdges} from './readEdges';

/** So many panels are drawn beside each other; more say nothing. */
const SHOWN = 6;

/** Which panels some edges fit, answered. */
export interface EdgesAnswer {
  kind: 'edges';
  words: string;
  /** As the address has them; '' where what was typed is no lengths. */
  asked: string;
  /** How many edges were measured. */
  count: number;
  /** That fit going clockwise, and that fit the other way round. */
  clockwise: EdgeFit[];
  turned: EdgeFit[];
  /** The nearest, where none fits. */
  nearest: EdgeFit[];
  question?: Question;
}

const inWords = (lengths: readonly number[]) => listed(lengths.map(feet));
const none = {clockwise: [], turned: [], nearest: []};

/** In inches, to a quarter, as the address has them. */
const addressOf = (lengths: readonly number[]) =>
  lengths.map((length) => String(Math.round(length * 4) / 4)).join(',');

function wordsFor(lengths: readonly number[], clockwise: EdgeFit[], turned: EdgeFit[]): string {
  const [one, ...others] = clockwise;
  const edges = `${inWords(lengths)}, clockwise`;
  if (one && others.length === 0) return `${edges}: that is ${one.panel.name}.`;
  if (one) return `${edges}: ${clockwise.length} panels fit.`;
  if (turned.length > 0) return `${edges}: no panel. The other way round it fits.`;
  return `${edges}: no panel has these edges one after the other.`;
}

/**
 * Answers what somebody measured.
 * @param typed anything, from a field or an address
 * @param panels the measured ones, by name
 */
export function edgesAnswer(
  typed: string,
  panels: ReadonlyMap<string, MeasuredPanel>,
): EdgesAnswer {
  const all = [...panels.values()];
  const longest = Math.max(...all.flatMap(({edges}) => edges.map(({length}) => length)));
  const {lengths, words} = readEdges(typed, longest);
  if (!lengths) return {kind: 'edges', words, asked: '', count: 0, ...none};
  const asked = addressOf(lengths);
  const count = lengths.length;
  if (count === 1) {
    const alike = all.filter(({edges}) =>
      edges.some(({length}) => Math.abs(length - lengths[0]!) <= GOOD),
    );
    const ask = `${alike.length} panels have an edge of ${inWords(lengths)}. Measure the next one too, clockwise seen from outside.`;
    return {kind: 'edges', words: ask, asked, count, ...none};
  }
  const fits = fitEdges(lengths, all);
  const good = fits.filter(({off}) => off <= GOOD);
  const clockwise = good.filter(({isTurned}) => !isTurned);
  // The other way round the same panel fits too where it has two edges alike.
  const turned = good.filter(
    ({isTurned, panel}) => isTurned && !clockwise.some((fit) => fit.panel === panel),
  );
  return {
    kind: 'edges',
    words: wordsFor(lengths, clockwise, turned),
    asked,
    count,
    clockwise: clockwise.slice(0, SHOWN),
    turned: turned.slice(0, SHOWN),
    nearest: good.length > 0 ? [] : fits.slice(0, 3),
    question: decide(clockwise, count),
  };
}
