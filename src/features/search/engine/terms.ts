import {withFractions} from './fractions';

/** A word or code of a text, and where it stands there. */
export interface Token {
  /** What is compared: folded, and the singular of a word. */
  term: string;
  /** The same as it stands there, only folded. */
  plain: string;
  /** True for what has a digit in it: panels, struts, sizes. It is only ever found whole. */
  isCode: boolean;
  start: number;
  end: number;
}

/** A size such as 3/8, 1 1/2 or 19 mm is one; so is a word, with what an apostrophe ties to it. */
const TOKEN =
  /(?:\d+[ \u00a0-]+)?\d+[/\u2044]\d+|\d+[ \u00a0]?mm(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{N}\p{M}]+)*/giu;

/** Other spellings of words that the site writes in one way. */
const SPELLINGS: Record<string, string> = {
  vise: 'vice',
  colour: 'color',
  neighbour: 'neighbor',
  centre: 'center',
};

/** 'grips' and 'grip', 'wrenches' and 'wrench', 'batteries' and 'battery', 'DJs' and 'DJ' are the same. */
function singular(word: string): string {
  if (word.length < 4) return word.replace(/^([^\Waeiou]{2})s$/, '$1');
  if (/.{2}ies$/.test(word)) return word.replace(/ies$/, 'y');
  if (/(?:ch|sh|ss|x|z)es$/.test(word)) return word.slice(0, -2);
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

const withoutAccents = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '');

/** '07d' is panel 7D, as on its label; '19 mm' is 19mm. */
const code = (text: string) => text.replace(/\s/g, '').replace(/^([fr]?)0+(?=\d)/, '$1');

function size(text: string): string {
  const [whole = '', top = whole, bottom = ''] = text.match(/\d+/g) ?? [];
  return bottom ? `${whole} ${top}/${bottom}` : `${whole}/${top}`;
}

const folded = (found: string) => withoutAccents(found).toLowerCase().replace(/['’]/g, '');

/** What a folded word or code is compared as. */
export function termOf(plain: string): string {
  if (/[/\u2044]/.test(plain)) return size(plain);
  if (/\d/.test(plain)) return code(plain);
  const word = singular(plain);
  return SPELLINGS[word] ?? word;
}

/** The words and codes of a text in their order. */
export function tokens(text: string): Token[] {
  return Array.from(text.matchAll(TOKEN), (match) => {
    const [found] = match;
    const plain = folded(found);
    const start = match.index;
    return {term: termOf(plain), plain, isCode: /\d/.test(plain), start, end: start + found.length};
  });
}

const known = new Map<string, Token[]>();

/** The same for a text of the index, which is read with every key that is pressed. */
export function knownTokens(text: string): Token[] {
  const all = known.get(text) ?? tokens(text);
  known.set(text, all);
  return all;
}

/** Words and codes without their places. */
export const terms = (text: string): string[] => tokens(text).map(({term}) => term);

/** Longer than any question, in characters: more is not read. */
export const LONGEST = 200;

/** What somebody typed, made readable: '1½' is 1 1/2, and so is 'one and a half inch'. */
export const cleaned = (typed: string): string =>
  withFractions(
    typed
      .slice(0, LONGEST)
      .replace(/(\d)(?=[¼-¾⅐-⅞])/g, '$1 ')
      .normalize('NFKC'),
  );
