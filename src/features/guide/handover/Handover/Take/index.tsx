import Camera from '../Camera';
import PasteCode from '../PasteCode';
import styles from '../styles.module.css';

/**
 * Takes a code from another phone, by camera or as text.
 * @param onText gets what was read or pasted, whatever it is
 */
export default function Take({onText}: {onText: (text: string) => void}) {
  return (
    <section className={styles.side}>
      <h2>take over</h2>
      <p>
        Open this page on the other phone. Then scan its code here, or with this phone’s own camera
        app. You see what it holds before anything is added.
      </p>
      <Camera onText={onText} />
      <PasteCode onText={onText} />
    </section>
  );
}
