import type {MouseEvent, ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  name: string;
  /** What it is to the panel that is shown: 'above', 'below'. */
  children?: ReactNode;
  onAsk: (name: string) => void;
}

/** A link to another panel, large enough for a glove. */
export default function PanelChip({name, children, onAsk}: Props) {
  function onClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onAsk(name);
  }
  return (
    <a href={`#${name}`} className={styles.chip} onClick={onClick}>
      <strong>{name}</strong>
      {children && <span>{children}</span>}
    </a>
  );
}
