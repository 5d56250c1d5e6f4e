import {compare, type Change} from './compare';
import {crews} from '../model/crews';

/** A heading of the guide: its id, and its words as HTML. */
export interface Heading {
  id: string;
  value: string;
}

const text = (html: string) => html.replace(/<[^>]+>/g, '').replaceAll('&amp;', '&');

/** Whose part of the guide a section is in, by its id: 'Tech: '. */
function part(id: string): string {
  const crew = crews.find((one) => id.startsWith(`${one.id}-`));
  return crew ? `${crew.name}: ` : '';
}

/**
 * The sections that only one of two guides has; other words over the same section are no change.
 * @param before the ids of the earlier one, which is all that it keeps of them
 */
export function sectionChanges(before: readonly string[], after: readonly Heading[]): Change[] {
  const names = new Map(after.map(({id, value}) => [id, text(value)]));
  const fact = (id: string) => {
    const what = `${part(id)}${names.get(id) ?? id}`;
    return {key: id, what, words: what};
  };
  // Both have the same words for what both have, so that only new and gone ones are left.
  return compare(
    before.map(fact),
    after.map(({id}) => fact(id)),
  );
}
