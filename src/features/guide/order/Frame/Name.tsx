import clsx from 'clsx';
import {rounded} from '../../sheep/outline';
import type {FrameName} from '../frameNames';
import {halfOf} from '../../sheep/placeBeside';
import styles from './name.module.css';

interface Props extends FrameName {
  /** Whether its panel is hung now; else it is a neighbor. */
  isNow: boolean;
}

/** Half of the dot in which a line ends on its panel, in em of the name. */
const DOT = 0.16;

/** The line from a name that stands beside its panel, to a dot on that; names are drawn over it. */
export function Leader({x, y, size, to}: FrameName) {
  if (!to) return null;
  const line = `M${x} ${y}L${to.join(' ')}`;
  return (
    <>
      <path d={line} className={styles.casing} />
      <path d={line} className={styles.line} />
      <circle cx={to[0]} cy={to[1]} r={rounded(DOT * size)} className={styles.dot} />
    </>
  );
}

/** The name of a panel, on it or on a tag beside it. */
export default function Name({name, x, y, size, to, isNow}: Props) {
  const {width, height} = halfOf({name, size});
  const [across, down] = [Math.round(width), Math.round(height)];
  return (
    <g className={clsx(styles.name, !isNow && styles.beside)}>
      {to && (
        <rect
          x={x - across}
          y={y - down}
          width={2 * across}
          height={2 * down}
          className={styles.tag}
        />
      )}
      <text x={x} y={y} dy="0.35em" fontSize={size} className={to ? undefined : styles.onPanel}>
        {name}
      </text>
    </g>
  );
}
