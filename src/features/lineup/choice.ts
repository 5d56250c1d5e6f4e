import {decodeHash} from '../../text/decodeHash';
import {squeeze} from '../../text/fold';
import {affiliationsOf} from './affiliations';
import {cardId} from './cardId';
import {finds, type Findable} from './search';

/** What is shown of the line-up. */
export interface Choice {
  /** The affiliation, or '' for everybody. */
  affiliation: string;
  /** What was typed into the search field. */
  typed: string;
  /** The slug of the DJ that the address points to, or ''. */
  marked: string;
}

export const EVERYBODY: Choice = {affiliation: '', typed: '', marked: ''};

/** Longer than anything that finds somebody, in characters. */
export const LONGEST = 80;

/** Whether anything is left out. */
export const isFiltered = ({affiliation, typed}: Choice) => affiliation !== '' || typed !== '';

/** The DJs that a choice shows, in their order. */
export function shownBy<T extends Findable>(choice: Choice, djs: readonly T[]): T[] {
  const {affiliation, typed} = choice;
  return djs.filter(
    (dj) => (!affiliation || affiliationsOf(dj).includes(affiliation)) && finds(typed, dj),
  );
}

/**
 * Reads a choice from an address: ?with=BAAAHS&q=trance#aphex. Anybody can type one, so what is
 * unknown counts as nothing; and a DJ who is asked for by name is shown, whatever the rest says.
 */
export function readChoice(
  {search, hash}: {search: string; hash: string},
  djs: readonly Findable[],
): Choice {
  const query = new URLSearchParams(search);
  const read = (key: string) => (query.get(key) ?? '').slice(0, LONGEST);
  const asked = squeeze(read('with'));
  const known = djs.flatMap(affiliationsOf).find((name) => asked && squeeze(name) === asked);
  const affiliation = known ?? '';
  const typed = read('q');
  const id = decodeHash(hash);
  const wanted = djs.find((dj) => id && cardId(dj) === id);
  if (!wanted) return {affiliation, typed, marked: ''};
  const choice = {affiliation, typed, marked: id};
  return shownBy(choice, [wanted]).length > 0 ? choice : {...EVERYBODY, marked: id};
}

/** The address of a choice. What else the query of the present one says stays in it. */
export function addressOf({affiliation, typed, marked}: Choice, present: string): string {
  const url = new URL(present);
  for (const [key, value] of Object.entries({with: affiliation, q: typed})) {
    if (value) url.searchParams.set(key, value);
    else url.searchParams.delete(key);
  }
  url.hash = marked;
  return url.href;
}
