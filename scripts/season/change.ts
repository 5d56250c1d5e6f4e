/** One file that a new season writes. */
export interface Change {
  /** Its path in the project. */
  file: string;
  /** What happens to it, in a few words. */
  why: string;
  /** What will stand in it; undefined where Docusaurus copies it as it is. */
  text?: string;
  /** The file that it is a copy of, where Docusaurus does not copy it. */
  from?: string;
}
