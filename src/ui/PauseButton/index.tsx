import Icon from '../Icon';
import PillButton from '../PillButton';
import styles from './styles.module.css';

interface Props {
  paused: boolean;
  onToggle: () => void;
  /** What moves, as in 'pause the lights'. */
  what: string;
}

/** Stops and restarts what moves by itself (WCAG 2.2.2). Not shown where nothing moves. */
export default function PauseButton({paused, onToggle, what}: Props) {
  return (
    <PillButton className={styles.pause} onClick={onToggle}>
      <Icon name={paused ? 'play' : 'pause'} />
      <span>
        {paused ? 'play' : 'pause'} {what}
      </span>
    </PillButton>
  );
}
