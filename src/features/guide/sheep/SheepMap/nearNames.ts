/** Names while a panel and its neighbors fill the map. */
import {inPaintOrder} from '../inPaintOrder';
import type {Box} from '../outline';
import type {MapView} from '../../panels/panelViews';
import {isCut, LOUD, seenBox, SHAPES} from './box';
import type {PlacedPanel} from './placed';
import {seenPlace} from './seenPlace';

/** The shapes that the map has in a window. */
const WINDOWS = {phone: [SHAPES.phone], wide: [SHAPES.wide, SHAPES.widest]};
type Window = keyof typeof WINDOWS;

/** How much larger than elsewhere the chosen name is, and how large others may be beside it. */
const LOUDER = 1.05;
const QUIET = 0.7;
/** How far they keep off the map's edge, as a share of its width: some 12 px. */
const EDGES = {phone: 1 / 30, wide: 1 / 60};

export interface ShownName {
  panel: PlacedPanel;
  /** Where it is not seen: a name may stand in two places, of which a window shows one. */
  awayOn: readonly Window[];
}

/** Where names may stand in a window. */
function placesIn(box: Box, window: Window): Box {
  const [left, top, width, height] = seenBox(box, ...WINDOWS[window]);
  const off = EDGES[window] * width;
  return [left + off, top + off, width - 2 * off, height - 2 * off];
}

/**
 * The chosen name is the largest by far; another stands in the middle of what a window shows of its panel.
 * @param placed all panels of the view
 * @param box what the map has to show
 * @param chosen the panel's name
 */
export function nearNames(
  view: MapView,
  placed: readonly PlacedPanel[],
  box: Box,
  chosen: string,
): ShownName[] {
  const loudest = LOUDER * Math.max(placed.find(({name}) => name === chosen)?.size ?? 0, LOUD);
  // Through ears one sees what is behind them.
  const painted = inPaintOrder(view).filter(({kind}) => kind !== 'ear');

  const places = {phone: placesIn(box, 'phone'), wide: placesIn(box, 'wide')};

  return placed.flatMap((one): ShownName[] => {
    const isChosen = one.name === chosen;
    const panel = {...one, size: isChosen ? loudest : Math.min(one.size, QUIET * loudest)};
    if (isChosen) return [{panel, awayOn: []}];
    if (panel.isOutside) {
      const windows = ['phone', 'wide'] as const;
      return [{panel, awayOn: windows.filter((window) => isCut(panel, places[window]))}];
    }
    const over = painted
      .slice(painted.findIndex(({name}) => name === panel.name) + 1)
      .map(({outline}) => outline);
    const placeOn = (window: Window) =>
      seenPlace(panel, panel.size, over, places[window]) ??
      (isCut(panel, places[window]) ? undefined : panel.at);
    const [phone, wide] = [placeOn('phone'), placeOn('wide')];
    const onPhone: ShownName = phone
      ? {panel: {...panel, at: phone}, awayOn: ['wide']}
      : {panel, awayOn: ['phone', 'wide']};
    return wide ? [onPhone, {panel: {...panel, at: wide}, awayOn: ['phone']}] : [onPhone];
  });
}
