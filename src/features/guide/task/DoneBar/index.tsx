import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  done: number;
  total: number;
  /** As a row of panels, where it stands on a line of words. */
  inFacets?: boolean;
}

/** How much is done, for the eye; in words it stands beside it. */
export default function DoneBar({done, total, inFacets}: Props) {
  return (
    <progress
      className={clsx(styles.bar, inFacets && styles.facets)}
      max={total}
      value={done}
      aria-hidden="true"
    />
  );
}
