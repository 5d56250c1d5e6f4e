import clsx from 'clsx';
import strokes from '../strokes.module.css';
import styles from './styles.module.css';

interface Props {
  x: number;
  y: number;
  letter: string;
  /** Whose color fills it. */
  crew: 'party' | 'business' | 'headAndHind';
  radius?: number;
}

/** The round mark of a side inside a drawing: its letter on its color. */
export default function Badge({x, y, letter, crew, radius = 14}: Props) {
  return (
    <g className={styles.badge} transform={`translate(${x} ${y})`}>
      <circle r={radius} className={styles[crew]} />
      <text className={clsx(styles.letter, strokes.middle, strokes.strong)} dy="0.36em">
        {letter}
      </text>
    </g>
  );
}
