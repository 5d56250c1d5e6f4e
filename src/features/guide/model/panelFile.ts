/** The panel map of a year, as panels.json has it. */
import type {CrewId} from './types';

/** The side of the bus; 'centre' for what lies between the two. */
export type Side = 'party' | 'business' | 'centre';

export interface PanelInfo {
  name: string;
  section: string;
  side: Side;
  /** Who hangs it; may be another crew than that of its side. */
  crew: CrewId;
  /** The panels that share an edge. */
  neighbours: readonly string[];
}

/** The corners of a panel in grid units, in order around it. */
export type Outline = readonly (readonly number[])[];

/** Panels by name as they are drawn in one view. */
export type Outlines = Readonly<Record<string, Outline>>;

export interface PanelFile {
  panels: readonly PanelInfo[];
  /** Drawings of the sheep: party, business, head-party, head-business, front, rear. */
  views: Readonly<Record<string, {grid: readonly number[]; panels: Outlines}>>;
}

/** What each side is called, and the letter that names end in. */
export const sides = {
  party: {letter: 'D', word: 'party side', means: 'driver side, left'},
  business: {letter: 'P', word: 'business side', means: 'passenger side, right'},
  centre: {letter: '', word: 'center', means: 'between the two sides'},
} as const;
