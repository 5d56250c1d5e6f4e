import {INCH, px} from './units';
import styles from './styles.module.css';

interface Props {
  /** Middle of the head, in CSS pixels. */
  x: number;
  y: number;
  /** Thickness of the bolt as printed on the box: '1/2"'. */
  size: string;
  /** The wrenches that fit: '3/4" or 19 mm'. */
  wrench: string;
  /** Thickness, and width of the head across its flats, in inches. */
  thickness: number;
  flats: number;
}

/** Corners of a hexagon that stands on a flat side. */
const corners = (x: number, y: number, flats: number) =>
  Array.from({length: 6}, (_, i) => {
    const angle = (i * Math.PI) / 3;
    const radius = (flats * INCH) / Math.sqrt(3);
    return [px(x + radius * Math.cos(angle)), px(y + radius * Math.sin(angle))].join(',');
  }).join(' ');

/** A bolt's head from above in its true width, its hidden shank, and the wrench that fits it. */
export default function Head({x, y, size, wrench, thickness, flats}: Props) {
  const below = y + (flats * INCH) / 2;
  return (
    <g>
      <polygon points={corners(x, y, flats)} />
      <circle cx={x} cy={y} r={px((thickness * INCH) / 2)} className={styles.hidden} />
      <text x={x} y={px(below + 17)} className={styles.middle}>
        {size} bolt
      </text>
      <text x={x} y={px(below + 32)} className={styles.middleSmall}>
        {wrench}
      </text>
    </g>
  );
}
