import type {Span} from '../quilt';

/** How many columns the quilt may have. */
export const COLUMNS = [9, 6, 3] as const;
export type Columns = (typeof COLUMNS)[number];

/** Specification, section 9, in pixels. */
const ROW = 121;
const GAP = 16;

/** One that is drawn wider than its small file asks for the large one (src/ui, "Sizes round up"). */
const LARGE = 900;

/**
 * Columns of the quilt and how wide it is, from each width of the window on (base.css); no phone's.
 * `large`: of so many columns a patch may be wider than 600 px.
 */
const layouts: {from: string; columns: Columns; width: string; large: number}[] = [
  {from: '(min-width: 1200px) ', columns: 9, width: '1188px', large: 4},
  {from: '(min-width: 900px) ', columns: 6, width: '100vw - 48px', large: 4},
  {from: '', columns: 3, width: '672px', large: 3},
];

interface Picture {
  /** In pixels. */
  width: number;
  height: number;
}

/**
 * How wide a picture of the quilt is drawn, as in the sizes attribute of an image: as wide as its
 * cell, or wider, where the cell is filled to its height and the picture cut off at the sides.
 * @param spans its cell at each number of columns
 */
export function sizesOf({width, height}: Picture, spans: Record<Columns, Span>): string {
  return layouts
    .map(({from, columns, width: quilt, large}) => {
      const {cols, rows} = spans[columns];
      // A pixel more, since browsers round a picture's own size down, and less of one that is smaller
      // than its place counts as painted: the video on top of it would be what is painted largest.
      const filled = Math.ceil(((rows * (ROW + GAP) - GAP) * width) / height) + 1;
      const least = cols >= large ? Math.max(LARGE, filled) : filled;
      return `${from}max(${least}px, (${quilt} + ${GAP}px) * ${cols} / ${columns} - ${GAP}px)`;
    })
    .join(', ');
}
