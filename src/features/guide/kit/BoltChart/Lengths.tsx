import type {Hardware} from '../../model/types';
import {markedLengths} from './lengths';
import styles from './styles.module.css';
import {INCH, px, ZERO} from './units';

interface Props {
  hardware: readonly Hardware[];
  /** Ends of the lines, in CSS pixels; the names follow. */
  from: number;
  to: number;
}

/** Where the bolts of a crew end, with their names. */
export default function Lengths({hardware, from, to}: Props) {
  return (
    <g>
      <path d={`M${from} ${ZERO}H${to}`} />
      {markedLengths(hardware).map(({length, names}) => {
        const y = px(ZERO + length * INCH);
        return (
          <g key={length}>
            <path d={`M${from} ${y}H${to}`} className={styles.hidden} />
            {names.map((name, i) => (
              <text key={name} x={to + 6} y={px(y + 4 + i * 16)} className={styles.small}>
                {name}
              </text>
            ))}
          </g>
        );
      })}
    </g>
  );
}
