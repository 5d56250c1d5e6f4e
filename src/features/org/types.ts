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

/** What it and the room around it take. */
export const SHEEP = {width: 100, height: 78};

/** A drawing, worked out at build (`layout/`): the page puts it into SVG. */
export interface OrgDrawing {
  viewBox: string;
  /** Of the red dot at 0,0. */
  dotRadius: number;
  /** The head of the sheep that wears the dot as its bell: above it. */
  head: Box;
  /** Room for the sheep before a circle's name. */
  leader: number;
  label: TextSize;
  project: TextSize;
  /** In the order of the data, which have their names. */
  circles: DrawnCircle[];
}

export interface TextSize {
  size: number;
  lineHeight: number;
}

/** All of it but the ellipse is from the middle of that, and a name is where its middle is. */
export interface DrawnCircle {
  hue: Hue;
  ellipse: Ellipse;
  /** Of the panel that it is cut to, the highest first: x and y of each. */
  paddock: string[];
  /** Its name, in two lines where it has some, and how far beside its middle the sheep is that leads it. */
  label: Point & {lines?: string[]; leader?: number};
  /** Lines of projects: which of the circle's stand in each. */
  rows: [x: number, y: number, ...projects: number[]][];
  /** Those in two lines, and those beside them. */
  apart?: DrawnName[];
  /** Rows of sheep, one for each project: where the first is, and how many there are. */
  flock?: [x: number, y: number, count: number][];
}

export interface DrawnName extends Point {
  lines: string[];
}

/** For a desk, and for a phone and a tablet. */
export type Width = 'wide' | 'narrow';
export type OrgDrawings = Record<Width, OrgDrawing>;

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
