import styles from './styles.module.css';
import {CM, INCH, LONGEST, px, ZERO} from './units';

const LEFT = 26;
const RIGHT = 84;
const whole = (last: number) => Array.from({length: Math.floor(last) + 1}, (_, i) => i);

/** Strokes at every eighth of an inch, longer at halves and whole ones. */
const inchTicks = Array.from({length: LONGEST * 8 + 1}, (_, i) => {
  const length = i % 8 === 0 ? 24 : i % 4 === 0 ? 16 : 9;
  return `M${LEFT} ${px(ZERO + (i * INCH) / 8)}h${length}`;
}).join('');

/** Strokes at every half centimeter. */
const cmTicks = Array.from({length: Math.floor(((LONGEST * INCH) / CM) * 2) + 1}, (_, i) => {
  const length = i % 2 === 0 ? 14 : 8;
  return `M${RIGHT} ${px(ZERO + (i * CM) / 2)}h${-length}`;
}).join('');

/** Eight inches down one side, centimeters down the other. */
export default function Ruler() {
  return (
    <g>
      <rect x={LEFT} y={ZERO} width={RIGHT - LEFT} height={LONGEST * INCH} />
      <path d={inchTicks} />
      <path d={cmTicks} />
      {whole(LONGEST).map((inch) => (
        <text key={inch} x={LEFT - 6} y={px(ZERO + inch * INCH + 5)} className={styles.end}>
          {inch}
        </text>
      ))}
      {whole((LONGEST * INCH) / CM).map((cm) => (
        <text key={cm} x={RIGHT + 5} y={px(ZERO + cm * CM + 4)} className={styles.small}>
          {cm}
        </text>
      ))}
      <text x={LEFT} y={px(ZERO - 10)} className={styles.small}>
        inches
      </text>
      <text x={RIGHT + 5} y={px(ZERO - 10)} className={styles.small}>
        cm
      </text>
    </g>
  );
}
