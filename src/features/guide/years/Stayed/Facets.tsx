import styles from './styles.module.css';

/** A triangle is as wide as two and as high as HIGH. */
const WIDE = 10;
const HIGH = 17;

/** A triangle with its tip up in every other place of a row, its tip down between; below it the other way. */
function triangle(column: number, row: number): string {
  const [x, y] = [column * WIDE, row * HIGH];
  const isUp = (column + row) % 2 === 0;
  return isUp
    ? `M${x} ${y + HIGH}h${2 * WIDE}l${-WIDE} ${-HIGH}z`
    : `M${x} ${y}h${2 * WIDE}l${-WIDE} ${HIGH}z`;
}

interface Props {
  count: number;
  /** The most that a crew has: all are drawn at one scale. */
  most: number;
}

/** As many facets as a crew has panels, in two rows. */
export default function Facets({count, most}: Props) {
  const columns = Math.ceil(most / 2);
  const all = Array.from({length: count}, (_, i) => i);
  const shade = (of: 0 | 1 | 2) =>
    all
      .filter((i) => (i + 2 * (i % 2)) % 3 === of)
      .map((i) => triangle(Math.floor(i / 2), i % 2))
      .join('');
  return (
    <svg
      className={styles.facets}
      viewBox={`-1 -1 ${(columns + 1) * WIDE + 2} ${2 * HIGH + 2}`}
      preserveAspectRatio="xMinYMid"
      aria-hidden="true"
    >
      <path d={shade(0)} className={styles.bright} />
      <path d={shade(1)} />
      <path d={shade(2)} className={styles.deep} />
    </svg>
  );
}
