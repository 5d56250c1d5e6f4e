import PillButton from '../../../../ui/PillButton';
import styles from './styles.module.css';

/** Tells quietly, at the lower edge, that a newer edition is there; the reader chooses when. */
export default function UpdateBar({onShow, onLater}: {onShow: () => void; onLater: () => void}) {
  return (
    <aside className={styles.bar} aria-label="newer edition">
      <p role="status">A newer edition of this site is saved on your device.</p>
      <div className={styles.choice}>
        <PillButton look="solid" onClick={onShow}>
          show it
        </PillButton>
        <PillButton onClick={onLater}>later</PillButton>
      </div>
    </aside>
  );
}
