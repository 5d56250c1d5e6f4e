import type {ReactNode} from 'react';
import type {MapView} from '../../panels/panelViews';
import styles from './styles.module.css';

/** Below a view of the sheep: what lies at its ends, and between them what is to be said of it. */
export default function ViewLine({view, children}: {view: MapView; children: ReactNode}) {
  const [left, right] = view.ends;
  return (
    <figcaption className={styles.line}>
      <span aria-hidden="true">← {left}</span>
      <strong>{children}</strong>
      <span aria-hidden="true">{right} →</span>
    </figcaption>
  );
}
