/** Shapes of the organisation diagram. All lengths are in the units of the data's plane. */

export interface Point {
  x: number;
  y: number;
}

export interface Ellipse extends Point {
  rx: number;
  ry: number;
}

/** A rectangle by its centre. */
export interface Box extends Point {
  width: number;
  height: number;
}

/** A rectangle that was fitted to a name, and the name broken into lines. */
export interface NameBox extends Box {
  name: string;
  lines: string[];
}

export const hues = ['dusk', 'disco', 'sky', 'clover', 'gold'] as const;
/** The tokens of the palette that a circle may have. */
export type Hue = (typeof hues)[number];

/** Of the small sheep that stands for a project in a small window, in the drawing and in its key. */
export const SHEEP_ID = 'org-sheep';

export interface CircleLayout {
  name: string;
  hue: Hue;
  ellipse: Ellipse;
  label: NameBox;
  projects: NameBox[];
}

export interface OrgLayout {
  circles: CircleLayout[];
  /** What the drawing covers: left, top, width, height, as in an SVG viewBox. */
  viewBox: [left: number, top: number, width: number, height: number];
}
