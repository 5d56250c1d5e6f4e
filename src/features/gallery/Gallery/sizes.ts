import type {Span} from '../quilt';

/** How many columns the quilt may have. */
export const COLUMNS = [9, 6, 3] as const;
export type Columns = (typeof COLUMNS)[number];

/** Specification, section 9, in pixels. */
const ROW = 121;
const GAP = 16;

/** Columns of the quilt and how wide it is, from each width of the window on (base.css); no phone's. */
const layouts: {from: string; columns: Columns; width: string}[] = [
  {from: '(min-width: 1200px) ', columns: 9, width: '1188px'},
  {from: '(min-width: 900px) ', columns: 6, width: '100vw - 48px'},
  {from: '', columns: 3, width: '672px'},
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
    .map(({from, columns, width: quilt}) => {
      const {cols, rows} = spans[columns];
      // A pixel more, since browsers round a picture's own size down, and less of one that is smaller
      // than its place counts as painted: the video on top of it would be what is painted largest.
      const filled = Math.ceil(((rows * (ROW + GAP) - GAP) * width) / height) + 1;
      return `${from}max(${filled}px, (${quilt} + ${GAP}px) * ${cols} / ${columns} - ${GAP}px)`;
    })
    .join(', ');
}
