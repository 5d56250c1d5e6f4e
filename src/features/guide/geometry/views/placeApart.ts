import type {Outline, SheepView} from '../../model/panelFile';
import {edgesFrom} from '../../sheep/outline';
import {halfOf, placeBeside, type Tag} from '../../sheep/placeBeside';
import {OUTSIDE, placedPanels, readableFrom, type PlacedPanel} from '../../sheep/SheepMap/placed';

/** The map is at least about so wide on a tablet and beside the finder's words, in pixels. */
const MAP = 600;

/** Whether a line of an outline goes over a name. */
function strikes(outline: Outline, {name, at: [x, y], size}: PlacedPanel): boolean {
  const {width, height} = halfOf({name, size});
  return edgesFrom(x, y, outline).some((edge) =>
    Array.from({length: 21}, (_, i) => i / 20).some(
      (along) =>
        Math.abs(edge.x + along * edge.dx) < width && Math.abs(edge.y + along * edge.dy) < height,
    ),
  );
}

/**
 * Where names stand while all of a view is shown that have no room on their panels, too little for a map of
 * that size, or an ear's line over them and are no larger there: beside those, with a line to each.
 */
export function placeApart({grid, panels, names = {}, bare = []}: SheepView) {
  const [width = 0, height = 0] = grid;
  const box = [0, 0, width, height] as const;
  const placed = placedPanels({panels, names});
  const ears = bare.filter(({kind}) => kind === 'ear');
  const isSmall = (one: PlacedPanel) =>
    one.isOutside ||
    readableFrom(one.size, box) > MAP ||
    (one.size <= OUTSIDE && ears.some(({outline}) => strikes(outline, one)));
  // Names are read on wool, not on the dark face.
  const faces = bare.filter(({kind}) => kind === 'face' || kind === 'eye');
  const eyes = faces.filter(({kind}) => kind === 'eye');
  const outlines = [
    ...Object.values(panels),
    // An eye counts three times: a line through it is the last that one wants to see.
    ...[...faces, ...eyes, ...eyes].map(({outline}) => outline),
  ];
  const others: (Tag & {to?: [number, number]})[] = placed
    .filter((one) => !isSmall(one))
    .map(({name, at: [x, y], size}) => ({name, x, y, size}));
  const apart: Record<string, [number, number]> = {};
  for (const {name, x, y} of placed.filter(isSmall)) {
    const at = placeBeside({name, x, y, size: OUTSIDE}, {outlines, others, box});
    apart[name] = [Math.round(at.x), Math.round(at.y)];
    others.push({name, size: OUTSIDE, x: at.x, y: at.y, to: [x, y]});
  }
  return apart;
}
