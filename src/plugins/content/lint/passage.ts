import {lineAt} from '../../files';

/** A piece of text that somebody reads on the site, and where it was written. */
export interface Passage {
  /** Its path in the project: docs/setup/kit.mdx. */
  file: string;
  /** Counted from 1. */
  line: number;
  text: string;
  /** The name of the field or attribute that it is the value of: 'heading', 'alt'. */
  key?: string;
  /** The component that it is an attribute of: 'PageHero'. */
  component?: string;
}

/** A frozen year stays as its readers knew it. */
export const isFrozen = ({file}: {file: string}) => file.startsWith('versioned_docs/');

/** Something to mend: 'file:line: found …; write … (reason)'. */
export interface Mistake {
  file: string;
  line: number;
  /** The rule that found it; names it in exclusions. */
  rule: string;
  found: string;
  write: string;
  why: string;
  /** Of a link: the page of Markdown that it leads to, where there is one. */
  leadsTo?: string;
}

/** Addresses, paths, names of files and of things in code are written as they must be. */
const notProse =
  /https?:\/\/\S+|(?<!\S)(?:\S+@\S+|\/\S*|(?=\S*[A-Za-z])[^\s/_#]*[/_#]\S*\w)|\{\S+\}/g;

/** The words of a passage, with blanks where something else stands. */
export const proseOf = ({text}: Passage) =>
  text.replace(notProse, (found) => ' '.repeat(found.length));

/** The line of a place within a passage. */
export const lineIn = ({line, text}: Passage, offset: number) => line + lineAt(text, offset) - 1;

export const sentence = ({file, line, found, write, why}: Mistake) =>
  `${file}:${line}: found ${found}; write ${write} (${why})`;
