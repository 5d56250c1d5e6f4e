import type {Outline, SheepView} from '../../model/panelFile';
import {edgesFrom} from '../../sheep/outline';
import {halfOf, linesCross, placeBeside, type LedTag, type Tag} from '../../sheep/placeBeside';
import {OUTSIDE, placedPanels, readableFrom, type PlacedPanel} from '../../sheep/SheepMap/placed';

/** The map is at least about so wide on a tablet and beside the finder's words, in pixels. */
const MAP = 600;

/** A name that is read from afar: no line goes over it, while one over a small name is soon past it. */
const LARGE = 18;
/** The air around the letters of a name, in em. */
const AIR = 0.25;

/** Whether a line of an outline goes over a name; or, without its air, over the letters themselves. */
function strikes(outline: Outline, {name, x, y, size}: Tag, air = AIR): boolean {
  const half = halfOf({name, size});
  const [width, height] = [half.width + (air - AIR) * size, half.height + (air - AIR) * size];
  return edgesFrom(x, y, outline).some((edge) =>
    Array.from({length: 21}, (_, i) => i / 20).some(
      (along) =>
        Math.abs(edge.x + along * edge.dx) < width && Math.abs(edge.y + along * edge.dy) < height,
    ),
  );
}

const tagOf = ({name, at: [x, y], size}: PlacedPanel): Tag => ({name, x, y, size});

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
    (one.size <= OUTSIDE && ears.some(({outline}) => strikes(outline, tagOf(one))));
  // Names are read on wool, not on the dark face.
  const faces = bare.filter(({kind}) => kind === 'face' || kind === 'eye');
  const eyes = faces.filter(({kind}) => kind === 'eye');
  const outlines = [
    ...Object.values(panels),
    // An eye counts three times: a line through it is the last that one wants to see.
    ...[...faces, ...eyes, ...eyes].map(({outline}) => outline),
  ];
  const onPanels: LedTag[] = placed.filter((one) => !isSmall(one)).map(tagOf);
  function place({name, x, y}: PlacedPanel, others: readonly LedTag[]): LedTag {
    const tag = {name, x, y, size: OUTSIDE};
    const around = {outlines, others, box};
    const nearest = placeBeside(tag, around);
    const line: Outline = [
      [x, y],
      [nearest.x, nearest.y],
    ];
    const isCrossed =
      others.some((one) => one.size > LARGE && strikes(line, one, 0)) ||
      linesCross({...tag, ...nearest}, [x, y], others);
    const between = isCrossed && placeBeside(tag, {...around, between: true});
    const at = between && between.x !== x ? between : nearest;
    return {...tag, x: at.x, y: at.y, to: [x, y]};
  }

  const beside = new Map<string, LedTag>();
  const othersThan = ({name}: PlacedPanel) => [
    ...onPanels,
    ...[...beside.values()].filter((other) => other.name !== name),
  ];
  const small = placed.filter(isSmall);
  for (const one of small) beside.set(one.name, place(one, othersThan(one)));
  // Once more where a name that came later has its dot in the way of a line.
  for (const one of small) {
    const others = othersThan(one);
    const led = beside.get(one.name)!;
    if (linesCross(led, [one.x, one.y], others)) beside.set(one.name, place(one, others));
  }
  return Object.fromEntries(
    [...beside.values()].map(({name, x, y}) => [name, [Math.round(x), Math.round(y)]]),
  );
}
