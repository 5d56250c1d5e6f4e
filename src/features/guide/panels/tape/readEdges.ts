import {feet} from '../../../../text/feet';

/** The lengths of some edges as somebody typed them, in inches; or why they are none. */
export type ReadEdges =
  | {lengths: number[]; words?: undefined}
  | {lengths?: undefined; words: string};

/** No panel has more corners; what is longer than so many letters is no measure of one. */
const MOST = 6;
const LONGEST_TEXT = 120;
const CENTIMETER = 1 / 2.54;

const HOW =
  'Write inches (54 1/2), feet and inches (4\' 6 1/2") or centimeters (138 cm), with a comma between.';

/** Halves as one letter, and the quotes that phones write. */
const plain = (typed: string) =>
  typed
    .replace(/½/g, ' 1/2')
    .replace(/¼/g, ' 1/4')
    .replace(/¾/g, ' 3/4')
    .replace(/[’‘′`´]/g, "'")
    .replace(/''|[”“″]/g, '"')
    .toLowerCase();

const FRACTION = String.raw`(?:\s*(?<over>\d)\/(?<under>\d))?`;
const FEET = new RegExp(
  String.raw`^(?<feet>\d+(?:\.\d+)?)\s*(?:'|ft\.?|foot|feet)\s*(?:(?<inches>(?:1[01]|\d)(?:\.\d+)?)(?!\d|\s*(?:'|ft|foot|feet|cm))${FRACTION})?\s*(?:"|inch(?:es)?|in\b)?`,
);
const PLAIN = new RegExp(
  String.raw`^(?<number>\d+(?:\.\d+)?)(?:(?:\s+|-)(?<over>\d)\/(?<under>\d))?\s*(?<unit>cm|mm|m\b|"|inch(?:es)?|in\b)?`,
);
const UNITS: Readonly<Record<string, number>> = {
  cm: CENTIMETER,
  mm: CENTIMETER / 10,
  m: CENTIMETER * 100,
};

interface Measure {
  value: number;
  /** Inches for one of what it is in; undefined where it does not say. */
  unit?: number;
  /** What follows it. */
  rest: string;
}

const part = ({over, under}: Record<string, string | undefined>) =>
  over && under && under !== '0' ? Number(over) / Number(under) : 0;

/** The first length of a text. */
function firstMeasure(text: string): Measure | undefined {
  const inFeet = FEET.exec(text);
  if (inFeet?.groups) {
    const {feet: whole, inches = '0'} = inFeet.groups;
    const value = Number(whole) * 12 + Number(inches) + part(inFeet.groups);
    return {value, unit: 1, rest: text.slice(inFeet[0].length)};
  }
  const found = PLAIN.exec(text);
  if (!found?.groups) return undefined;
  const {number, unit} = found.groups;
  const value = Number(number) + part(found.groups);
  return {value, unit: unit ? (UNITS[unit] ?? 1) : undefined, rest: text.slice(found[0].length)};
}

/** Cuts a text into lengths; undefined where something is none. */
function measuresIn(text: string): Measure[] | string {
  const measures: Measure[] = [];
  let rest = text.trim();
  while (rest) {
    const measure = firstMeasure(rest);
    if (!measure) return rest;
    measures.push(measure);
    rest = measure.rest.replace(/^(?:\s|,|;|\/|&|x|×|and\b|-(?=\s*\d))+/, '');
  }
  return measures;
}

/**
 * Reads the edges of a panel as people measure them: '85, 54.5, 49.5', `7'1 4'6`, '215 138 cm'. A
 * number without a unit is in inches; in centimeters where another one says so, or where no panel is
 * as large.
 * @param longest of all edges there are, in inches
 */
export function readEdges(typed: string, longest: number): ReadEdges {
  const text = plain(typed).trim();
  if (!text) return {words: `Measure two edges or more. ${HOW}`};
  if (text.length > LONGEST_TEXT)
    return {words: `That is too long: no panel has more than ${MOST} edges. ${HOW}`};
  if (/(^|[\s,;])[-−–]\s*\d/.test(text)) return {words: `A length is more than 0. ${HOW}`};
  const measures = measuresIn(text);
  if (typeof measures === 'string')
    return {words: `“${measures.slice(0, 20)}” is no length. ${HOW}`};
  const isMetric =
    measures.some(({unit}) => unit !== undefined && unit !== 1) ||
    measures.some(({value, unit}) => unit === undefined && value > longest + 2);
  const lengths = measures.map(({value, unit}) => value * (unit ?? (isMetric ? CENTIMETER : 1)));
  if (lengths.some((length) => !(length > 0))) return {words: `A length is more than 0. ${HOW}`};
  if (lengths.length > MOST)
    return {words: `Those are ${lengths.length} edges, and no panel has more than ${MOST}.`};
  const over = lengths.find((length) => length > longest + 2);
  if (over) return {words: `No edge is as long as ${feet(over)}: the longest is ${feet(longest)}.`};
  return {lengths};
}
