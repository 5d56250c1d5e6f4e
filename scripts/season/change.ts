/** One file that a new season writes. */
export interface Change {
  /** Its path in the project. */
  file: string;
  /** What happens to it, in a few words. */
  why: string;
  /** What will stand in it; undefined where it is a copy. */
  text?: string;
  /** What it is a copy of, where that is not the page in docs/, which Docusaurus copies. */
  from?: string;
  /** True where the file goes. */
  isGone?: true;
}
