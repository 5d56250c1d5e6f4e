import SheepHead from '../SheepHead';
import styles from './styles.module.css';

/** A sheet without labels, for as long as nothing is chosen, and who looks over its edge. */
export default function Blank() {
  return (
    <div className={styles.blank} aria-hidden="true">
      <SheepHead />
      <div className={styles.paper} />
    </div>
  );
}
