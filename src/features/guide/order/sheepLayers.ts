import {
  areaOf,
  extentOf,
  isInside,
  outlinePath,
  pupilOf,
  rounded,
  type Box,
} from '../sheep/outline';
import type {BarePart, Outline} from '../model/panelFile';
import type {CrewId} from '../model/types';
import {inPaintOrder, type Painted} from '../sheep/inPaintOrder';
import type {MapView} from '../panels/panelViews';
import type {PanelState} from './steps';

/** What is painted alike, one after the other: a path of an SVG. */
export interface Layer {
  kind: PanelState | BarePart['kind'] | 'pupil';
  crew?: CrewId;
  d: string;
}

/** What is no panel, nor one of a face's many facets, and smaller is a splinter at a border, in square inches. */
const SPLINTER = 25;

function isWithin(outline: Outline, [left, top, width, height]: Box): boolean {
  const [x, y, right, bottom] = extentOf([outline]);
  return right > left && x < left + width && bottom > top && y < top + height;
}

/** So many square inches of one under the other, and it is seen that they lie wrong. */
const SEEN = 12;

/** Whether one outline lies over the other, by the steps of their grid. */
function measureOverlap(one: Outline, other: Outline): boolean {
  const [a, b] = [extentOf([one]), extentOf([other])];
  let shared = 0;
  for (let y = Math.max(a[1], b[1]); y < Math.min(a[3], b[3]); y += 1)
    for (let x = Math.max(a[0], b[0]); x < Math.min(a[2], b[2]); x += 1)
      if (isInside(x + 0.5, y + 0.5, one) && isInside(x + 0.5, y + 0.5, other)) {
        shared += 1;
        if (shared > SEEN) return true;
      }
  return false;
}

/** What was measured once: each of the steps of an order asks for nearly the same pairs. */
const measured = new WeakMap<Outline, Map<Outline, boolean>>();

function overlap(one: Outline, other: Outline): boolean {
  const others = measured.get(one) ?? new Map<Outline, boolean>();
  measured.set(one, others);
  const known = others.get(other) ?? measureOverlap(one, other);
  others.set(other, known);
  return known;
}

interface Paint {
  stateOf: (panel: string) => PanelState;
  crewOf: (panel: string) => CrewId | undefined;
}

function pupilPath(eye: Outline): string {
  const {x, y, r: exact} = pupilOf(eye);
  const r = rounded(exact);
  const across = rounded(2 * r);
  return `M${rounded(x - r)} ${y}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0 ${-across} 0z`;
}

/** Panels and parts that are painted one after the other in the same state are one path. */
function layered(painted: readonly Painted[], {stateOf, crewOf}: Paint): Layer[] {
  const layers: Layer[] = [];
  for (const {name, kind, outline} of painted) {
    const state = name === undefined ? kind : stateOf(name);
    const crew = name !== undefined && state !== 'rest' ? crewOf(name) : undefined;
    const last = layers.at(-1);
    // Wool and other crews' panels are one quiet shape.
    const alike = state === 'wool' ? 'rest' : state;
    if (last && last.kind === alike && last.crew === crew && alike !== 'now')
      last.d += outlinePath(outline);
    else layers.push({kind: alike, crew, d: outlinePath(outline)});
    if (state === 'eye') layers.push({kind: 'pupil', d: pupilPath(outline)});
  }
  return layers;
}

const paintedIn = (view: MapView, box: Box) =>
  inPaintOrder(view).filter(
    ({kind, outline}) =>
      isWithin(outline, box) && !(kind && kind !== 'face' && areaOf(outline) < SPLINTER),
  );

/**
 * The sheep in a view, as few paths.
 * @param box what is seen of the view
 */
export const sheepLayers = (view: MapView, box: Box, paint: Paint): Layer[] =>
  layered(paintedIn(view, box), paint);

/** The sheep before anything of an order hangs. */
export const bareLayers = (view: MapView, {stateOf}: Paint): Layer[] =>
  sheepLayers(view, view.box, {
    stateOf: (panel) => (stateOf(panel) === 'rest' ? 'rest' : 'later'),
    crewOf: () => undefined,
  });

/** What changes on it: the panels that hang and those that come now, and what is nearer than they are. */
export function orderLayers(view: MapView, paint: Paint): Layer[] {
  const under: Outline[] = [];
  const painted = paintedIn(view, view.box).filter(({name, outline}) => {
    const state = name === undefined ? 'rest' : paint.stateOf(name);
    const isSeen =
      state === 'hung' || state === 'now' || under.some((one) => overlap(one, outline));
    if (isSeen) under.push(outline);
    return isSeen;
  });
  return layered(painted, paint);
}
