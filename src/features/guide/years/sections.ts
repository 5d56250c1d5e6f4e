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

/** A section that only one of two guides has. */
export interface SectionChange {
  id: string;
  /** With the crew whose part it is in. */
  what: string;
  isNew: boolean;
}

/**
 * The sections that only one of two guides has; other words over the same section are no change.
 * @param before the ids of the earlier one, which is all that it keeps of them
 */
export function sectionChanges(
  before: readonly string[],
  after: readonly Heading[],
): SectionChange[] {
  const was = new Set(before);
  const is = new Set(after.map(({id}) => id));
  const gone = before.filter((id) => !is.has(id)).map((id) => ({id, value: id, isNew: false}));
  const added = after.filter(({id}) => !was.has(id)).map((heading) => ({...heading, isNew: true}));
  return [...added, ...gone].map(({id, value, isNew}) => ({
    id,
    what: `${part(id)}${text(value)}`,
    isNew,
  }));
}
