import {hyphenated} from '@site/src/text/hyphenated';
import styles from './styles.module.css';

/** A text in which no line ends at a hyphen. The letters stay: what is searched and copied is the text. */
export default function WholeWords({text}: {text: string}) {
  return hyphenated(text).map((piece, nth) =>
    nth % 2 === 1 ? (
      <span key={nth} className={styles.whole}>
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
