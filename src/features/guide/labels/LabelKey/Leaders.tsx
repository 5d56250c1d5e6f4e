import styles from './leaders.module.css';

/** Where a part of the label is named: the middle of its number, and where the line from it ends. */
interface Leader {
  from: readonly [number, number];
  to: readonly [number, number];
}

/** In the label's millimeters (89 by 48): what stands at the same place on every label. */
const name: Leader = {from: [-6.5, 10.5], to: [2.2, 10.5]};
const section: Leader = {from: [-6.5, 21.4], to: [2.2, 21.4]};
const up: Leader = {from: [-6.5, 37], to: [4.9, 37]};
const side: Leader = {from: [95.5, 9.5], to: [86, 9.5]};
const code: Leader = {from: [95.5, 31.7], to: [85.3, 31.7]};

/** Half of a number's width. */
const RADIUS = 3.1;
/** Between the neighbor's middle and the end of its line, above its capitals. */
const ABOVE = 4.9;

interface Props {
  /** The middle of the neighbor's name, which stands elsewhere on each label. */
  neighbor: {x: number; y: number};
}

const lineOf = ({from, to}: Leader) => `M${from.join(' ')}L${to.join(' ')}`;

/**
 * A number beside each part of a label, and a line from there that ends at the part: in the ink of the
 * theme around the label, and over the label, which is white, in black with white at its sides.
 */
export default function Leaders({neighbor: {x, y}}: Props) {
  const neighbor: Leader = {from: [x, -5.5], to: [x, y - ABOVE]};
  const leaders = [name, section, side, neighbor, up, code];
  return (
    <svg
      className={styles.leaders}
      viewBox="-13 -13.5 115 67"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d={leaders.map(lineOf).join('')} className={styles.line} />
      <svg width="89" height="48" viewBox="0 0 89 48" data-theme="light">
        {leaders.map((leader) => (
          <g key={lineOf(leader)}>
            <path d={lineOf(leader)} className={styles.casing} />
            <path d={lineOf(leader)} className={styles.line} />
            <circle cx={leader.to[0]} cy={leader.to[1]} r={0.7} className={styles.end} />
          </g>
        ))}
      </svg>
      {leaders.map(({from}, i) => (
        <g key={i}>
          <circle cx={from[0]} cy={from[1]} r={RADIUS} className={styles.disc} />
          <text x={from[0]} y={from[1]} dy="0.35em" className={styles.number}>
            {i + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
