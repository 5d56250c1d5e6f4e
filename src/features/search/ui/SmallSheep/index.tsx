import type {Sign} from '../../answers/types';
import styles from './styles.module.css';

/** The sheep from one side with panels in gold. The words beside it say the same. */
export default function SmallSheep({grid, sheep, face, panels}: Sign) {
  const [width, height] = grid;
  return (
    <svg
      className={styles.sheep}
      preserveAspectRatio="xMinYMid"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d={sheep} className={styles.wool} />
      <path d={face} className={styles.face} />
      {panels.map((path) => (
        <path key={path} d={path} className={styles.panel} />
      ))}
    </svg>
  );
}
