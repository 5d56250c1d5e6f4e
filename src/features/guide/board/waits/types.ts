import type {CrewId, Danger} from '../../model/types';

/**
 * 'broken' when ticks say that it was not waited for, 'now' while somebody waits, 'later' before that
 * (and while a crew has no code), 'over' when nothing is waited for any more.
 */
export type WaitState = 'broken' | 'now' | 'later' | 'over';

/** One party of a wait, and what of it. */
export interface Party {
  crew: CrewId;
  what: string;
}

/** Something that must not be done before something else is. */
export interface Gate {
  id: string;
  state: WaitState;
  /** Who waits, with what. */
  waits: Party;
  /** For whom, and for what. */
  until: Party;
  /** The danger that stands behind it in the guide. */
  danger?: Danger;
  /** True when what is waited for is the very next step. */
  isCalled: boolean;
}

/** A panel at an edge between two crews. */
export interface EdgePanel {
  name: string;
  crew: CrewId;
  /** Undefined while its crew has no code. */
  isHung?: boolean;
  /** True while its crew hangs it now. */
  isNext: boolean;
}

/** An edge where panels of two crews meet: they join it together. */
export interface Edge {
  id: string;
  state: Exclude<WaitState, 'broken'>;
  panels: [EdgePanel, EdgePanel];
}
