import type {CrewId, Place} from '../../guide/model/types';

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
  /** True for a question, whose answer is its text. */
  isQuestion?: true;
  /** What it is about by name: the parts of a task, what a row of a table begins with. */
  names?: string;
  /** What people ask for it by, the first of each list being shown: [['tickets', 'price']]. */
  asked?: string[][];
  /** What is shown everywhere, and what is shown in one place only. */
  text: string;
  street?: string;
  brc?: string;
}

/** A file of the built site: all that can be found in one year. */
export interface SearchIndex {
  year: string;
  records: SearchRecord[];
  /** Words that people type, and those that the pages have for the same: sunscreen, sunblock. */
  means?: Record<string, string>;
}

/** The parts of a record that are looked through. */
export const FIELDS = ['title', 'names', 'asked', 'trail', 'text', 'street', 'brc'] as const;
export type Field = (typeof FIELDS)[number];
