import type {SheepView} from '../../model/panelFile';
import {placeBeside, type Tag} from '../../sheep/placeBeside';
import {OUTSIDE, placedPanels, readableFrom} from '../../sheep/SheepMap/placed';

/** The map is at least about so wide on a tablet and beside the finder's words, in pixels. */
const MAP = 600;

/**
 * Where names stand while all of a view is shown on a map that is too small for them on their panels:
 * beside those, with a line to each.
 */
export function placeApart({grid, panels, names = {}, bare = []}: SheepView) {
  const [width = 0, height = 0] = grid;
  const box = [0, 0, width, height] as const;
  const placed = placedPanels({panels, names});
  const isSmall = ({size}: {size: number}) => readableFrom(size, box) > MAP;
  // Names are read on wool, not on the dark face.
  const faces = bare.filter(({kind}) => kind === 'face' || kind === 'eye');
  const outlines = [...Object.values(panels), ...faces.map(({outline}) => outline)];
  const others: (Tag & {to?: [number, number]})[] = placed
    .filter((one) => !isSmall(one))
    .map(({name, at, size, isOutside, x, y}) => ({
      ...{name, size, x: at[0], y: at[1]},
      ...(isOutside && {to: [x, y]}),
    }));
  const apart: Record<string, [number, number]> = {};
  for (const {name, x, y} of placed.filter(isSmall)) {
    const at = placeBeside({name, x, y, size: OUTSIDE}, {outlines, others, box});
    apart[name] = [Math.round(at.x), Math.round(at.y)];
    others.push({name, size: OUTSIDE, x: at.x, y: at.y, to: [x, y]});
  }
  return apart;
}
