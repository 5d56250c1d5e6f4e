import type {CrewId, Place} from '../guide/types';

/** A place of the site that can be found: a page, a section of one, a question, a DJ, a panel. */
export interface SearchRecord {
  /** Its address, such as /setup/#safety. */
  url: string;
  /** The page that it stands on. */
  page: string;
  /** Its heading; the page's title for what stands before the first one. */
  title: string;
  /** The headings that it stands under, outermost first. */
  trail?: string[];
  crew?: CrewId;
  /** Where all of it is shown only for one place. */
  place?: Place;
  /** What it is about by name: the parts of a task, what a row of a table begins with. */
  names?: string;
  /** What is shown everywhere, and what is shown in one place only. */
  text: string;
  street?: string;
  brc?: string;
}

/** A file of the built site: all that can be found in one year. */
export interface SearchIndex {
  year: string;
  records: SearchRecord[];
}

/** The parts of a record that are looked through. */
export const FIELDS = ['title', 'names', 'trail', 'text', 'street', 'brc'] as const;
export type Field = (typeof FIELDS)[number];
