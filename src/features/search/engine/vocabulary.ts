import leven from 'leven';
import {termOf, terms} from './terms';

/** What a word of a question may stand for: one term, or two where it is a compound. */
export interface Meaning {
  terms: string[];
  /** How sure it is, from 0 to 1. */
  weight: number;
}

const PREFIX = 0.4;
const COMPOUND = 0.8;
const TYPO = 0.3;
/** The shortest half of a compound, in letters. */
const HALF = 3;

/** How many slips are forgiven in a word. */
const slips = ({length}: string) => (length < 4 ? 0 : length < 5 ? 1 : 2);

/** All words and codes of an index, and what somebody may mean by one that is typed. */
export class Vocabulary {
  private readonly words = new Set<string>();
  private readonly codes = new Set<string>();
  /** Words that the pages do not use, as they are compared, and those that they use instead. */
  private readonly others = new Map<string, string[]>();

  /** @param means what people say: what the pages say, such as 'sunscreen': 'sunblock' */
  constructor(means: Record<string, string> = {}) {
    for (const [said, meant] of Object.entries(means))
      this.others.set(terms(said).join(' '), terms(meant));
  }

  add(term: string): void {
    (/\d/.test(term) ? this.codes : this.words).add(term);
  }

  has = (term: string) => this.words.has(term) || this.codes.has(term);

  /** A code is found to the letter; until there is such a one, those that begin so are offered. */
  ofCode(typed: string): Meaning[] {
    if (this.codes.has(typed)) return [{terms: [typed], weight: 1}];
    return this.beginning(typed, this.codes);
  }

  /**
   * A word is found as it is and as the beginning of others; only else as a compound or a typo.
   * @param typed the word as it is compared
   * @param plain the word as it was typed, folded: the halves of a compound are read on their own
   */
  ofWord(typed: string, plain = typed): Meaning[] {
    const known = [
      ...(this.words.has(typed) ? [{terms: [typed], weight: 1}] : []),
      ...this.beginning(typed, this.words),
      ...this.otherWords(typed),
    ];
    if (known.length > 0) return known;
    const compounds = this.compounds(plain);
    return compounds.length > 0 ? compounds : this.typos(typed);
  }

  /** What the pages call a thing that goes by another word, which may still be being typed. */
  otherWords(typed: string): Meaning[] {
    return [...this.others]
      .filter(([said]) => said.startsWith(typed) && !said.startsWith(`${typed} `))
      .map(([said, meant]) => ({terms: meant, weight: said === typed ? 1 : PREFIX}));
  }

  private beginning(typed: string, all: Set<string>): Meaning[] {
    return [...all]
      .filter((term) => term !== typed && term.startsWith(typed))
      .map((term) => ({terms: [term], weight: PREFIX}));
  }

  /** 'jackstand' is jack stand; the end may still be being typed. */
  private compounds(typed: string): Meaning[] {
    const cuts = Array.from({length: typed.length}, (_, at) => at).slice(HALF, 1 - HALF);
    return cuts.flatMap((at) => {
      const first = termOf(typed.slice(0, at));
      const second = termOf(typed.slice(at));
      if (!this.words.has(first)) return [];
      const ends = this.words.has(second)
        ? [second]
        : this.beginning(second, this.words).flatMap((meaning) => meaning.terms);
      return ends.map((end) => ({terms: [first, end], weight: COMPOUND}));
    });
  }

  /** The words that are nearest; the first letter is seldom wrong. */
  private typos(typed: string): Meaning[] {
    const near = [...this.words, ...this.others.keys()]
      .filter((word) => word[0] === typed[0] && Math.abs(word.length - typed.length) <= 2)
      .map((word) => ({word, distance: leven(word, typed)}))
      .filter(({distance}) => distance <= slips(typed));
    const best = Math.min(...near.map(({distance}) => distance));
    return near
      .filter(({distance}) => distance === best)
      .map(({word}) => ({terms: this.others.get(word) ?? [word], weight: TYPO}));
  }
}
