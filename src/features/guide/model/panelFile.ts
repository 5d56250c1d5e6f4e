/** The panel map of a year, as panels.json has it. */
import type {CrewId, Geometry} from './types';

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

/** A part of a drawing that is no panel: wool, ears and tail, the dark face, an eye, a panel's inside. */
export interface BarePart {
  kind: 'wool' | 'ear' | 'face' | 'eye' | 'inside';
  /** So many panels of the view lie behind it. */
  after: number;
  outline: Outline;
}

/** The sheep drawn from one direction; in a measured year in inches. */
export interface SheepView {
  /** Width and height. */
  grid: readonly number[];
  /** What faces the eye, the farthest first. */
  panels: Outlines;
  /** Where names stand: x, y, font size, and where a line leads to a panel too small for its name. */
  names?: Readonly<Record<string, readonly number[]>>;
  /** Where those stand, beside their panels, that a map of the whole view has no room for. */
  apart?: Readonly<Record<string, readonly number[]>>;
  bare?: readonly BarePart[];
}

export interface PanelFile {
  panels: readonly PanelInfo[];
  /** Drawings of the sheep: party, business, head-party, head-business, front, rear, above. */
  views: Readonly<Record<string, SheepView>>;
  /** How large everything is; not in years from before the sheep was measured. */
  geometry?: Geometry;
}

/** The panel map of a year in which the sheep was measured. */
export interface MeasuredMap extends PanelFile {
  geometry: Geometry;
}

export const isMeasured = (map: PanelFile): map is MeasuredMap => map.geometry !== undefined;

/** What each side is called, and the letter that names end in. */
export const sides = {
  party: {letter: 'D', word: 'party side', means: 'driver side, left'},
  business: {letter: 'P', word: 'business side', means: 'passenger side, right'},
  centre: {letter: '', word: 'center', means: 'between the two sides'},
} as const;
