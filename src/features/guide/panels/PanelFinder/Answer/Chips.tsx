import type {Near} from '../../finderAnswer';
import {opensElsewhere} from '@site/src/ui/browser/opensElsewhere';
import Lengths from '../../Lengths';
import styles from './styles.module.css';

interface Props {
  /** With what each is to the answer. */
  all: readonly (Near & {words?: string})[];
  onAsk: (typed: string) => void;
}

/** Links to other answers, beside each other and large enough for a glove; nothing for none. */
export default function Chips({all, onAsk}: Props) {
  if (all.length === 0) return null;
  return (
    <ul className={styles.chips}>
      {all.map(({name, hash, words}) => (
        <li key={hash}>
          <a
            href={`#${hash}`}
            className={styles.chip}
            onClick={(event) => {
              if (opensElsewhere(event)) return;
              event.preventDefault();
              onAsk(hash);
            }}
          >
            <strong>
              <Lengths>{name}</Lengths>
            </strong>
            {words && (
              <span>
                <Lengths>{words}</Lengths>
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
