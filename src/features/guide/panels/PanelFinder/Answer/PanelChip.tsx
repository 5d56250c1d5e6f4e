import type {MouseEvent, ReactNode} from 'react';
import {opensElsewhere} from '@site/src/ui/browser/opensElsewhere';
import styles from './styles.module.css';

interface Props {
  name: string;
  /** What asks for it; its name when not given. */
  hash?: string;
  /** What it is to the panel that is shown: 'above', 'below'. */
  children?: ReactNode;
  onAsk: (typed: string) => void;
}

/** A link to another answer of the finder, large enough for a glove. */
export default function PanelChip({name, hash = name, children, onAsk}: Props) {
  function onClick(event: MouseEvent) {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onAsk(hash);
  }
  return (
    <a href={`#${hash}`} className={styles.chip} onClick={onClick}>
      <strong>{name}</strong>
      {children && <span>{children}</span>}
    </a>
  );
}
