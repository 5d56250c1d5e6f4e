import {INCH, LONGEST, ZERO} from './units';
import styles from './styles.module.css';

interface Props {
  /** Middle of the bolt, in CSS pixels. */
  x: number;
  /** Thickness as printed on the box: '1/2"'. */
  size: string;
  /** Thickness, and width of the head across its flats, in inches. */
  thickness: number;
  flats: number;
}

/** Height of a hex head, as a share of the thickness. */
const HEAD = 0.65;

/** A bolt from the side in its true thickness; its shank is as long as the ruler. */
export default function Bolt({x, size, thickness, flats}: Props) {
  const [shank, head] = [thickness * INCH, flats * INCH];
  const label = ZERO + 0.75 * INCH;
  return (
    <g>
      <rect
        x={x - head / 2}
        y={ZERO - thickness * HEAD * INCH}
        width={head}
        height={thickness * HEAD * INCH}
      />
      <rect x={x - shank / 2} y={ZERO} width={shank} height={LONGEST * INCH} data-bolt={size} />
      <text className={styles.size} transform={`translate(${x + 5} ${label}) rotate(-90)`}>
        {size}
      </text>
    </g>
  );
}
