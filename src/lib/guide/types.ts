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

export interface Task {
  /** Also the id of its heading; begins with the crew's. */
  id: string;
  crew: CrewId;
  title: string;
  /** Where it is done; both when not said. */
  place?: Place;
  people?: Count;
  parts: string[];
  hardware: Hardware[];
  /** Such as 'pliers', or with their number: '2 C-clamps'. */
  tools: string[];
  /** The crews of which each gets all the tools: a bin for each table. */
  toolsFor?: CrewId[];
  /** True where nobody has written down when it is done. */
  orderUnknown?: boolean;
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

export interface Figures {
  /** The season that they are of. */
  year: number;
  tasks: Task[];
  hanging: HangingGroup[];
}
