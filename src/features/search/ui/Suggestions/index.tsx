import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Sign from '../../../../ui/Icon/Sign';
import {searchAddress} from '../address';
import type {Kind} from '../groups';
import {signOfExample} from '../SearchList/signs';
import found from '../SearchList/styles.module.css';
import styles from './styles.module.css';

export interface Suggestion {
  /** Its color and its sign, as what is found has them. */
  kind: Kind;
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
        .map(({kind, title, says, words}) => (
          <li key={title} className={found[kind]}>
            <div className={clsx(found.card, styles.card)}>
              <p className={clsx(found.name, styles.name)}>
                <Sign path={signOfExample(kind)} />
                {title}
              </p>
              <p className={styles.says}>{says}</p>
              <div className={styles.words}>
                {words.map((word) => (
                  <Link key={word} to={searchAddress(word)} className={styles.word}>
                    {word}
                  </Link>
                ))}
              </div>
            </div>
          </li>
        ))}
    </ul>
  );
}
