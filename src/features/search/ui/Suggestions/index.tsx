import Link from '@docusaurus/Link';
import Icon from '../../../../ui/Icon';
import {searchAddress} from '../address';
import styles from './styles.module.css';

export interface Suggestion {
  title: string;
  /** How to ask for such a thing, or what is answered. */
  says: string;
  words: readonly string[];
}

/** What people look for, to press: each leads to what is found. */
export default function Suggestions({all}: {all: readonly Suggestion[]}) {
  return (
    <ul className={styles.all} aria-label="try one of these">
      {all
        .filter(({words}) => words.length > 0)
        .map(({title, says, words}) => (
          <li key={title}>
            <p>
              <strong>{title}</strong>
              <small>{says}</small>
            </p>
            {words.map((word) => (
              <Link key={word} to={searchAddress(word)} className={styles.word}>
                <Icon name="search" />
                {word}
              </Link>
            ))}
          </li>
        ))}
    </ul>
  );
}
