import type {CrewId} from '../../model/types';
import {unit} from '../../geometry/vector';
import type {Weight} from '../names/places';
import {facing, type Triangle} from '../solid/triangles';

/** Red, green and blue, each from 0 to 1. */
export type Color = readonly [number, number, number];

/** How much of a color is there where light falls, and how much in the shade. */
export type Depth = readonly [lit: number, shaded: number];

/** The colors of one theme. */
export interface Paints {
  paper: Color;
  ink: Color;
  picked: Color;
  crews: Readonly<Partial<Record<CrewId, Color>>>;
  wool: Color;
  face: Color;
  eye: Color;
  ground: Color;
  arrow: Color;
  /** Of the crew's color on paper. */
  depths: {neighbor: Depth; other: Depth};
}

/** What is known of a panel by its paint. */
export interface Meaning {
  crewOf: (panel: string) => CrewId | undefined;
  weightOf: (panel: string) => Weight;
}

/** A fill, and the color and width of its lines, in pixels of the page. */
export interface Painted {
  fill: Color;
  /** 1, or less for what is seen through. */
  cover: number;
  line: Color;
  width: number;
}

/** From the front, from above and from both sides at once: no side of the sheep is in the dark. */
const LIGHT = unit([0.35, 0.75, 0.55]);
/** What is no panel is this much darker in the shade. */
const SHADE = 0.22;
/** How much of what lies behind an ear it hides. */
const EAR = 0.6;
/** On each side of an edge. */
const WIDTHS = {picked: 2.5, neighbor: 1.4, other: 0.8, bare: 0.5};

/** How much light falls on a triangle, from 0 to 1. */
export function lightOn({corners}: Pick<Triangle, 'corners'>): number {
  const [x, y, z] = facing(corners);
  return 0.5 + 0.5 * (x * LIGHT[0] + y * LIGHT[1] + Math.abs(z) * LIGHT[2]);
}

export const mixed = (from: Color, to: Color, share: number): Color =>
  from.map((value, i) => value + ((to[i] ?? 0) - value) * share) as unknown as Color;

const shaded = (color: Color, light: number): Color => mixed(color, [0, 0, 0], SHADE * (1 - light));

function painted(panel: string, light: number, paints: Paints, meaning: Meaning): Painted {
  const {paper, ink, picked, crews, depths} = paints;
  const weight = meaning.weightOf(panel);
  if (weight === 'picked') return {fill: picked, cover: 1, line: ink, width: WIDTHS.picked};
  const crew = crews[meaning.crewOf(panel) ?? 'setup-lead'] ?? ink;
  const [lit, dark] = depths[weight];
  const fill = mixed(paper, crew, dark + (lit - dark) * light);
  return {fill, cover: 1, line: weight === 'neighbor' ? ink : paper, width: WIDTHS[weight]};
}

/** The colors of a triangle. */
export function paintOf(triangle: Triangle, paints: Paints, meaning: Meaning): Painted {
  const light = lightOn(triangle);
  if (triangle.panel) return painted(triangle.panel, light, paints, meaning);
  const {paper, wool, face, eye, ground, arrow} = paints;
  const bare = {cover: 1, line: paper, width: WIDTHS.bare};
  switch (triangle.kind) {
    case 'ear':
      return {...bare, fill: shaded(wool, light), cover: EAR, line: mixed(wool, face, 0.4)};
    case 'face':
      return {...bare, fill: shaded(face, light), line: mixed(face, paper, 0.25)};
    case 'eye':
      return {...bare, fill: eye};
    case 'pupil':
      return {...bare, fill: face};
    case 'ground':
      return {...bare, fill: ground, line: ground};
    case 'arrow':
      return {...bare, fill: arrow};
    default:
      return {...bare, fill: shaded(wool, light)};
  }
}
