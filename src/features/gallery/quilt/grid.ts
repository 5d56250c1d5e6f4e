/** How many columns and rows a patch of the quilt takes. */
export interface Span {
  cols: number;
  rows: number;
}

/** A patch in its place. */
export interface Patch extends Span {
  x: number;
  y: number;
}

/** A grid that grows downwards: of each row the taken columns, as bits. */
type Grid = number[];

const bits = (cols: number, x: number) => ((1 << cols) - 1) << x;

function isFree(grid: Grid, {x, y, cols, rows}: Patch): boolean {
  for (let i = y; i < y + rows; i += 1) if ((grid[i] ?? 0) & bits(cols, x)) return false;
  return true;
}

function take(grid: Grid, {x, y, cols, rows}: Patch): void {
  for (let i = y; i < y + rows; i += 1) grid[i] = (grid[i] ?? 0) | bits(cols, x);
}

/** The first place where a patch fits: row by row, from the left. */
function firstFit(grid: Grid, {cols, rows}: Span, columns: number): {x: number; y: number} {
  for (let y = 0; ; y += 1) {
    let taken = 0;
    for (let i = y; i < y + rows; i += 1) taken |= grid[i] ?? 0;
    for (let x = 0; x + cols <= columns; x += 1) if (!(taken & bits(cols, x))) return {x, y};
  }
}

/** Places patches as `grid-auto-flow: row dense` does: each in the first place where it fits. */
export function lay(spans: readonly Span[], columns: number): {patches: Patch[]; grid: Grid} {
  const grid: Grid = [];
  const patches = spans.map((span) => {
    const patch = {...span, ...firstFit(grid, span, columns)};
    take(grid, patch);
    return patch;
  });
  return {patches, grid};
}

/** How many cells above the lower edge are not taken. */
export const holesIn = (grid: Grid, columns: number): number =>
  grid.reduce((sum, row) => sum + columns - row.toString(2).replaceAll('0', '').length, 0);

/** How far it is to the holes that a patch may grow into: right, left, down, up. */
const SIDES = [
  {
    strip: ({x, y, cols, rows}: Patch) => ({x: x + cols, y, cols: 1, rows}),
    left: 0,
    up: 0,
    wider: 1,
  },
  {strip: ({x, y, rows}: Patch) => ({x: x - 1, y, cols: 1, rows}), left: 1, up: 0, wider: 1},
  {
    strip: ({x, y, cols, rows}: Patch) => ({x, y: y + rows, cols, rows: 1}),
    left: 0,
    up: 0,
    wider: 0,
  },
  {strip: ({x, y, cols}: Patch) => ({x, y: y - 1, cols, rows: 1}), left: 0, up: 1, wider: 0},
];

/** Lets a patch grow by a column or a row into a hole beside it. @returns whether there was one */
function grow(patch: Patch, grid: Grid, columns: number): boolean {
  for (const {strip, left, up, wider} of SIDES) {
    const more = strip(patch);
    const isInside =
      more.x >= 0 && more.x < columns && more.y >= 0 && more.y + more.rows <= grid.length;
    if (!isInside || !isFree(grid, more)) continue;
    take(grid, more);
    patch.x -= left;
    patch.y -= up;
    patch.cols += wider;
    patch.rows += 1 - wider;
    return true;
  }
  return false;
}

/**
 * Lets patches grow into the holes beside them, in turn. None moves by it: where a larger patch fits the
 * smaller one did, so each is laid where it was, and nobody ever lay in the hole.
 * @param most how many holes it may mend; more are left
 * @returns the spans, and how many holes are left, such as one between four edges that are longer
 */
export function grown(spans: readonly Span[], columns: number, most = Infinity) {
  const {patches, grid} = lay(spans, columns);
  const holes = holesIn(grid, columns);
  if (holes > 0 && holes <= most) {
    let again = true;
    while (again) {
      again = false;
      for (const patch of patches) again = grow(patch, grid, columns) || again;
    }
  }
  return {spans: patches.map(({cols, rows}) => ({cols, rows})), holes: holesIn(grid, columns)};
}
