import styles from './styles.module.css';

/** Half as wide as a triangle, and as high. */
const WIDE = 10;
const HIGH = 36;

/** A triangle with its tip up in every other place, its tip down between. */
function triangle(place: number): string {
  const x = place * WIDE;
  return place % 2 === 0
    ? `M${x} ${HIGH}h${2 * WIDE}l${-WIDE} ${-HIGH}z`
    : `M${x} 0h${2 * WIDE}l${-WIDE} ${HIGH}z`;
}

interface Props {
  count: number;
  /** The most that a crew has: all are drawn at one scale. */
  most: number;
}

/** As many facets as a crew has panels. In one row: two would have a torn end with every other number. */
export default function Facets({count, most}: Props) {
  const all = Array.from({length: count}, (_, i) => i);
  const shade = (of: 0 | 1 | 2) =>
    all
      .filter((i) => i % 3 === of)
      .map(triangle)
      .join('');
  return (
    <svg
      className={styles.facets}
      viewBox={`-1 -1 ${(most + 1) * WIDE + 2} ${HIGH + 2}`}
      preserveAspectRatio="xMinYMid"
      aria-hidden="true"
    >
      <path d={shade(0)} className={styles.bright} />
      <path d={shade(1)} />
      <path d={shade(2)} className={styles.deep} />
    </svg>
  );
}
