import type {BarePart} from '../../model/panelFile';
import type {Geometry} from '../../model/types';
import {areaOf} from '../../sheep/outline';
import {bareKind} from '../bare';
import {eyesOf} from '../eyes';
import {normalOfAll, outlineOf, solidFaces, type Face} from '../mesh';
import {dot, unit, type Vector} from '../vector';
import {coverOf, paintOrder, seenShares, type Painted} from './cover';
import {facetsOf} from './facets';
import {withFeet} from './feet';
import {placeNames, type PlacedName} from './placeNames';
import {project, type Direction} from './project';

/** Something that is drawn: a panel by its name, or a part that has none. */
export interface Part {
  panel?: string;
  bare?: BarePart['kind'];
  /** Its corners in inches, to the right and down. */
  outline: [number, number][];
  /** Where its name stands. */
  name?: PlacedName;
}

interface Thing {
  panel?: string;
  bare?: BarePart['kind'];
  faces: Face[];
  outline: readonly number[];
  normal: Vector;
}

/** A panel turned away more than this, or hidden by others so far, is not shown as a panel. */
const FACING = 0.2;
const SEEN = 0.3;
/** What is no panel and smaller, in square inches, nobody sees. */
const SPLINTER = 30;
/** Room for names beside the sheep, in inches. */
const MARGIN = 40;

function thingsOf(geometry: Geometry): Thing[] {
  const panels = Object.entries(geometry.panels).map(([panel, faces]) => ({panel, faces}));
  const bare = Object.entries(geometry.bare).flatMap(([name, faces]) =>
    facetsOf(geometry, faces).map((facet) => ({bare: bareKind(name), faces: facet})),
  );
  const eyes = eyesOf(geometry).map(({rim}) => ({
    bare: 'eye' as const,
    faces: rim.slice(2).map((corner, i) => [rim[0]!, corner, rim[i + 1]!]),
  }));
  return [...panels, ...bare, ...eyes].map((thing) => ({
    ...thing,
    outline: outlineOf(thing.faces),
    normal: unit(normalOfAll(geometry, solidFaces(thing.faces))),
  }));
}

/** The things as triangles on paper. */
const paintedFrom = (geometry: Geometry, things: readonly Thing[], direction: Direction) =>
  things.flatMap(({faces}, of) =>
    solidFaces(faces).map((face): Painted => {
      const [a, b, c] = face.map((corner) => project(geometry, corner, direction));
      return {of, corners: [a!, b!, c!]};
    }),
  );

/**
 * Draws the sheep as seen from one direction: the panels that face it, and quietly what is no panel
 * or shows its inside. Ears and tail hide nothing: what is seen of them is drawn over it all.
 * @param isDrawn which panels and bare parts there are at all
 * @returns what is seen, the farthest first
 */
export function drawView(
  geometry: Geometry,
  direction: Direction,
  isDrawn: (name: string) => boolean,
): Part[] {
  const only = (parts: Geometry['panels']) =>
    Object.fromEntries(Object.entries(parts).filter(([name]) => isDrawn(name)));
  const shown = {...geometry, panels: only(geometry.panels), bare: only(geometry.bare)};
  const all = thingsOf(shown);
  const things = all.filter(({bare}) => bare !== 'ear');
  const cover = coverOf(paintedFrom(geometry, things, direction), MARGIN);
  const shares = seenShares(cover);
  const isSeen = (of: number) => (shares.get(of) ?? 0) > 0;
  const faces = (of: number) => dot(things[of]!.normal, direction.out);
  const isPanel = (of: number) =>
    things[of]?.panel !== undefined && faces(of) > FACING && (shares.get(of) ?? 0) > SEEN;

  const order = paintOrder(cover).filter(isSeen);
  const names = placeNames(
    cover,
    new Map(order.filter(isPanel).map((of) => [of, things[of]!.panel!])),
  );
  const outlineFrom = ({outline}: Thing) =>
    outline.map((corner): [number, number] => {
      const [x, y] = project(geometry, corner, direction);
      return [Math.round(x), Math.round(y)];
    });
  const parts = order.flatMap((of): Part[] => {
    const thing = things[of]!;
    const outline = outlineFrom(thing);
    if (isPanel(of)) return [{panel: thing.panel, outline, name: names[thing.panel!]}];
    // The face is made of many small ones.
    const isFace = thing.bare === 'eye' || thing.bare === 'face';
    if (!isFace && areaOf(outline) < SPLINTER) return [];
    const isTurned = faces(of) <= 0 && thing.bare !== 'wool' && thing.bare !== 'face';
    return [{bare: isTurned ? 'inside' : (thing.bare ?? 'wool'), outline}];
  });
  const withEars = seenShares(coverOf(paintedFrom(geometry, all, direction), 0));
  const ears = all.filter(
    ({bare, normal}, of) =>
      bare === 'ear' && dot(normal, direction.out) > 0 && (withEars.get(of) ?? 0) > 0,
  );
  const isFromEnd = direction.out[0] !== 0;
  return [
    ...(isFromEnd ? withFeet(parts) : parts),
    ...ears.map((ear): Part => ({bare: 'ear', outline: outlineFrom(ear)})),
  ];
}
