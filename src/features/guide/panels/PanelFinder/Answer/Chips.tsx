import type {Near} from '../../finderAnswer';
import PanelChip from './PanelChip';
import styles from './styles.module.css';

interface Props {
  /** With what each is to the answer. */
  all: readonly (Near & {words?: string})[];
  onAsk: (typed: string) => void;
}

/** Links to other answers, beside each other; nothing for none. */
export default function Chips({all, onAsk}: Props) {
  if (all.length === 0) return null;
  return (
    <ul className={styles.chips}>
      {all.map(({name, hash, words}) => (
        <li key={hash}>
          <PanelChip name={name} hash={hash} onAsk={onAsk}>
            {words}
          </PanelChip>
        </li>
      ))}
    </ul>
  );
}
