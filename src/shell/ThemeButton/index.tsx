import Icon from '../../ui/Icon';
import IconButton from '../../ui/IconButton';
import styles from './styles.module.css';

/**
 * Turns day into night and back. Shows the sun by day and the moon by night; the stylesheet chooses
 * between them, so that the right one is there before script runs.
 */
export default function ThemeButton({onClick}: {onClick: () => void}) {
  return (
    <IconButton label="Switch between dark and light mode" onClick={onClick}>
      <span className={styles.day}>
        <Icon name="sun" />
      </span>
      <span className={styles.night}>
        <Icon name="moon" />
      </span>
    </IconButton>
  );
}
