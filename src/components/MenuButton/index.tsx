import Icon from '../Icon';
import styles from './styles.module.css';

interface Props {
  open: boolean;
  onClick: () => void;
}

/** Opens the drawer on small screens. */
export default function MenuButton({open, onClick}: Props) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label="Open menu"
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={onClick}
    >
      <Icon name="menu" />
    </button>
  );
}
