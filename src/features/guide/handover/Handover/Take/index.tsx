import clsx from 'clsx';
import Camera from '../Camera';
import GhostCode from '../Camera/GhostCode';
import PasteCode from '../PasteCode';
import styles from '../styles.module.css';

/**
 * Takes a code from another phone, by camera or as text.
 * @param onText gets what was read or pasted, whatever it is
 */
export default function Take({onText}: {onText: (text: string) => void}) {
  return (
    <section className={clsx(styles.side, styles.take)}>
      <h2>this phone takes</h2>
      <ol className={styles.steps} role="list">
        <li>Open this page on the other phone.</li>
        <li>Scan its code here, or with this phone’s own camera app.</li>
        <li>You see what it holds before anything is added.</li>
      </ol>
      <Camera onText={onText}>
        <GhostCode />
      </Camera>
      <PasteCode onText={onText} />
    </section>
  );
}
