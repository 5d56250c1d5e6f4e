import {areaOf, extentOf, outlinePath, type Box} from '../sheep/outline';
import type {BarePart, Outline} from '../model/panelFile';
import type {CrewId} from '../model/types';
import {inPaintOrder} from '../sheep/inPaintOrder';
import type {MapView} from '../panels/panelViews';
import type {PanelState} from './steps';

/** What is painted alike, one after the other: a path of an SVG. */
export interface Layer {
  kind: PanelState | BarePart['kind'];
  crew?: CrewId;
  d: string;
}

/** What is no panel and smaller than this is a splinter at a border, in square inches. */
const SPLINTER = 25;

function isWithin(outline: Outline, [left, top, width, height]: Box): boolean {
  const [x, y, right, bottom] = extentOf([outline]);
  return right > left && x < left + width && bottom > top && y < top + height;
}

/**
 * The sheep in a view, as few paths: panels that are painted one after the other in the same state
 * are one.
 * @param box what is seen of the view
 */
export function sheepLayers(
  view: MapView,
  box: Box,
  stateOf: (panel: string) => PanelState,
  crewOf: (panel: string) => CrewId | undefined,
): Layer[] {
  const layers: Layer[] = [];
  for (const {name, kind, outline} of inPaintOrder(view)) {
    if (!isWithin(outline, box) || (kind && areaOf(outline) < SPLINTER)) continue;
    const state = name === undefined ? kind : stateOf(name);
    const crew = name !== undefined && state !== 'rest' ? crewOf(name) : undefined;
    const last = layers.at(-1);
    // Wool and other crews' panels are one quiet shape.
    const alike = state === 'wool' ? 'rest' : state;
    if (last && last.kind === alike && last.crew === crew && alike !== 'now')
      last.d += outlinePath(outline);
    else layers.push({kind: alike, crew, d: outlinePath(outline)});
  }
  return layers;
}
