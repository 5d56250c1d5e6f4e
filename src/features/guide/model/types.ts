/**
 * The figures of the setup guide. Frozen years keep figures of this shape, so it is changed by
 * adding only.
 */
export type CrewId =
  'setup-lead' | 'party-crew' | 'business-crew' | 'head-and-hind-crew' | 'tech-crew';

/** Black Rock City, or a street event. */
export type Place = 'brc' | 'street';

/** A number, and whether the source is certain of it: 'about 12', '5?'. */
export interface Count {
  count: number;
  about?: boolean;
  uncertain?: boolean;
}

export interface Hardware {
  /** What it is, singular: 'bolt', 'shelf bolt', 'lag bolt', 'wood screw', 'zip tie'. */
  kind: string;
  /**
   * Thickness in inches as printed on the box, such as 1/2"; several where either will do; a word
   * for what has none ('heavy'); '?' where nobody has written it down.
   */
  size: string;
  /** Length in inches such as 8", or words such as 'short'. */
  length?: string;
  /** How many; 'some' and 'many' where nobody has counted. */
  count: Count | 'some' | 'many';
  /** What comes with each: 'nut and two washers'. */
  with?: string;
  /** True for what lies ready but is not built in. */
  spare?: boolean;
  /** Where it is needed; wherever its task is done when not said. */
  place?: Place;
}

/** Something that stands or hangs on what a task has put up: it comes off first. */
export interface Load {
  /** Such as 'the generator'; panels are named, since labels and lists name them too. */
  what: string;
  /** The task that puts it there; nobody has written down who does when not said. */
  from?: string;
  /** Where it is there; wherever its task is done when not said. */
  place?: Place;
}

/** What hurts: each has a sign of its own. */
export type DangerKind = 'falling' | 'crushing' | 'weight' | 'electricity' | 'height';

/** A warning: one home for the page, the list in Safety, paper and teardown. */
export interface Danger {
  id: string;
  kind: DangerKind;
  /** The task whose step it guards; for all crews when not said. */
  task?: string;
  /** What is said in setup, directly before the step. */
  up: string;
  /** The same turned round, for teardown. */
  down: string;
}

export interface Task {
  /** Also the id of its heading; begins with the crew's. */
  id: string;
  crew: CrewId;
  title: string;
  /** Where it is done; both when not said. */
  place?: Place;
  people?: Count;
  parts: string[];
  /** Those of its parts of which everybody who works needs one. */
  perPerson?: string[];
  /** How many panels it hangs, where its hanging order lists them below its parts. */
  panelsBelow?: number;
  hardware: Hardware[];
  /** Such as 'pliers', or with their number: '2 C-clamps'. */
  tools: string[];
  /** The crews of which each gets all the tools: a bin for each table. */
  toolsFor?: CrewId[];
  /** True where nobody has written down when it is done. */
  orderUnknown?: boolean;
  /** What is put on it or hung on it later, and has to be off before it comes down. */
  carries?: Load[];
  /** True where somebody has written down how it comes down (a page of teardown has the words). */
  downWritten?: boolean;
  /** True for what puts nothing up, such as a check: teardown has nothing to undo. */
  putsNothingUp?: boolean;
}

/** Panels that are hung one after the other. */
export interface HangingGroup {
  /** The task whose heading it stands under. */
  task: string;
  crew: CrewId;
  /** Section of the sheep, such as 'Belly'. */
  section: string;
  panels: string[];
  /** False where nobody has written down the order. */
  ordered: boolean;
  /** What to know while hanging it. */
  note?: string;
  /** Those of its panels that stand in no order list of the source. */
  unlisted?: string[];
}

/** Struts that meet in one point and carry panels together: 17ABC is struts 17A, 17B and 17C. */
export interface StrutGroup {
  /** A number and a letter for each strut, such as '17DEF'. Both sides may have one of that name. */
  name: string;
  crew: CrewId;
  /** The task that sets it up. */
  task: string;
  /** What hangs on it. */
  panels: string[];
  /** Those of its struts that carry a collar tube, such as '17D'. */
  collarTubes?: string[];
  /** True where the source is not certain that there is one. */
  uncertain?: boolean;
}

export interface Figures {
  /** The season that they are of. */
  year: number;
  tasks: Task[];
  hanging: HangingGroup[];
  /** None in a year whose guide was frozen before they were figures. */
  dangers?: Danger[];
  /** Not in years from before the finder knew struts. */
  struts?: StrutGroup[];
}
