import type {RefObject} from 'react';
import type {Unknown} from '../../finderAnswer';
import Chips from './Chips';
import styles from './styles.module.css';

interface Props {
  unknown: Unknown;
  heading: RefObject<HTMLHeadingElement | null>;
  onAsk: (typed: string) => void;
}

/** That nothing is called so, and what may be meant. */
export default function UnknownLines({unknown: {words, near}, heading, onAsk}: Props) {
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={styles.ask}>
        {words}
      </h2>
      <Chips all={near} onAsk={onAsk} />
    </>
  );
}
