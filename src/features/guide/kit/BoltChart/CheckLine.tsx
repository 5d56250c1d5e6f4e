import styles from './styles.module.css';
import {ZERO} from './units';

interface Props {
  x: number;
  /** In CSS pixels. */
  length: number;
  /** What it should measure: '5 inches'. */
  text: string;
}

/** A line to hold a ruler to: shows whether the paper was printed at its true size. */
export default function CheckLine({x, length, text}: Props) {
  return (
    <g>
      <line x1={x} x2={x} y1={ZERO} y2={ZERO + length} className={styles.check} data-check={text} />
      <path d={`M${x - 6} ${ZERO}h12M${x - 6} ${ZERO + length}h12`} className={styles.check} />
      <text
        className={styles.small}
        transform={`translate(${x - 6} ${ZERO + length - 12}) rotate(-90)`}
      >
        this line is {text} long
      </text>
    </g>
  );
}
